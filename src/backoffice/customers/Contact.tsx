import { useState } from "react";
import { type Customer, customerRoutes } from "../../contract/operator/customers.ts";
import { Field } from "../../ui/Field.tsx";
import { act } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { Moment } from "../Moment.tsx";
import { Copy } from "../order/Copy.tsx";
import { useMay } from "../session.ts";
import { useText } from "../text.ts";
import { useCustomerAct } from "./use-customer.ts";
import "../controls/listed.css";

/** How somebody is reached, as far as this person may see it, and since when they have an account. */
export function Contact({ customer }: { customer: Customer }) {
  const t = useText();
  const mayContact = useMay("customers.contact");
  const [moving, setMoving] = useState(false);
  const { email, phone, address = [], since, verified, providers } = customer;
  return (
    <>
      <dl className="facts customer-facts">
        {email !== undefined && (
          <div className="facts-row">
            <dt>{t("OFFICE_EMAIL")}</dt>
            <dd className="breaks">
              <a className="link" href={`mailto:${email}`}>
                {email}
              </a>{" "}
              <Copy text={email} what={t("OFFICE_EMAIL")} />
            </dd>
          </div>
        )}
        {phone !== undefined && phone !== "" && (
          <div className="facts-row">
            <dt>{t("OFFICE_CUSTOMER_PHONE")}</dt>
            <dd>
              <a className="link" href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
                {phone}
              </a>
            </dd>
          </div>
        )}
        {address.length > 0 && (
          <div className="facts-row">
            <dt>{t("OFFICE_CUSTOMER_ADDRESS")}</dt>
            <dd>{address.join(", ")}</dd>
          </div>
        )}
        <div className="facts-row">
          <dt>{t("OFFICE_CUSTOMER_SINCE")}</dt>
          <dd>
            <Moment at={since} />
          </dd>
        </div>
        <div className="facts-row">
          <dt>{t("OFFICE_CUSTOMER_PROVEN")}</dt>
          <dd>
            {t(verified ? "OFFICE_LOG_YES" : "OFFICE_LOG_NO")}
            {providers.length > 0 && ` · ${providers.join(", ")}`}
          </dd>
        </div>
      </dl>
      {mayContact && (
        <div className="listed-acts">
          <Act kind="plain" onClick={() => setMoving(true)}>
            {t("OFFICE_CUSTOMER_EMAIL_CHANGE")}
          </Act>
        </div>
      )}
      {moving && <MoveDialog customer={customer} onClose={() => setMoving(false)} />}
    </>
  );
}

/** Asks another address whether the account may move there: only who reads it there can say yes. */
function MoveDialog({ customer: { id }, onClose }: { customer: Customer; onClose: () => void }) {
  const t = useText();
  const [email, setEmail] = useState("");
  const ask = useCustomerAct({
    id,
    send: () => act(customerRoutes.askEmailChange, { parameters: { id }, body: { email } }),
    said: () => t("OFFICE_CUSTOMER_EMAIL_ASKED", { email }),
    onDone: onClose,
  });
  return (
    <Modal title={t("OFFICE_CUSTOMER_EMAIL_CHANGE")} onClose={onClose}>
      <ModalForm act={t("OFFICE_CUSTOMER_EMAIL_ASK")} sending={ask} onSend={() => ask.mutate()} onClose={onClose}>
        <p>{t("OFFICE_CUSTOMER_EMAIL_TEXT")}</p>
        <Field
          label={t("OFFICE_CUSTOMER_EMAIL_NEW")}
          type="email"
          value={email}
          maxLength={254}
          required
          autoComplete="off"
          data-focus
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
      </ModalForm>
    </Modal>
  );
}

import { useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { type Customer, customerRoutes } from "../../contract/operator/customers.ts";
import { act, call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { saveFile } from "../save-file.ts";
import { useMay } from "../session.ts";
import { useText } from "../text.ts";
import { useCustomerAct } from "./use-customer.ts";
import "../controls/listed.css";

/** What somebody may ask of their data: all of it as a file, or that it is erased. Nothing where this person may do neither. */
export function PersonalData({ customer }: { customer: Customer }) {
  const t = useText();
  const mayExport = useMay("exports.personal");
  const mayErase = useMay("customers.erase");
  const [erasing, setErasing] = useState(false);
  const { id } = customer;
  const write = useMutation({
    mutationFn: () => call(customerRoutes.exportCustomer, { parameters: { id } }),
    onSuccess: ({ data }) =>
      saveFile(`${t("OFFICE_CUSTOMER_FILE")}-${id}.json`, JSON.stringify(data, null, 2), "application/json"),
  });
  if (!mayExport && !mayErase) return null;
  return (
    <Card title={t("OFFICE_CUSTOMER_DATA")}>
      <p className="mute customer-facts">{t("OFFICE_CUSTOMER_DATA_TEXT")}</p>
      <div className="listed-acts">
        {mayExport && (
          <Act busy={write.isPending} onClick={() => write.mutate()}>
            {t("OFFICE_CUSTOMER_EXPORT")}
          </Act>
        )}
        {mayErase && (
          <Act kind="plain" onClick={() => setErasing(true)}>
            {t("OFFICE_CUSTOMER_ERASE")}
          </Act>
        )}
      </div>
      <Refused error={write.error} />
      {erasing && <EraseDialog customer={customer} onClose={() => setErasing(false)} />}
    </Card>
  );
}

/** Erases an account for good: says what goes, what the law keeps and how long, and whose it is. */
function EraseDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const t = useText();
  const { id, name, email, points, keeps } = customer;
  const [sure, setSure] = useState(false);
  const erase = useCustomerAct({
    id,
    send: () => act(customerRoutes.eraseCustomer, { parameters: { id } }),
    said: () => t("OFFICE_CUSTOMER_ERASED_DONE"),
    onDone: onClose,
  });
  return (
    <Modal title={t("OFFICE_CUSTOMER_ERASE_WHO", { name: name || email || String(id) })} onClose={onClose}>
      <ModalForm
        act={t("OFFICE_CUSTOMER_ERASE")}
        kind="ink"
        disabled={!sure}
        sending={erase}
        onSend={() => erase.mutate()}
        onClose={onClose}
      >
        <p>{t("OFFICE_ERASE_GOES")}</p>
        {points > 0 && <p>{t("OFFICE_ERASE_POINTS", { points })}</p>}
        <p>{t("OFFICE_ERASE_STAYS")}</p>
        <ul className="erasure">
          {keeps.documents > 0 && <li>{t("OFFICE_ERASE_DOCUMENTS", { count: keeps.documents })}</li>}
          {keeps.openOrders > 0 && <li>{t("OFFICE_ERASE_OPEN", { count: keeps.openOrders })}</li>}
          <li>{t("OFFICE_ERASE_ORDERS")}</li>
        </ul>
        <label className="tick-row">
          <input type="checkbox" checked={sure} onChange={(event) => setSure(event.currentTarget.checked)} />
          {t("OFFICE_ERASE_SURE")}
        </label>
      </ModalForm>
    </Modal>
  );
}

import { type FormEvent, useState } from "react";
import { operatorRoutes } from "../../contract/operator/routes.ts";
import { Field } from "../../ui/Field.tsx";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Modal } from "../controls/Modal.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { tell } from "../notice.ts";
import { useText } from "../text.ts";
import { type Transfer, useTransferAct } from "./use-transfers.ts";

/** Writes down the account that a buyer has told by telephone or e-mail. */
export function AccountDialog({ transfer, onClose }: { transfer: Transfer; onClose: () => void }) {
  const t = useText();
  const [iban, setIban] = useState("");
  const [holder, setHolder] = useState(transfer.holder ?? transfer.buyer);
  const say = useTransferAct(
    () => call(operatorRoutes.sayAccount, { parameters: transfer, body: { iban, holder } }),
    () => {
      onClose();
      tell(t("OFFICE_REFUNDS_SAID"));
    },
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!say.isPending) say.mutate(undefined);
  };
  return (
    <Modal title={t("OFFICE_REFUNDS_SAY_TITLE", { number: transfer.order })} onClose={onClose}>
      <form className="modal-form" onSubmit={send}>
        <Field
          label={t("OFFICE_REFUNDS_IBAN")}
          value={iban}
          required
          maxLength={60}
          autoComplete="off"
          data-focus
          onChange={(event) => setIban(event.currentTarget.value)}
        />
        <Field
          label={t("OFFICE_REFUNDS_HOLDER")}
          value={holder}
          required
          maxLength={70}
          autoComplete="off"
          onChange={(event) => setHolder(event.currentTarget.value)}
        />
        <Refused error={say.error} />
        <div className="modal-acts">
          <Act type="submit" kind="signal" busy={say.isPending}>
            {t("OFFICE_REFUNDS_SAVE")}
          </Act>
          <Act kind="plain" onClick={onClose}>
            {t("OFFICE_CANCEL")}
          </Act>
        </div>
      </form>
    </Modal>
  );
}

import { useState } from "react";
import { refundTransferRoutes } from "../../contract/operator/refund-transfers.ts";
import { Field } from "../../ui/Field.tsx";
import { call } from "../api.ts";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { tell } from "../notice.ts";
import { useText } from "../text.ts";
import { type Transfer, useTransferAct } from "./use-transfers.ts";

/** Writes down the account that a buyer has told by telephone or e-mail. */
export function AccountDialog({ transfer, onClose }: { transfer: Transfer; onClose: () => void }) {
  const t = useText();
  const [iban, setIban] = useState("");
  const [holder, setHolder] = useState(transfer.holder ?? transfer.buyer);
  const say = useTransferAct(
    () => call(refundTransferRoutes.sayAccount, { parameters: transfer, body: { iban, holder } }),
    () => {
      onClose();
      tell(t("OFFICE_REFUNDS_SAID"));
    },
  );
  return (
    <Modal title={t("OFFICE_REFUNDS_SAY_TITLE", { number: transfer.order })} onClose={onClose}>
      <ModalForm act={t("OFFICE_REFUNDS_SAVE")} sending={say} onSend={() => say.mutate(undefined)} onClose={onClose}>
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
      </ModalForm>
    </Modal>
  );
}

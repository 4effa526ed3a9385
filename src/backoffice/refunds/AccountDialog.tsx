import { useState } from "react";
import { refundTransferRoutes } from "../../contract/operator/refund-transfers.ts";
import { Field } from "../../ui/Field.tsx";
import { call, problemIn, refusalOf } from "../api.ts";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { tell } from "../notice.ts";
import { useText } from "../text.ts";
import { Overtaken } from "../two-people/Overtaken.tsx";
import { type Transfer, useTransferAct } from "./use-transfers.ts";

/** Writes down the account that a buyer has told by telephone or e-mail. Where it was said meanwhile, by a colleague or by the buyer, both are shown, and one is chosen. */
export function AccountDialog({ transfer, onClose }: { transfer: Transfer; onClose: () => void }) {
  const t = useText();
  const [iban, setIban] = useState("");
  const [holder, setHolder] = useState(transfer.holder ?? transfer.buyer);
  const [seen, setSeen] = useState(transfer.accountVersion);
  const say = useTransferAct(
    (version: string) =>
      call(refundTransferRoutes.sayAccount, { parameters: { id: transfer.id }, body: { iban, holder }, version }),
    () => {
      onClose();
      tell(t("OFFICE_REFUNDS_SAID"));
    },
  );
  const isOld = seen !== transfer.accountVersion && !say.isPending && !say.isSuccess;
  // Decided again, on the account as it is now.
  const keepMine = () => {
    setSeen(transfer.accountVersion);
    say.mutate(transfer.accountVersion);
  };
  return (
    <Modal title={t("OFFICE_REFUNDS_SAY_TITLE", { number: transfer.order })} onClose={onClose}>
      {isOld && (
        <Overtaken
          changed={refusalOf(say.error) === "VERSION_OLD" ? problemIn(say.error)?.changed : undefined}
          theirs={`${transfer.account ?? ""} · ${transfer.holder ?? ""}`}
          mine={`${iban || "–"} · ${holder}`}
          onTheirs={onClose}
          onMine={iban.trim() === "" ? undefined : keepMine}
        />
      )}
      <ModalForm
        act={t("OFFICE_REFUNDS_SAVE")}
        {...(!isOld && { sending: say })}
        disabled={isOld}
        onSend={() => say.mutate(seen)}
        onClose={onClose}
      >
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

import { type FormEvent, useState } from "react";
import { refundTransferRoutes } from "../../contract/operator/refund-transfers.ts";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Modal } from "../controls/Modal.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { tell } from "../notice.ts";
import { sumOf } from "../settle/draft.ts";
import { SumField } from "../settle/SumField.tsx";
import { useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import { type Transfer, useTransferAct } from "./use-transfers.ts";

/** Says with which sum a transfer was paid, and what becomes of the difference to what was asked. */
export function PaidSumDialog({ transfer, onClose }: { transfer: Transfer; onClose: () => void }) {
  const t = useText();
  const money = useMoney();
  const [text, setText] = useState("");
  const { id, order } = transfer;
  const { amount: asked, currency } = transfer.money;
  const amount = sumOf(text) ?? 0;
  const reopen = useTransferAct(
    () => call(refundTransferRoutes.reopenTransfers, { body: { ids: [id] } }),
    () => tell(t("OFFICE_REFUNDS_REOPENED")),
  );
  const pay = useTransferAct(
    () => call(refundTransferRoutes.payTransferSum, { parameters: { id }, body: { amount } }),
    () => {
      onClose();
      tell(t("OFFICE_REFUNDS_PAID_SUM", { sum: money({ amount, currency }) }), async () => {
        await reopen.mutateAsync(undefined);
      });
    },
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (amount > 0 && !pay.isPending) pay.mutate(undefined);
  };
  const difference = money({ amount: Math.abs(asked - amount), currency });
  return (
    <Modal title={t("OFFICE_REFUNDS_PAID_TITLE", { number: order })} onClose={onClose}>
      <form className="modal-form" onSubmit={send}>
        <p>{t("OFFICE_REFUNDS_WAS_ASKED", { sum: money(transfer.money) })}</p>
        <SumField label={t("OFFICE_REFUNDS_PAID_HOW_MUCH")} currency={currency} value={text} onText={setText} />
        {amount > 0 && amount !== asked && (
          <p role="status">
            {t(amount < asked ? "OFFICE_REFUNDS_PAID_LESS" : "OFFICE_REFUNDS_PAID_MORE", { sum: difference })}
          </p>
        )}
        <Refused error={pay.error} />
        <div className="modal-acts">
          <Act type="submit" kind="signal" busy={pay.isPending || amount === 0}>
            {t("OFFICE_REFUNDS_PAY_SUM", { sum: money({ amount, currency }) })}
          </Act>
          <Act kind="plain" onClick={onClose}>
            {t("OFFICE_CANCEL")}
          </Act>
        </div>
      </form>
    </Modal>
  );
}

import { useState } from "react";
import type { Order } from "../../contract/operator/order.ts";
import { settlementRoutes } from "../../contract/operator/settlements.ts";
import type { Currency } from "../../domain/money.ts";
import { call } from "../api.ts";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { freshKey } from "../fresh-key.ts";
import { tell } from "../notice.ts";
import { useAct } from "../order/use-order.ts";
import { useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import { sumOf } from "./draft.ts";
import { SumField } from "./SumField.tsx";

interface TransferDialogProps {
  order: Order;
  money: NonNullable<Order["money"]>;
  onClose: () => void;
}

/** Says that a bank transfer came: the right sum pays the order; of another it is said what follows before it is recorded. */
export function TransferDialog({ order, money: { missing, total, totalPln }, onClose }: TransferDialogProps) {
  const t = useText();
  const money = useMoney();
  const [currency, setCurrency] = useState<Currency>(order.currency);
  const [text, setText] = useState("");
  const [key] = useState(freshKey);
  const amount = sumOf(text) ?? 0;
  const expected = { amount: currency === order.currency ? missing : totalPln, currency };
  // What is left of a sum is asked for in the order's own currency.
  const inPln = order.currency !== "pln" && missing === total;
  const otherSum = amount > 0 && amount !== expected.amount;
  const partly = otherSum && amount < expected.amount;
  const record = useAct(
    () =>
      call(settlementRoutes.recordTransfer, {
        parameters: order,
        body: { amount, currency, otherSum },
        version: order.versions.money,
        key: `${key}-${amount}${currency}${otherSum}`,
      }),
    (after) => {
      onClose();
      tell(t("OFFICE_TRANSFER_DONE", { number: after.number, sum: money({ amount, currency }) }));
    },
  );
  return (
    <Modal title={t("OFFICE_TRANSFER_TITLE", { number: order.number })} onClose={onClose}>
      <ModalForm
        act={t("OFFICE_TRANSFER_DO", { sum: money({ amount, currency }) })}
        disabled={amount === 0}
        sending={record}
        onSend={() => record.mutate(undefined)}
        onClose={onClose}
      >
        {inPln && (
          <fieldset>
            <legend className="field-label">{t("OFFICE_TRANSFER_CURRENCY")}</legend>
            {[order.currency, "pln" as const].map((one) => (
              <label key={one} className="tick-row">
                <input type="radio" name="currency" checked={currency === one} onChange={() => setCurrency(one)} />
                {one.toUpperCase()}
              </label>
            ))}
          </fieldset>
        )}
        <SumField label={t("OFFICE_TRANSFER_SUM")} currency={currency} value={text} onText={setText} />
        <p role="status">
          {otherSum &&
            t(partly ? "OFFICE_TRANSFER_LESS" : "OFFICE_TRANSFER_MORE", {
              costs: money(expected),
              difference: money({ amount: Math.abs(amount - expected.amount), currency }),
            })}
        </p>
        <p>{t(partly ? "OFFICE_SETTLE_FINAL_STATE" : "OFFICE_MOVE_PAID_TEXT")}</p>
      </ModalForm>
    </Modal>
  );
}

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
import { FieldError } from "../../ui/FieldError.tsx";
import { sumOf } from "./draft.ts";
import { SumField } from "./SumField.tsx";

interface TransferDialogProps {
  order: Order;
  money: NonNullable<Order["money"]>;
  onClose: () => void;
}

/** Says that a bank transfer came: the right sum pays the order, of another both sums are said. */
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
  const other = amount > 0 && amount !== expected.amount;
  const record = useAct(
    () =>
      call(settlementRoutes.recordTransfer, {
        parameters: order,
        body: { amount, currency },
        version: order.versions.money,
        key: `${key}-${amount}${currency}`,
      }),
    (after) => {
      onClose();
      tell(t("OFFICE_MOVED", { number: after.number, state: t(`ORDER_STATE_${after.state.toUpperCase()}`) }));
    },
  );
  return (
    <Modal title={t("OFFICE_TRANSFER_TITLE", { number: order.number })} onClose={onClose}>
      <ModalForm
        act={t("OFFICE_TRANSFER_DO", { sum: money({ amount, currency }) })}
        disabled={amount === 0 || other}
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
        {other && (
          <FieldError
            text={t("OFFICE_TRANSFER_OTHER", { came: money({ amount, currency }), costs: money(expected) })}
          />
        )}
        <p>{t("OFFICE_MOVE_PAID_TEXT")}</p>
      </ModalForm>
    </Modal>
  );
}

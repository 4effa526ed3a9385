import { useState } from "react";
import type { Order } from "../../contract/operator/order.ts";
import { settlementRoutes } from "../../contract/operator/settlements.ts";
import type { Money } from "../amounts.ts";
import { call } from "../api.ts";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { freshKey } from "../fresh-key.ts";
import { tell } from "../notice.ts";
import { useAct } from "../order/use-order.ts";
import { useText } from "../text.ts";
import { useMoney } from "../use-money.ts";

/** Gives back money of an order that the shop holds and that is not its own. */
export function BalanceDialog({ order, over, onClose }: { order: Order; over: readonly Money[]; onClose: () => void }) {
  const t = useText();
  const money = useMoney();
  const sum = over.map(money).join(" + ");
  const [way, setWay] = useState<"asItCame" | "toAccount">("asItCame");
  const [told, setTold] = useState(true);
  const [key] = useState(freshKey);
  const give = useAct(
    () =>
      call(settlementRoutes.giveBalanceBack, {
        parameters: order,
        body: { way, tell: told },
        version: order.versions.money,
        key: `${key}-${way}`,
      }),
    (after) => {
      onClose();
      tell(t("OFFICE_SETTLE_DONE", { number: after.number, sum }));
    },
  );
  return (
    <Modal title={t("OFFICE_BALANCE_TITLE", { number: order.number })} onClose={onClose}>
      <ModalForm
        act={t("OFFICE_BALANCE_DO", { sum, name: order.buyer.name })}
        sending={give}
        onSend={() => give.mutate(undefined)}
        onClose={onClose}
      >
        <p>{t("OFFICE_BALANCE_OVER", { sum })}</p>
        <fieldset>
          <legend className="field-label">{t("OFFICE_SETTLE_MONEY")}</legend>
          {(["asItCame", "toAccount"] as const).map((one) => (
            <label key={one} className="tick-row">
              <input type="radio" name="way" checked={way === one} onChange={() => setWay(one)} />
              {t(`OFFICE_SETTLE_MONEY_${one.toUpperCase()}`)}
            </label>
          ))}
        </fieldset>
        <label className="tick-row">
          <input type="checkbox" checked={told} onChange={() => setTold(!told)} />
          {t("OFFICE_SETTLE_TELL")}
        </label>
        <p className="settle-final">{t("OFFICE_SETTLE_FINAL")}</p>
      </ModalForm>
    </Modal>
  );
}

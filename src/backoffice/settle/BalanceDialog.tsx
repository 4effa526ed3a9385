import { type FormEvent, useState } from "react";
import type { Order } from "../../contract/operator/order.ts";
import { operatorRoutes } from "../../contract/operator/routes.ts";
import type { Money } from "../amounts.ts";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Modal } from "../controls/Modal.tsx";
import { Refused } from "../controls/Trouble.tsx";
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
      call(operatorRoutes.giveBalanceBack, {
        parameters: order,
        body: { way, tell: told },
        version: order.versions.money,
        key: `${key}-${way}`,
      }),
    (after) => {
      onClose();
      tell(t("OFFICE_SETTLE_DONE", { number: after.number }));
    },
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!give.isPending) give.mutate(undefined);
  };
  return (
    <Modal title={t("OFFICE_BALANCE_TITLE", { number: order.number })} onClose={onClose}>
      <form className="modal-form" onSubmit={send}>
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
        <Refused error={give.error} />
        <p className="settle-final">{t("OFFICE_SETTLE_FINAL")}</p>
        <div className="modal-acts">
          <Act type="submit" kind="signal" busy={give.isPending}>
            {t("OFFICE_BALANCE_DO", { sum, name: order.buyer.name })}
          </Act>
          <Act kind="plain" onClick={onClose}>
            {t("OFFICE_CANCEL")}
          </Act>
        </div>
      </form>
    </Modal>
  );
}

import type { Order } from "../../contract/operator/order.ts";
import { useText } from "../text.ts";
import { useMoney } from "../use-money.ts";

type Settlement = NonNullable<Order["money"]>["settlements"][number];

/** What was given back at once, as a sentence: by whom, which pieces, for how much, why, with which document. */
export function SettlementText({ settlement, order }: { settlement: Settlement; order: Order }) {
  const t = useText();
  const money = useMoney();
  const { kind, by, amount, withheld, shipping, lines, reason, document } = settlement;
  const pieces = lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ position, quantity }) => {
      const line = order.lines.find((one) => one.position === position);
      return `${quantity} × ${[line?.name, line?.variant].filter(Boolean).join(", ")}`;
    });
  const parts = [...pieces, ...(shipping > 0 ? [t("OFFICE_SETTLE_SHIPPING")] : [])];
  const own = (sum: number) => money({ amount: sum, currency: order.currency });
  return (
    <p>
      {by !== null && <strong>{by}: </strong>}
      {t(`OFFICE_SETTLED_${kind.toUpperCase() as Uppercase<Settlement["kind"]>}`, { sum: own(amount) })}
      {withheld > 0 && <span>, {t("OFFICE_SETTLED_WITHHELD", { sum: own(withheld) })}</span>}
      {parts.length > 0 && <span> · {parts.join(", ")}</span>}
      <span className="mute"> · {[reason, document].filter(Boolean).join(" · ")}</span>
    </p>
  );
}

import type { Money } from "../amounts.ts";
import { useCount, useText } from "../text.ts";
import { useMoney } from "../use-money.ts";

/** How many orders are filtered and what was ordered with them, whatever was cancelled or given back since, in each of their currencies; the sum only to who may see money. */
export function ListSums({
  count,
  sums,
}: {
  count: { orders: number; atLeast: boolean };
  sums: readonly Money[] | undefined;
}) {
  const t = useText();
  const counted = useCount();
  const money = useMoney();
  const many = count.atLeast
    ? t("OFFICE_ORDERS_AT_LEAST", { count: count.orders })
    : counted("OFFICE_ORDERS_COUNT", count.orders);
  return (
    <p className="list-sums" role="status">
      <span>{many}</span>
      {sums?.map((sum) => (
        <strong key={sum.currency} className="money">
          {money(sum)}
        </strong>
      ))}
      {sums !== undefined && sums.length > 0 && <span className="mute">{t("OFFICE_ORDERS_SUM_OF")}</span>}
    </p>
  );
}

import type { OrderInList } from "../../../contract/customer-orders.ts";
import { orderHref } from "../../../contract/paths.ts";
import { formatMoney, parseDecimal } from "../../../domain/money.ts";
import { Link } from "../../app/navigation/Link.tsx";
import { useCount, useText } from "../../app/text.ts";
import { OrderState } from "../user/OrderState.tsx";
import { useMoments } from "../user/use-moments.ts";
import "./orders-table.css";

/** Orders in rows; the whole row leads to the order. */
export function OrdersTable({ orders }: { orders: readonly OrderInList[] }) {
  const t = useText();
  const count = useCount();
  const { day } = useMoments();
  return (
    <table className="orders-table figures">
      <caption className="hidden-text">{t("MYORDER_LIST")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("MYORDER_NUMBER")}</th>
          <th scope="col">{t("MYORDER_DATE")}</th>
          <th scope="col">{t("MYORDER_STATE")}</th>
          <th scope="col">{t("MYORDER_TOTAL")}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map(({ number, date, state, partlySent, total, currency, pieces }) => (
          <tr key={number}>
            <th scope="row">
              <Link href={orderHref(number)} aria-label={t("MYORDER_OPEN", { number })}>
                {number}
              </Link>
            </th>
            <td>{day(date)}</td>
            <td>
              <OrderState state={state} partlySent={partlySent} />
            </td>
            <td>
              <span className="orders-pieces mute">{count("MYORDER_PIECES", pieces)}</span>
              {formatMoney(parseDecimal(total), currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

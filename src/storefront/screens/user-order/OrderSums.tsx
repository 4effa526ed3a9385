import type { OrderReply } from "../../../contract/customer-orders.ts";
import { formatMoney, parseDecimal } from "../../../domain/money.ts";
import { useText } from "../../app/text.ts";
import "./order-sums.css";

/** What the order cost, sum by sum, in the currency it was placed in. */
export function OrderSums({ order }: { order: OrderReply }) {
  const t = useText();
  const { sums, currency, totalPln, discountCode, earns } = order;
  const money = (amount: string) => formatMoney(parseDecimal(amount), currency);
  const isNothing = (amount: string) => parseDecimal(amount) === 0;
  return (
    <div className="order-sums figures">
      <table>
        <caption className="hidden-text">{t("MYORDER_TOTAL")}</caption>
        <tbody>
          <tr>
            <th scope="row">{t("MYORDER_SUM_PRODUCTS")}</th>
            <td>{money(sums.products)}</td>
          </tr>
          <tr>
            <th scope="row">{t("MYORDER_SUM_SHIPPING")}</th>
            <td>{isNothing(sums.shipping) ? t("MYORDER_FREE") : money(sums.shipping)}</td>
          </tr>
          {!isNothing(sums.discount) && (
            <tr>
              <th scope="row">{[t("MYORDER_SUM_CODE"), discountCode].filter(Boolean).join(" ")}</th>
              <td>−{money(sums.discount)}</td>
            </tr>
          )}
          {!isNothing(sums.points) && (
            <tr>
              <th scope="row">{t("MYORDER_SUM_POINTS")}</th>
              <td>−{money(sums.points)}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("MYORDER_SUM_TOTAL")}</th>
            <td>
              {money(sums.total)}
              {currency !== "pln" && <span className="mute">{formatMoney(parseDecimal(totalPln), "pln")}</span>}
            </td>
          </tr>
        </tfoot>
      </table>
      {earns !== null && <p className="small">{t(earnsCode[earns.kind], { points: earns.points })}</p>}
    </div>
  );
}

const earnsCode = {
  will: "MYORDER_POINTS_WILL",
  earned: "MYORDER_POINTS_EARNED",
  takenBack: "MYORDER_POINTS_BACK",
} as const;

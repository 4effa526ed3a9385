import { useText } from "../../app/text.ts";
import { useAmountText, useTotals } from "./money-text.ts";
import "./summary-table.css";

/** The order summary without its last line (specification, point 2): zero reductions are not shown. */
export function SummaryTable() {
  const t = useText();
  const amountText = useAmountText();
  const { products, shipping, discount, points } = useTotals().amount;
  const rows = [
    { name: "products", label: "ORDER_SUMMARY_VALUE", text: amountText(products), shown: true },
    {
      name: "shipping",
      label: "ORDER_SUMMARY_SHIPPING",
      text: shipping === null ? "- - -" : amountText(shipping),
      shown: true,
    },
    { name: "discount", label: "ORDER_SUMMARY_DISCOUNT", text: `−${amountText(discount)}`, shown: discount > 0 },
    { name: "points", label: "ORDER_SUMMARY_POINTS", text: `−${amountText(points)}`, shown: points > 0 },
  ] as const;
  return (
    <table className="summary-table">
      <caption className="hidden-text">{t("ORDER_SUMMARY")}</caption>
      <tbody>
        {rows
          .filter(({ shown }) => shown)
          .map(({ name, label, text }) => (
            <tr key={name}>
              <th scope="row">{t(label)}</th>
              <td>
                <output data-total={name}>{text}</output>
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

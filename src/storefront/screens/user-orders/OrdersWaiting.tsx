import { useText } from "../../app/text.ts";
import "./orders-waiting.css";

const rows = [1, 2, 3, 4, 5];

/** The room orders will take. */
export function OrdersWaiting() {
  const t = useText();
  return (
    <div className="orders-waiting" role="status">
      <span className="hidden-text">{t("MYORDER_LOADING")}</span>
      {rows.map((row) => (
        <span key={row} className="orders-waiting-row" />
      ))}
    </div>
  );
}

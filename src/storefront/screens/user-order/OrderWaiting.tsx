import { useText } from "../../app/text.ts";
import "./order-waiting.css";

/** The room an order will take. */
export function OrderWaiting() {
  const t = useText();
  return (
    <div className="order-waiting" role="status">
      <span className="hidden-text">{t("MYORDER_LOADING")}</span>
      <span className="order-waiting-head" />
      <span className="order-waiting-line" />
      <span className="order-waiting-line" />
      <span className="order-waiting-side" />
    </div>
  );
}

import { putBack, type RemovedLine } from "./change-quantity.ts";
import { useText } from "../../app/text.ts";
import { orderAttempt } from "../confirm/attempt.ts";

/** Stands where a line was removed, until the next change: its name, and the way back. */
export function RemovedLineRow({ removed }: { removed: RemovedLine }) {
  const t = useText();
  return (
    <li className="cart-line-removed">
      <span role="status">{t("ORDER_REMOVED", { productName: removed.line.product.product_name })}</span>
      <button type="button" className="link" autoFocus data-panel-focus="" onClick={() => takeBack(removed)}>
        {t("BTN_UNDO")}
      </button>
    </li>
  );
}

function takeBack(removed: RemovedLine): void {
  putBack(removed);
  orderAttempt.setState({ removed: null });
}

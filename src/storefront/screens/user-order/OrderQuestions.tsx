import type { OrderReply } from "../../../contract/customer-orders.ts";
import { askAboutOrderHref, complaintHref, withdrawalHref } from "../../../contract/paths.ts";
import { Link } from "../../app/navigation/Link.tsx";
import { useText } from "../../app/text.ts";
import "./order-questions.css";

/** The ways to the shop about an order: a question with its number filled in, and returns, the withdrawal from the contract among them. */
export function OrderQuestions({ order: { number, state, returns, withdrawUntil } }: { order: OrderReply }) {
  const t = useText();
  const over = state === "cancelled" || state === "expired";
  return (
    <ul className="order-questions">
      <li>
        <Link className="link" href={askAboutOrderHref(number)}>
          {t("MYORDER_ASK")}
        </Link>
      </li>
      {!over && state !== "returned" && (
        <li>
          <Link className="link" href={withdrawalHref(number)}>
            {t("MYORDER_WITHDRAW")}
          </Link>
          {withdrawUntil !== null && (
            <span className="mute"> {t("MYORDER_WITHDRAW_UNTIL", { day: withdrawUntil })}</span>
          )}
        </li>
      )}
      {state === "delivered" && (
        <li>
          <Link className="link" href={complaintHref(number)}>
            {t("MYORDER_COMPLAIN")}
          </Link>
        </li>
      )}
      {returns !== null && !over && (
        <li>
          <Link className="link" href={returns}>
            {t("MYORDER_RETURN")}
          </Link>
        </li>
      )}
    </ul>
  );
}

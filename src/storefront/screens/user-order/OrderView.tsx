import type { OrderReply } from "../../../contract/customer-orders.ts";
import { useText } from "../../app/text.ts";
import { useMoments } from "../user/use-moments.ts";
import { BuyAgain } from "./BuyAgain.tsx";
import { OrderedLines } from "./OrderedLines.tsx";
import { OrderFacts } from "./OrderFacts.tsx";
import { OrderNow } from "./OrderNow.tsx";
import { OrderQuestions } from "./OrderQuestions.tsx";
import { OrderSums } from "./OrderSums.tsx";
import type { ComingPayment } from "./use-coming-payment.ts";
import "./order-view.css";

/** An order whole: where it is and how it got there, what is in it, what it cost, where it goes, and what can be done. */
export function OrderView({ order, coming }: { order: OrderReply; coming: ComingPayment }) {
  const t = useText();
  const { whole } = useMoments();
  return (
    <>
      <p className="order-placed figures mute">{t("MYORDER_PLACED", { date: whole(order.date) })}</p>
      <div className="order-columns">
        <div className="order-main">
          <OrderNow order={order} coming={coming} />
          <OrderedLines lines={order.lines} currency={order.currency} />
        </div>
        <div className="order-aside">
          <OrderSums order={order} />
          <BuyAgain lines={order.lines} aside={order.state === "awaitingPayment"} />
          <OrderFacts order={order} />
          <OrderQuestions order={order} />
        </div>
      </div>
    </>
  );
}

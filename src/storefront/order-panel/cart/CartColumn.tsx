import { useSession } from "../../session/store.ts";
import { useCount, useText } from "../../app/text.ts";
import { Price } from "../../app/Price.tsx";
import { cartQuantity, cartTotal } from "../../../domain/order/cart.ts";
import { stopsAll } from "../../../domain/order/obstacle.ts";
import { CartLineRow } from "./CartLineRow.tsx";
import type { Checkout } from "../delivery/checkout.ts";
import { FreeShippingNote } from "./FreeShippingNote.tsx";
import { isSoldOut } from "./line-changes.ts";
import { RemovedLineRow } from "./RemovedLineRow.tsx";
import { NoDelivery } from "../delivery/NoDelivery.tsx";
import { Selection } from "../delivery/Selection.tsx";
import { useObstacle } from "../delivery/use-obstacle.ts";
import { SummaryTable } from "../confirm/SummaryTable.tsx";
import { useOrderAttempt } from "../confirm/attempt.ts";
import "./cart-column.css";

/** What is in the cart; on desktop also how it is paid and delivered (specification, point 2). */
export function CartColumn({ checkout }: { checkout: Checkout }) {
  const t = useText();
  const counted = useCount();
  const lines = useSession((state) => state.products);
  const mobile = useSession((state) => state.mobile);
  const step = useSession((state) => state.orderStep);
  const removed = useOrderAttempt((state) => state.removed);
  const obstacle = useObstacle(checkout);
  const rows = lines.map((line) => <CartLineRow key={line.key} line={line} />);
  return (
    <section className="panel-cart" aria-labelledby="panel-cart-title">
      <h2 id="panel-cart-title" tabIndex={-1} data-panel-focus={step === "cart" ? "" : undefined}>
        {t("ORDER_CART")}
      </h2>
      <ul className="cart-lines">
        {removed === null ? rows : rows.toSpliced(removed.index, 0, <RemovedLineRow key="removed" removed={removed} />)}
      </ul>
      <p className="cart-sum">
        <span>
          {t("ORDER_SUMMARY_PRODUCTS")}{" "}
          <small>{counted("ORDER_PIECES", cartQuantity(lines.filter((line) => !isSoldOut(line))))}</small>
        </span>
        <Price of={cartTotal(lines)} />
      </p>
      <FreeShippingNote />
      {mobile && step === "cart" && obstacle !== null && stopsAll(obstacle) && <NoDelivery obstacle={obstacle} />}
      {!mobile && <Selection checkout={checkout} />}
      {mobile && step === "cart" && <SummaryTable />}
    </section>
  );
}

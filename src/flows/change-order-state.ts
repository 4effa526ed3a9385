import { inTransaction, type Pool } from "../database/connect.ts";
import { noteFacts } from "../database/facts.ts";
import { giveBack, type Move, moveOrder, type MovedOrder } from "../database/order-states.ts";
import type { Queryable } from "../database/queryable.ts";
import { languageOf } from "../domain/language.ts";
import { hasGivenBack, type OrderState, statesBefore } from "../domain/order-states.ts";
import { makeCorrection } from "./make-correction.ts";
import { makeInvoice } from "./make-invoice.ts";
import { tellStockIsBack } from "./tell-stock-is-back.ts";

export type StateWish = Omit<Move, "from">;

/**
 * Moves an order to a state, in the caller's transaction, with all that follows from it: stock, code and
 * points go back exactly once (guarantees, point 6), a paid order gets its invoice or proof of purchase, one
 * that is undone the correction of it. Answers null when the order was in no state it could
 * come from: nothing has changed then.
 */
export async function moveOrderTo(db: Queryable, wish: StateWish): Promise<MovedOrder | null> {
  const order = await moveOrder(db, { ...wish, from: statesBefore(wish.to) });
  if (order === null) return null;
  if (hasGivenBack(wish.to)) {
    const products = await giveBack(db, order);
    await noteFacts(db, products.map((id) => `product:${id}`));
    await tellStockIsBack(db, products);
  }
  // Last: the counter of numbers is locked from here to the end of the transaction.
  await writeDocuments(db, order, wish);
  return order;
}

/** An order paid on delivery has its document when it is sent; one that has it already keeps it. */
async function writeDocuments(db: Queryable, { order_id: orderId, lan_id }: MovedOrder, { to, now }: StateWish): Promise<void> {
  if (to === "paid" || to === "sent" || to === "delivered") await makeInvoice(db, { orderId, now, paid: to !== "sent" });
  const reason = reasons[to];
  if (reason === undefined) return;
  await makeCorrection(db, { orderId, now, occasion: to, taken: "everything", reason: languageOf(lan_id).lanCode === "pl" ? reason.pl : `${reason.pl} / ${reason.en}` });
}

const reasons: Partial<Record<OrderState, { pl: string; en: string }>> = {
  returned: { pl: "Zwrot towaru", en: "Goods returned" },
  cancelled: { pl: "Anulowanie zamówienia", en: "Order cancelled" },
};

/** The same in a transaction of its own; answers whether the order was moved. */
export async function changeOrderState(pool: Pool, wish: StateWish): Promise<boolean> {
  return inTransaction(pool, async (db) => (await moveOrderTo(db, wish)) !== null);
}

import { inTransaction, type Pool } from "../database/connect.ts";
import { noteFacts } from "../database/facts.ts";
import { giveBack, type Move, moveOrder, type MovedOrder } from "../database/order-states.ts";
import type { Queryable } from "../database/queryable.ts";
import { hasGivenBack, statesBefore } from "../domain/order-states.ts";
import { tellStockIsBack } from "./tell-stock-is-back.ts";

export type StateWish = Omit<Move, "from">;

/**
 * Moves an order to a state, in the caller's transaction, with all that follows from it: stock, code and
 * points go back exactly once (guarantees, point 6). Answers null when the order was in no state it could
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
  return order;
}

/** The same in a transaction of its own; answers whether the order was moved. */
export async function changeOrderState(pool: Pool, wish: StateWish): Promise<boolean> {
  return inTransaction(pool, async (db) => (await moveOrderTo(db, wish)) !== null);
}

import { inTransaction, type Pool } from "../database/connect.ts";
import { noteFacts } from "../database/facts.ts";
import { overdueOrders, releaseOrder } from "../database/release.ts";
import { tellStockIsBack } from "./tell-stock-is-back.ts";

/**
 * Ends the orders whose time to be paid is over: stock, code and points go back, exactly once, each order
 * in a transaction of its own (guarantees, point 6). Answers how many were ended.
 */
export async function releaseOverdueOrders(pool: Pool, now: Date): Promise<number> {
  let released = 0;
  for (const orderId of await overdueOrders(pool, now)) {
    const products = await inTransaction(pool, async (db) => {
      const returned = await releaseOrder(db, orderId, now);
      await noteFacts(db, (returned ?? []).map((id) => `product:${id}`));
      await tellStockIsBack(db, returned ?? []);
      return returned;
    });
    if (products !== null) released += 1;
  }
  return released;
}

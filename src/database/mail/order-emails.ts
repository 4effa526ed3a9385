import type { Queryable } from "../queryable.ts";
import type { OrderEmailKind } from "./email-contents.ts";

/** Returns whether an order has an email of a kind, sent or waiting. */
export async function hasEmail(db: Queryable, orderId: number, kind: OrderEmailKind): Promise<boolean> {
  const { rowCount } = await db.query("SELECT FROM outbox WHERE order_id = $1 AND kind = $2", [orderId, kind]);
  return rowCount !== 0;
}

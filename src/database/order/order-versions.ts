import type { OrderState } from "../../domain/order/order-states.ts";
import type { Queryable } from "../queryable.ts";

export interface OrderVersions {
  status: OrderState;
  state_version: number;
  tags_version: number;
  money_version: number;
  parcels_version: number;
  lines_version: number;
  address_version: number;
}

/** Returns which version each part of an order is; null for an unknown number. Until the transaction ends nobody else makes another. */
export async function lockOrderVersions(db: Queryable, orderId: number): Promise<OrderVersions | null> {
  const { rows } = await db.query<OrderVersions>(
    "SELECT status, state_version, tags_version, money_version, parcels_version, lines_version, address_version FROM orders WHERE order_id = $1 FOR NO KEY UPDATE",
    [orderId],
  );
  return rows[0] ?? null;
}

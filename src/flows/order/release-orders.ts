import type { Pool } from "../../database/connect.ts";
import { overdueOrders } from "../../database/order/order-states.ts";
import { changeOrderState } from "./change-order-state.ts";

/** Returns whether an overdue order may end now; what is paid online is asked about first. */
export type MayExpire = (order: { orderId: number; heldUntil: Date }) => Promise<boolean>;

/**
 * Ends the orders whose time to be paid is over: stock, code and points go back, exactly once, each order
 * in a transaction of its own (guarantees, point 6). Returns how many were ended.
 */
export async function releaseOverdueOrders(
  pool: Pool,
  now: Date,
  mayExpire: MayExpire = async () => true,
): Promise<number> {
  let released = 0;
  for (const order of await overdueOrders(pool, now)) {
    if (!(await mayExpire(order))) continue;
    if (await changeOrderState(pool, { orderId: order.orderId, to: "expired", now, overdue: true })) released += 1;
  }
  return released;
}

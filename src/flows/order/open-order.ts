import { createHash, timingSafeEqual } from "node:crypto";
import { ownersOf } from "../../database/order/customer-orders.ts";
import { customerOfToken } from "../../database/customer/customers.ts";
import { orderNumbered, type OrderRow, type StoredOrderLine } from "../../database/order/orders.ts";
import type { Queryable } from "../../database/queryable.ts";
import { tokenDigest } from "./order-shopper.ts";

export interface OrderInput {
  orderId: number;
  token: string | null;
  /** Of the link in the order's email. */
  key: string | null;
}

export type OpenedOrder =
  | { kind: "opened"; order: OrderRow; lines: StoredOrderLine[] }
  | { kind: "refused"; code: "ORDER_UNKNOWN" | "TOKEN_ENDED" };

/**
 * Opens an order to its owner, or to whoever has its email's link, and to nobody else (guarantees, point 14).
 * Somebody else's order is refused like a number nobody has, after the same questions to the database.
 */
export async function openOrder(db: Queryable, { orderId, token, key }: OrderInput): Promise<OpenedOrder> {
  const customer = token === null ? null : await customerOfToken(db, tokenDigest(token));
  const owners = await ownersOf(db, orderId, customer?.customer_id ?? null);
  const byKey = sameText(key ?? "", owners?.key ?? nobodysKey);
  if (owners === null || !(byKey || owners.own))
    return { kind: "refused", code: token !== null && customer === null ? "TOKEN_ENDED" : "ORDER_UNKNOWN" };
  const stored = await orderNumbered(db, orderId);
  return { kind: "opened", ...stored! };
}

/** No key is as long. */
const nobodysKey = "no order has this key";

/** Compares in the same time whatever is compared. */
function sameText(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

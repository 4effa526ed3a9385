import { fields, text } from "./shapes.ts";
import { session } from "./store.ts";

/**
 * Returns the key this cart will be ordered under (guarantees, point 5), and keeps it with the cart, so that every tab
 * of this browser sends the same one: the last that any tab kept, else a new one. Asked for when the cart is opened,
 * long before the order: two tabs that send at the same instant share it already. One that another tab has just used
 * is used again, and answers that order.
 */
export function keepOrderKey(): string {
  const orderKey = text(lastStored("orderKey")) ?? session.getState().orderKey ?? newOrderKey();
  session.setState({ orderKey });
  return orderKey;
}

/** Returns whether another tab of this browser holds an order already, the one both have sent at the same instant. */
export function isHeldElsewhere(orderId: string): boolean {
  return fields<{ orderId: string }>({ orderId: text })(lastStored("placedOrder"))?.orderId === orderId;
}

/** The key belongs to an order by now; a further attempt is another order. */
export function renewOrderKey(): void {
  session.setState({ orderKey: newOrderKey() });
}

/** 128 random bits as text. `crypto.randomUUID` would need a secure context, a shop tried over plain HTTP has none. */
function newOrderKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Returns what was kept under a key last, by whichever tab; undefined where that is nothing, or cannot be read. */
function lastStored(key: "orderKey" | "placedOrder"): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

import {
  type DropProduct,
  lockShares,
  productsOfDrops,
  recordShares,
  sharesHeld,
} from "../../database/order/drop-shares.ts";
import type { SubjectKey } from "../../database/order/order-subjects.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { OrderRefusal } from "../../domain/order/order-refusal.ts";
import type { OrderCart } from "./order-cart.ts";

/** What an order takes of running drops, and by what its buyer is known: a network has many buyers, and is none. */
export interface DropShare {
  goods: readonly DropProduct[];
  keys: readonly SubjectKey[];
}

/**
 * Returns what an order has of running drops, or the refusal of one with which its buyer, as account, mailbox, telephone
 * or address, would have more of a product than one person may. Whoever orders in the same name at the same moment waits
 * for it to end, so that two orders at once never pass the limit; orders that were cancelled, or were not paid in time, do not count.
 */
export async function dropShareOf(
  db: Queryable,
  cart: OrderCart,
  subjects: readonly SubjectKey[],
): Promise<DropShare | { refusal: OrderRefusal }> {
  const goods = await productsOfDrops(db, [...new Set(cart.lines.map(({ productId }) => productId))]);
  const keys = subjects.filter(({ kind }) => kind !== "network");
  const limited = goods.filter(({ per_person }) => per_person !== null);
  if (limited.length === 0 || keys.length === 0) return { goods, keys };
  await lockShares(db, limited, keys);
  const held = await sharesHeld(db, limited, keys);
  for (const { product_id, per_person } of limited) {
    const lines = cart.lines.filter(({ productId }) => productId === product_id);
    const asked = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const has = held.get(product_id) ?? 0;
    if (has + asked > per_person!)
      return {
        refusal: {
          code: "DROP_LIMIT",
          about: lines[0]!.key,
          fill: { productName: lines[0]!.productName, count: per_person!, held: has },
          products: cart.products,
        },
      };
  }
  return { goods, keys };
}

/** Records what an order that is saved has of drops. */
export async function recordDropShare(db: Queryable, orderId: number, { goods, keys }: DropShare): Promise<void> {
  if (goods.length > 0 && keys.length > 0) await recordShares(db, { orderId, goods, keys });
}

import type { Order } from "../../contract/operator/order.ts";
import type { OneReturn } from "../../contract/operator/returns.ts";
import { productsById } from "../../database/catalogue/products.ts";
import { variantsOfProducts } from "../../database/order/order-changes.ts";
import { orderMissing } from "../../database/order/order-changes.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import { parcelsOf } from "../../database/parcel/parcels.ts";
import type { Queryable } from "../../database/queryable.ts";
import {
  exchangeLinesOf,
  exchangeOfReturn,
  type ExchangeRow,
  exchangesOfOrder,
  movedMoneyOf,
} from "../../database/return/exchanges.ts";
import type { Language } from "../../domain/language.ts";
import { variantName } from "../../domain/order/cart.ts";

/** Returns for what a return is exchanged; null: for nothing. */
export async function exchangeSaid(db: Queryable, returnId: number): Promise<OneReturn["exchange"]> {
  const exchange = await exchangeOfReturn(db, returnId);
  if (exchange === null) return null;
  const { order_id: order, status, exchange_id } = exchange;
  const { lines } = (await orderNumbered(db, order))!;
  const packed = (await parcelsOf(db, order)).length > 0;
  const waits = exchange.balance < 0;
  return {
    order,
    state: status,
    agreedAt: exchange.agreed_at.toISOString(),
    lines: (await exchangeLinesOf(db, exchange_id)).map(({ position, variant_id, quantity }) => {
      const { product_name: name, variant_name: variant } = lines.find((line) => line.variant_id === variant_id)!;
      return { position, name, variant, quantity };
    }),
    waits,
    ahead: waits && status !== "awaitingPayment",
    // Nothing of it is packed, so it can still wait, or go ahead.
    movable: waits && !packed && (status === "awaitingPayment" || status === "new"),
    endable: waits && exchange.moved === 0 && status !== "sent" && status !== "delivered",
    total: exchange.total,
    missing: (await orderMissing(db, order)).missing,
  };
}

/** Returns which other variants of their products lines can be exchanged for, by product, each with its stock. */
export async function sizesSaid(
  db: Queryable,
  productIds: readonly number[],
  lanCode: Language["lanCode"],
): Promise<(line: { product_id: number; variant_id: number }) => OneReturn["pieces"][number]["sizes"]> {
  const ids = [...new Set(productIds)];
  const products = await productsById(db, ids, lanCode);
  const variants = await variantsOfProducts(db, ids);
  return ({ product_id, variant_id }) => {
    const product = products.find((one) => one.product_id === String(product_id));
    if (product === undefined) return [];
    return variants
      .filter((one) => one.product_id === product_id && one.variant_id !== variant_id)
      .map((one) => ({
        variantId: one.variant_id,
        variant: variantName(product, String(one.variant_id)),
        stock: one.quantity,
      }));
  };
}

/** Returns for which orders goods of an order are exchanged, and of which it was got itself; those given up are none. */
export async function exchangesSaid(db: Queryable, orderId: number): Promise<Order["exchanges"]> {
  const held = (await exchangesOfOrder(db, orderId)).filter(
    ({ order_id, status }) => order_id === orderId || (status !== "cancelled" && status !== "expired"),
  );
  return held.map((exchange) => ({
    ...sideOf(exchange, orderId),
    return: exchange.return_id,
    waits: exchange.balance < 0,
  }));
}

/** Returns the money that was moved between an order and others, one sum for each: above zero it came. */
export async function movedSaid(db: Queryable, orderId: number): Promise<{ order: number; amount: number }[]> {
  const sums = new Map<number, number>();
  for (const { from_order, to_order, worth } of await movedMoneyOf(db, orderId)) {
    const other = from_order === orderId ? to_order : from_order;
    sums.set(other, (sums.get(other) ?? 0) + (to_order === orderId ? worth : -worth));
  }
  return [...sums].filter(([, amount]) => amount !== 0).map(([order, amount]) => ({ order, amount }));
}

/** Returns the other order of an exchange, and whether the goods of this one are exchanged `to` it or it was got `from` that. */
export function sideOf(
  { order_id, first_order }: Pick<ExchangeRow, "order_id" | "first_order">,
  orderId: number,
): { direction: "to" | "from"; order: number } {
  return order_id === orderId ? { direction: "from", order: first_order } : { direction: "to", order: order_id };
}

import type { Packing } from "../../contract/operator/packing.ts";
import { orderedProducts } from "../../database/order/customer-orders.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import { ordersToPack } from "../../database/order/packing-queue.ts";
import { parcelsOf } from "../../database/order/parcels.ts";
import { readableOrder } from "../../database/order/readable-orders.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Language } from "../../domain/language.ts";
import { deliveryDates } from "../../domain/order/delivery-dates.ts";

type ToPack = Packing["orders"][number];

/** Orders that are told of at once. */
const most = 100;

/** Returns what is to be packed, in a language: what was promised to leave first comes first. */
export async function packingSaid(db: Queryable, language: Language): Promise<Packing> {
  const waiting = (await ordersToPack(db))
    .map(({ order_id, since }) => ({ orderId: order_id, leaves: deliveryDates(since).leaves }))
    .toSorted((a, b) => a.leaves.localeCompare(b.leaves));
  const orders: ToPack[] = [];
  for (const { orderId, leaves } of waiting.slice(0, most))
    orders.push(await orderSaid(db, { orderId, leaves, language }));
  return { orders, count: waiting.length };
}

async function orderSaid(
  db: Queryable,
  { orderId, leaves, language }: { orderId: number; leaves: string; language: Language },
): Promise<ToPack> {
  const stored = (await orderNumbered(db, orderId))!;
  const read = await readableOrder(db, stored, language);
  const ids = stored.lines.map(({ product_id }) => product_id);
  const products = await orderedProducts(db, ids, language.lanCode);
  return {
    number: orderId,
    placedAt: stored.order.created_at.toISOString(),
    leaves,
    name: read.name,
    phone: read.phone,
    address: read.address,
    delivery: read.shippingName,
    point: read.shippingPoint === null ? null : { id: read.shippingPoint, address: read.shippingPointAddress },
    comment: read.comment,
    parcels: (await parcelsOf(db, orderId)).length,
    lines: stored.lines.map((line) => ({
      position: line.position,
      variantId: line.variant_id,
      name: line.product_name,
      variant: line.variant_name,
      sku: line.sku,
      ean: line.gtin,
      shelf: line.shelf,
      picture: products.get(line.product_id)?.image ?? null,
      left: line.quantity - line.packed,
    })),
  };
}

import type { Packing } from "../../contract/operator/packing.ts";
import { deliveryCalendar } from "../../database/delivery/delivery-calendar.ts";
import { orderedProducts } from "../../database/order/customer-orders.ts";
import { type LineToPackRow, linesToPack, ordersToPack, packedOrders } from "../../database/parcel/packing-queue.ts";
import { type RepackRow, waitingRepacks } from "../../database/parcel/repacks.ts";
import type { Queryable } from "../../database/queryable.ts";
import { type Language, said } from "../../domain/language.ts";
import { sendingDates } from "../../domain/delivery/delivery-dates.ts";
import { recipientOf } from "../../domain/order/recipient.ts";

type ToPack = Packing["orders"][number];

/** Orders that are told of at once. */
const most = 200;

/** Returns what is to be packed, in a language: what was promised to leave first comes first. */
export async function packingSaid(db: Queryable, { lanCode }: Language): Promise<Packing> {
  const calendar = await deliveryCalendar(db);
  const waiting = (await ordersToPack(db))
    .map(({ order_id, since }) => ({ number: order_id, leaves: sendingDates(since, calendar).leaves }))
    .toSorted((a, b) => a.leaves.localeCompare(b.leaves));
  const told = waiting.slice(0, most);
  const numbers = told.map(({ number }) => number);
  const rows = new Map((await packedOrders(db, numbers)).map((row) => [row.order_id, row]));
  const lines = Map.groupBy(await linesToPack(db, numbers), ({ order_id }) => order_id);
  const ids = [...lines.values()].flat().map(({ product_id }) => product_id);
  const products = await orderedProducts(db, [...new Set(ids)], lanCode);
  const lineSaid = (line: LineToPackRow): ToPack["lines"][number] => ({
    position: line.position,
    variantId: line.variant_id,
    name: line.product_name,
    variant: line.variant_name,
    sku: line.sku,
    ean: line.gtin,
    codes: line.codes,
    shelf: line.shelf,
    picture: products.get(line.product_id)?.image ?? null,
    left: line.quantity - line.packed,
  });
  const orderSaid = ({ number, leaves }: (typeof told)[number]): ToPack[] => {
    const row = rows.get(number);
    if (row === undefined) return [];
    const { shipping_point: point, shipping_point_address: address } = row;
    return [
      {
        number,
        placedAt: row.created_at.toISOString(),
        leaves,
        ...recipientOf(row.client_data, said(row.country_name, lanCode)),
        delivery: said(row.shipping_name, lanCode),
        point: point === null ? null : { id: point, address },
        parcels: row.parcels,
        lines: (lines.get(number) ?? []).map(lineSaid),
      },
    ];
  };
  const boxes = Map.groupBy(await waitingRepacks(db, null), ({ order_id }) => order_id);
  const repack = [...boxes].map(([number, pieces]) => ({ number, pieces: pieces.map(toTakeOutSaid) }));
  return { repack, orders: told.flatMap(orderSaid), count: waiting.length, handOverHour: calendar.handOverHour };
}

/** Returns a row of what is to be taken out of a box as staff read it. */
export function toTakeOutSaid({
  product_name,
  variant_name,
  quantity,
}: RepackRow): Packing["repack"][number]["pieces"][number] {
  return { name: product_name, variant: variant_name, quantity };
}

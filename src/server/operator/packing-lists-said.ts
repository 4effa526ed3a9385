import type { PackingList } from "../../contract/operator/picked-orders.ts";
import { orderNumbered, type OrderRow } from "../../database/order/orders.ts";
import { readableOrder } from "../../database/order/readable-orders.ts";
import { linesLeft, orderBalance } from "../../database/order/settlements.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Language } from "../../domain/language.ts";

/** Returns what belongs into the parcels of orders and where they go, in a language; numbers of no order, and of orders of which nothing is left, are left out. */
export async function packingListsSaid(
  db: Queryable,
  numbers: readonly number[],
  language: Language,
): Promise<PackingList[]> {
  const lists: PackingList[] = [];
  for (const number of new Set(numbers)) {
    const stored = await orderNumbered(db, number);
    if (stored === null) continue;
    const left = await linesLeft(db, number);
    const lines = stored.lines.flatMap((line) => {
      const quantity = left.find(({ position }) => position === line.position)!.quantity_left;
      return quantity === 0 ? [] : [{ ...line, quantity }];
    });
    if (lines.length === 0) continue;
    const read = await readableOrder(db, { ...stored, lines }, language);
    lists.push({
      number,
      name: read.name,
      phone: read.phone,
      address: read.address,
      delivery: read.shippingName,
      point: read.shippingPoint === null ? null : { id: read.shippingPoint, address: read.shippingPointAddress },
      comment: read.comment,
      state: stored.order.status,
      collects: await collectsOf(db, stored.order, read.paymentCode),
      lines: read.lines
        .map(({ name, variant, quantity, sku, gtin, shelf }) => ({ name, variant, quantity, sku, ean: gtin, shelf }))
        .toSorted(byShelf),
    });
  }
  return lists;
}

/** What is to be collected at the door of an order paid in cash: what it costs now, less what has come. */
async function collectsOf(
  db: Queryable,
  { order_id, currency }: OrderRow,
  paymentCode: string,
): Promise<PackingList["collects"]> {
  if (paymentCode !== "cash") return null;
  const { worth, came } = await orderBalance(db, order_id);
  return worth > came ? { amount: worth - came, currency } : null;
}

/** `A-2` before `A-10`. */
function byShelf(a: { shelf: string | null }, b: { shelf: string | null }): number {
  if (a.shelf === null || b.shelf === null) return Number(a.shelf === null) - Number(b.shelf === null);
  return a.shelf.localeCompare(b.shelf, "pl", { numeric: true });
}

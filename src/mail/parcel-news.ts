import type { ContentOf } from "../database/mail/email-contents.ts";
import { labelsOf } from "../database/parcel/labels.ts";
import type { OrderRow, StoredOrderLine } from "../database/order/orders.ts";
import { parcelsOf, type StoredParcel } from "../database/parcel/parcels.ts";
import type { Queryable } from "../database/queryable.ts";
import { leftToPack } from "../domain/parcel/parcels.ts";
import { trackingHref } from "../domain/parcel/tracking.ts";
import type { ReadyParcel } from "./parcel-ready.ts";
import type { ParcelNews } from "./parcel-sent.ts";

/** Returns what there is to tell of a parcel, as it is now. */
export async function parcelNews(
  db: Queryable,
  { order, lines }: { order: OrderRow; lines: StoredOrderLine[] },
  { parcel: parcelId, corrected }: ContentOf<"parcelSent">,
): Promise<Omit<ParcelNews, "link" | "papers">> {
  const parcels = await parcelsOf(db, order.order_id);
  const parcel = parcels.find(({ parcel_id }) => parcel_id === parcelId)!;
  // Of two that leave at the same time the one that was packed later is the last.
  const isAfter = ({ sent_at, parcel_id }: StoredParcel) =>
    sent_at === null || sent_at > parcel.sent_at! || (+sent_at === +parcel.sent_at! && parcel_id > parcelId);
  const isLast = leftToPack(lines).length === 0 && !parcels.some(isAfter);
  return {
    carrier: parcel.carrier,
    tracking: parcel.tracking,
    goesTo: await goesTo(db, order, parcelId),
    goods: goodsOf(parcel, lines),
    corrected,
    rest: corrected || (isLast && parcels.length === 1) ? "none" : isLast ? "came" : "toCome",
  };
}

/** Returns what there is to tell of a parcel that waits for its buyer. */
export async function parcelToFetch(
  db: Queryable,
  { order, lines }: { order: OrderRow; lines: StoredOrderLine[] },
  { parcel: parcelId }: ContentOf<"parcelReady">,
): Promise<Omit<ReadyParcel, "link">> {
  const parcel = (await parcelsOf(db, order.order_id)).find(({ parcel_id }) => parcel_id === parcelId)!;
  const { carrier, tracking } = parcel;
  return {
    carrier,
    tracking,
    goesTo: await goesTo(db, order, parcelId),
    follow: trackingHref(carrier, tracking),
    goods: goodsOf(parcel, lines),
  };
}

/** Where a parcel goes: its label may name another point than its buyer has chosen, or the address. */
async function goesTo(db: Queryable, order: OrderRow, parcelId: number): Promise<ParcelNews["goesTo"]> {
  const label = (await labelsOf(db, order.order_id)).find(
    ({ parcel_id, state }) => parcel_id === parcelId && state === "bought",
  );
  return label === undefined || label.point === order.shipping_point
    ? { shippingPoint: order.shipping_point, shippingPointAddress: order.shipping_point_address }
    : { shippingPoint: label.point, shippingPointAddress: null };
}

function goodsOf(parcel: StoredParcel, lines: readonly StoredOrderLine[]): ParcelNews["goods"] {
  return parcel.lines.map(({ position, quantity }) => {
    const line = lines.find((one) => one.position === position)!;
    return { name: line.product_name, variant: line.variant_name, quantity };
  });
}

import { labelsOf } from "../../database/parcel/labels.ts";
import { parcelsOf } from "../../database/parcel/parcels.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import type { CarrierKey } from "../../domain/parcel/label.ts";
import { askForLabel, offerLabel, type RefusedLabel } from "./ask-for-label.ts";

/** Has labels bought for all parcels of an order that are here without one, as they are proposed. Returns why one was not asked for: there is no parcel, each has a label, or nobody knows what it weighs. */
export async function askForLabels(
  db: Queryable,
  { orderId, carrier }: { orderId: number; carrier: CarrierKey },
  log: Log,
): Promise<RefusedLabel | "LABEL_UNPACKED" | "LABEL_UNWEIGHED" | null> {
  const labels = await labelsOf(db, orderId);
  const here = (await parcelsOf(db, orderId)).filter(({ sent_at }) => sent_at === null);
  if (here.length === 0) return "LABEL_UNPACKED";
  const bare = here.filter(
    ({ parcel_id }) =>
      !labels.some((one) => one.parcel_id === parcel_id && ["asked", "unclear", "bought"].includes(one.state)),
  );
  if (bare.length === 0) return "LABEL_THERE";
  for (const { parcel_id: parcelId } of bare) {
    const offer = await offerLabel(db, { orderId, parcelId });
    if (offer === null || offer.weight === null) return "LABEL_UNWEIGHED";
    const { size, weight } = offer;
    const why = await askForLabel(db, { orderId, parcelId, carrier, size, weight, insurance: null }, log);
    if (why !== null) return why;
  }
  return null;
}

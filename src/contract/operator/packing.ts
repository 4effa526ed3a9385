/** What somebody who packs is told of the orders they pack: no e-mail, no money, nothing of what happened before. */
import * as v from "valibot";
import { day, moment, rowId } from "./values.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const line = v.object({
  position: count,
  variantId: rowId,
  /** As it was sold. */
  name: v.string(),
  variant: v.string(),
  sku: v.nullable(v.string()),
  ean: v.nullable(v.string()),
  /** EANs and SKUs it is scanned by: as it was sold, and as of today. */
  codes: v.array(v.string()),
  /** Where it lies today; null: not said. */
  shelf: v.nullable(v.string()),
  /** The name of a picture of the product; null: it has none. */
  picture: v.nullable(v.string()),
  /** Pieces that are in no parcel yet. */
  left: count,
});

/** What lies in a packed box and must not go: its order lost it since. */
export const toTakeOut = v.object({ name: v.string(), variant: v.string(), quantity: count });

export const packing = v.object({
  /** Boxes that are to be opened, the first first. */
  repack: v.array(v.object({ number: rowId, pieces: v.array(toTakeOut) })),
  /** At most two hundred, the first to leave first. */
  orders: v.array(
    v.object({
      number: rowId,
      placedAt: moment,
      /** The day in Warsaw by whose cut-off hour it was promised to leave. */
      leaves: day,
      name: v.string(),
      phone: v.string(),
      /** Line by line. */
      address: v.array(v.string()),
      delivery: v.string(),
      /** The locker. */
      point: v.nullable(v.object({ id: v.string(), address: v.nullable(v.string()) })),
      /** What the buyer wrote with the order. */
      comment: v.string(),
      /** Parcels it has already. */
      parcels: count,
      lines: v.array(line),
    }),
  ),
  /** How many there are in all. */
  count,
  /** Hour in Warsaw until which a parcel leaves on its day. */
  handOverHour: count,
});
export type Packing = v.InferOutput<typeof packing>;

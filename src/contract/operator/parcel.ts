/** A parcel of an order as staff see it. */
import * as v from "valibot";
import { moment, rowId } from "./values.ts";

const count = v.pipe(v.number(), v.integer());

export const parcel = v.object({
  id: rowId,
  /** As staff call who takes it; null: the delivery method says enough. */
  carrier: v.nullable(v.string()),
  tracking: v.nullable(v.string()),
  /** Grams. */
  weight: v.nullable(count),
  packedAt: moment,
  /** Null: it is packed and still here. */
  sentAt: v.nullable(moment),
  /** There is a picture of the packed box. */
  pictured: v.boolean(),
  lines: v.array(v.object({ position: count, variantId: rowId, quantity: count })),
});
export type Parcel = v.InferOutput<typeof parcel>;

/** `POST /sys/json_utils?company` and `?towns`: help for who fills in an address; it never stands in the way of an order. */
import * as v from "valibot";
import { wireLine } from "./wire-text.ts";

const country = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(Number),
  v.integer(),
  v.minValue(0),
  v.maxValue(1_000_000),
);
const lanId = v.optional(v.union([v.number(), v.string()]), 1);

export const companyBody = v.object({ nip: wireLine(30), country, lanId });
export const townsBody = v.object({ postCode: wireLine(20), street: v.optional(wireLine(200), ""), country, lanId });

/** What is offered: by a name of the address, what would be filled in. */
export interface LookUpReply {
  offers: { text: string; fields: { name: string; value: string }[] }[];
  /** Nothing of the kind is looked up in this shop: it need not be asked again. */
  off?: true;
}

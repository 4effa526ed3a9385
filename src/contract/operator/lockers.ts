/** Parcel lockers and points, found for an order that goes to one. */
import * as v from "valibot";
import { pointCountries } from "../../domain/delivery/delivery-codes.ts";
import { wireLine } from "../wire-text.ts";
import { route } from "./route.ts";

const locker = v.object({
  /** Its name, as an order keeps it: `KRA01M`; of Packeta's points their number. */
  id: v.string(),
  /** Street, postcode and town; of Packeta's points what they are called before them. */
  address: v.string(),
  /** Where it stands, in the provider's words; empty: nothing is said. */
  place: v.string(),
});

export const lockerRoutes = {
  lockers: route({
    method: "GET",
    path: "/lockers",
    summary:
      "Finds lockers, in Czechia and Slovakia Packeta's points, that take parcels, by town, street, postcode or name; at most thirty.",
    permission: "orders.edit",
    query: v.object({
      q: v.pipe(wireLine(100), v.minLength(1)),
      /** The order's: a street alone is looked for around it. */
      postcode: v.optional(wireLine(20), ""),
      country: v.optional(v.picklist(pointCountries), "PL"),
    }),
    answer: v.object({
      lockers: v.array(locker),
      /** None is where the words say: these are others, in and around this town. Null: they are there. */
      elsewhere: v.nullable(v.string()),
    }),
    refusals: ["LOCKERS_SILENT"],
  }),
};

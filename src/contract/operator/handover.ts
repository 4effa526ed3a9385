/** Parcels handed over to carriers, and the couriers who fetch them. */
import * as v from "valibot";
import { carrierKeys } from "../../domain/parcel/label.ts";
import { route } from "./route.ts";
import { day, moment, nothing, rowId, rowIdText } from "./values.ts";

const count = v.pipe(v.number(), v.integer());

const handover = v.object({
  /** The day it is in Warsaw. */
  today: day,
  /** The carrier's courier can be asked for. */
  courier: v.boolean(),
  /** The first packed first. */
  parcels: v.array(
    v.object({
      number: rowId,
      parcel: rowId,
      carrier: v.string(),
      tracking: v.nullable(v.string()),
      name: v.string(),
      /** The locker, or the town. */
      to: v.string(),
      /** Grams. */
      weight: count,
      /** Grosze taken at the door. */
      cod: v.nullable(count),
      /** Null: it is still here. */
      sentAt: v.nullable(moment),
      /** A courier was asked to fetch it. */
      fetched: v.boolean(),
      /** How its carrier's courier is had: ordered here, in the carrier's own panel alone, or together with the label, where it is not handed in; `none`: it goes into a locker. */
      courier: v.picklist(["here", "panel", "label", "none"]),
      /** When it comes, as was asked for with the label; null: that was not said. */
      pickup: v.nullable(v.object({ date: day, from: v.string(), to: v.string() })),
    }),
  ),
  /** The carriers of these parcels who draw a protocol of their own. */
  protocols: v.array(v.object({ key: v.picklist(carrierKeys), name: v.string() })),
  /** Of the last two days, the newest first. */
  pickups: v.array(
    v.object({
      id: rowId,
      state: v.picklist(["asked", "unclear", "ordered", "failed"]),
      askedAt: moment,
      parcels: count,
      /** How many of them are still here. */
      here: count,
      /** As the carrier calls it; null: it has not said, or a courier was ordered there by hand. */
      reference: v.nullable(v.string()),
      problem: v.nullable(v.string()),
    }),
  ),
});
export type Handover = v.InferOutput<typeof handover>;

export const handoverRoutes = {
  handover: route({
    method: "GET",
    path: "/handover",
    summary:
      "Lists the parcels with a label that are here or left today, and the couriers who were asked to fetch them.",
    permission: "orders.pack",
    answer: handover,
    refusals: [],
  }),
  handoverPdf: route({
    method: "GET",
    path: "/handover/:day/protocol",
    summary: "Draws the protocol of a day: the parcels that left on it; of today those too that are still here.",
    permission: "orders.pack",
    parameters: v.object({ day }),
    answer: nothing,
    file: "application/pdf",
    refusals: ["NOT_FOUND"],
  }),
  carrierProtocolPdf: route({
    method: "GET",
    path: "/handover/:day/protocol/:carrier",
    summary:
      "Asks a carrier for its own protocol of a day: of the parcels that left on it, and of today those too that are still here.",
    permission: "orders.pack",
    parameters: v.object({ day, carrier: v.picklist(carrierKeys) }),
    answer: nothing,
    file: "application/pdf",
    refusals: ["NOT_FOUND", "CARRIER_OFF", "SELLER_INCOMPLETE", "PROTOCOL_NONE"],
  }),
  orderPickup: route({
    method: "POST",
    path: "/handover/pickups",
    summary:
      "Asks for the carrier's courier for all parcels that are here with a label and for which none was asked. A job asks the carrier; `unclear` says that its answer was lost.",
    permission: "orders.pack",
    answer: handover,
    refusals: ["CARRIER_OFF", "PICKUP_UNABLE", "PICKUP_EMPTY", "SELLER_INCOMPLETE"],
    idempotent: true,
    undo: null,
  }),
  decidePickup: route({
    method: "POST",
    path: "/handover/pickups/:pickup/decision",
    summary:
      "Says what somebody who has looked at the carrier's knows of a courier who may not come: one is ordered there (`ordered`), or none is, and another can be asked for (`notThere`).",
    permission: "orders.pack",
    parameters: v.object({ pickup: rowIdText }),
    body: v.object({ decision: v.picklist(["ordered", "notThere"]) }),
    answer: handover,
    refusals: ["NOT_FOUND"],
    idempotent: true,
    undo: null,
  }),
};

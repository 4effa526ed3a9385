/** Labels of parcels, bought from a carrier. */
// One long file: one way of a label, from what it costs to the courier, whose routes answer with the same shapes.
import * as v from "valibot";
import {
  carrierKeys,
  heaviestParcel,
  labelFormats,
  labelStates,
  parcelSizes,
  parcelSteps,
} from "../../domain/parcel/label.ts";
import { wireLine } from "../wire-text.ts";
import { route } from "./route.ts";
import { orderNumbers } from "./orders.ts";
import { problemCodes } from "./problem.ts";
import { day, moment, nothing, rowId, rowIdText } from "./values.ts";

const ofOrder = v.object({ number: rowIdText });
const ofLabel = v.object({ number: rowIdText, label: rowIdText });

const grams = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(heaviestParcel));
/** Grosze. */
const amount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_000_000));

/** The number of a point, as its carrier writes it. */
const pointId = v.pipe(v.string(), v.regex(/^[A-Za-z\d][A-Za-z\d_-]{0,29}$/));
const serviceId = v.pipe(v.string(), v.regex(/^\d{1,9}$/));
const hour = v.pipe(v.string(), v.regex(/^[0-2]\d:[0-5]\d$/));
/** A time in which a courier comes, by the clock of Warsaw. */
const pickupTime = v.object({ date: day, from: hour, to: hour });
const whole = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));

const orderLabels = v.object({
  /** As buyers know the carrier that is proposed; null: none is connected. */
  carrier: v.nullable(v.string()),
  /** Those who bring its parcels, the one that is proposed first. */
  carriers: v.array(v.object({ key: v.picklist(carrierKeys), name: v.string() })),
  /** The newest first. */
  labels: v.array(
    v.object({
      id: rowId,
      /** Null: its parcel was unpacked. */
      parcel: v.nullable(rowId),
      carrier: v.string(),
      state: v.picklist(labelStates),
      size: v.picklist(parcelSizes),
      weight: grams,
      /** The locker; null: to the address. */
      point: v.nullable(v.string()),
      cod: v.nullable(amount),
      insurance: v.nullable(amount),
      askedAt: moment,
      tracking: v.nullable(v.string()),
      /** What it can be printed as. */
      formats: v.array(v.picklist(labelFormats)),
      /** What the carrier has said against it, field by field in its own words, or why nobody knows. */
      problem: v.nullable(v.string()),
      /** Where its carrier shows the parcel; null: it has no number. */
      href: v.nullable(v.string()),
      /** The way of its parcel as the carrier tells it, in the order of time. */
      steps: v.array(v.object({ step: v.picklist(parcelSteps), code: v.string(), at: moment })),
      /** Its carrier was asked to undo it and has not answered. */
      isBeingUndone: v.boolean(),
      /** Its carrier undoes none. */
      stays: v.boolean(),
      /** A file of it is still to come. */
      awaits: v.boolean(),
      /** When the courier comes who was asked for together with it; null: none was, or the time is still to choose. */
      pickup: v.nullable(pickupTime),
    }),
  ),
  /** How Apaczka could bring them; null: it is not connected, or no service of its goes there. */
  apaczka: v.nullable(
    v.object({
      services: v.array(
        v.object({
          id: serviceId,
          name: v.string(),
          /** Whether a courier fetches the parcel. */
          courier: v.picklist(["none", "possible", "required"]),
          toDoor: v.boolean(),
          toPoint: v.boolean(),
        }),
      ),
      /** The one that was chosen for the order's way of delivery. */
      chosen: v.nullable(serviceId),
      /** A courier fetches what need not be handed in, where nothing else is said. */
      byCourier: v.boolean(),
    }),
  ),
  /** What is proposed for each parcel that is here without a label. */
  offers: v.array(
    v.object({
      parcel: rowId,
      size: v.picklist(parcelSizes),
      /** Grams; null: nobody has said what its goods weigh. */
      weight: v.nullable(v.number()),
      /** Grosze taken at the door. */
      cod: v.nullable(amount),
      /** The locker or point its buyer chose; null: to the address. */
      point: v.nullable(v.string()),
    }),
  ),
});
export type OrderLabels = v.InferOutput<typeof orderLabels>;

const refusedOrder = v.object({ number: rowId, code: v.picklist(problemCodes) });
const pickedNumbers = v.object({ numbers: orderNumbers });

export const labelRoutes = {
  orderLabels: route({
    method: "GET",
    path: "/orders/:number/labels",
    summary: "Lists the labels of an order, and what is proposed for its parcels that have none.",
    permission: "orders.pack",
    parameters: ofOrder,
    answer: orderLabels,
    refusals: ["NOT_FOUND"],
  }),
  buyLabel: route({
    method: "POST",
    path: "/orders/:number/labels",
    summary:
      "Has a label bought for a parcel that is still here. The carrier is asked by a job: the answer says `asked`, and later calls what came of it. A parcel has one label that holds.",
    permission: "orders.pack",
    parameters: ofOrder,
    body: v.object({
      parcel: rowId,
      /** Absent: the one that is proposed. */
      carrier: v.optional(v.picklist(carrierKeys)),
      size: v.picklist(parcelSizes),
      weight: grams,
      /** Null: none beyond what is taken at the door. */
      insurance: v.optional(v.nullable(amount), null),
      /** The number of Packeta's point or box, or that of one of Apaczka's services; null: to the address. Absent, and of an InPost parcel: where its order says. */
      point: v.optional(v.nullable(pointId)),
      /** One of Apaczka's services; absent: the one that was chosen for the order's way of delivery. */
      service: v.optional(serviceId),
      /** Of Apaczka's: when its courier comes; null: the parcel is handed in. Absent: as its connection says. */
      pickup: v.optional(v.nullable(pickupTime)),
    }),
    answer: orderLabels,
    refusals: [
      "NOT_FOUND",
      "PARCEL_SENT",
      "LABEL_THERE",
      "LABEL_CASH",
      "CARRIER_OFF",
      "CARRIER_ABROAD",
      "SELLER_INCOMPLETE",
      "ADDRESS_UNNUMBERED",
      "LABEL_SERVICE",
      "LABEL_POINT",
      "LABEL_ACCOUNT",
    ],
    idempotent: true,
    undo: null,
  }),
  labelPrices: route({
    method: "GET",
    path: "/orders/:number/labels/prices",
    summary:
      "Asks Apaczka what a label would cost by each service that would carry the parcel, with VAT; nothing is bought. By courier: `date`, `from` and `to` say when it comes.",
    permission: "orders.pack",
    parameters: ofOrder,
    query: v.object({
      parcel: rowIdText,
      size: v.picklist(parcelSizes),
      weight: v.pipe(whole, grams),
      insurance: v.optional(v.pipe(whole, amount)),
      service: v.optional(serviceId),
      point: v.optional(pointId),
      courier: v.optional(v.picklist(["yes", "no"])),
      date: v.optional(day),
      from: v.optional(hour),
      to: v.optional(hour),
    }),
    answer: v.object({
      /** Grosze with VAT. */
      prices: v.array(v.object({ service: serviceId, gross: v.pipe(v.number(), v.integer()) })),
      /** Why by none, in Apaczka's own words. */
      problem: v.nullable(v.string()),
    }),
    refusals: [
      "NOT_FOUND",
      "PARCEL_SENT",
      "LABEL_THERE",
      "LABEL_CASH",
      "CARRIER_OFF",
      "CARRIER_ABROAD",
      "CARRIER_SILENT",
      "SELLER_INCOMPLETE",
      "ADDRESS_UNNUMBERED",
      "LABEL_SERVICE",
      "LABEL_POINT",
      "LABEL_ACCOUNT",
    ],
  }),
  labelPoints: route({
    method: "GET",
    path: "/label-points/:service",
    summary:
      "Finds points that one of Apaczka's services goes to, by town, street, postcode or number; at most thirty. They are known of services that were chosen for a way of delivery.",
    permission: "orders.pack",
    parameters: v.object({ service: serviceId }),
    query: v.object({ q: v.pipe(wireLine(60), v.minLength(1)) }),
    answer: v.object({
      points: v.array(
        v.object({
          id: pointId,
          /** Its name, street, postcode and town. */
          address: v.string(),
          /** Money can be paid there. */
          takesCash: v.boolean(),
        }),
      ),
    }),
    refusals: ["CARRIER_OFF"],
  }),
  labelPickupTimes: route({
    method: "GET",
    path: "/label-pickup-times/:service",
    summary:
      "Tells when a courier of one of Apaczka's services comes to the shop, the first time first, as Apaczka has said within half an hour.",
    permission: "orders.pack",
    parameters: v.object({ service: serviceId }),
    answer: v.object({ times: v.array(pickupTime) }),
    refusals: ["CARRIER_OFF", "CARRIER_SILENT", "SELLER_INCOMPLETE"],
  }),
  cancelLabel: route({
    method: "POST",
    path: "/orders/:number/labels/:label/cancellation",
    summary: "Has a label undone at its carrier, as long as its parcel is here.",
    permission: "orders.pack",
    parameters: ofLabel,
    answer: orderLabels,
    refusals: ["NOT_FOUND", "LABEL_STAYS", "PARCEL_SENT"],
    idempotent: true,
    undo: null,
  }),
  decideLabel: route({
    method: "POST",
    path: "/orders/:number/labels/:label/decision",
    summary:
      "Says what becomes of a label that got stuck: its carrier is asked once more (`lookAgain`), or somebody has looked there and it was never bought (`notThere`).",
    permission: "orders.pack",
    parameters: ofLabel,
    body: v.object({ decision: v.picklist(["lookAgain", "notThere"]) }),
    answer: orderLabels,
    refusals: ["NOT_FOUND"],
    idempotent: true,
    undo: null,
  }),
  buyLabels: route({
    method: "POST",
    path: "/picked-orders/labels",
    summary:
      "Has labels bought for all parcels of orders that are here without one, as proposed: the size by weight. What one order is refused for stops none of the others; jobs ask the carrier.",
    permission: "orders.pack",
    body: v.object({ numbers: v.pipe(v.array(rowId), v.minLength(1), v.maxLength(100)) }),
    answer: v.object({ asked: v.array(rowId), refused: v.array(refusedOrder) }),
    refusals: ["CARRIER_OFF"],
    idempotent: true,
    undo: null,
  }),
  labelsOfOrders: route({
    method: "GET",
    path: "/picked-orders/labels",
    summary: "Tells how far the labels of orders are; an order without any is not told of.",
    permission: "orders.pack",
    query: pickedNumbers,
    answer: v.object({
      orders: v.array(
        v.object({
          number: rowId,
          /** Labels that can be printed, and those that are still asked for. */
          ready: v.number(),
          waiting: v.number(),
          /** What stands in the way of one, in its carrier's words. */
          problem: v.nullable(v.string()),
        }),
      ),
    }),
    refusals: [],
  }),
  labelsPdf: route({
    method: "GET",
    path: "/picked-orders/labels/pdf/:sheet",
    summary:
      "Sends the labels of orders as one PDF, in the order that is asked for: a label on each page, or four on each A4 sheet.",
    permission: "orders.pack",
    parameters: v.object({ sheet: v.picklist(["A6", "A4"]) }),
    query: pickedNumbers,
    answer: nothing,
    file: "application/pdf",
    refusals: ["NOT_FOUND", "LABEL_UNREADABLE"],
  }),
  labelPdf: route({
    method: "GET",
    path: "/orders/:number/labels/:label/pdf/:format",
    summary: "Sends a label on an A6 or A4 page, for sixty days after it was bought.",
    permission: "orders.pack",
    parameters: v.object({ number: rowIdText, label: rowIdText, format: v.picklist(["A6", "A4"]) }),
    answer: nothing,
    file: "application/pdf",
    refusals: ["NOT_FOUND"],
  }),
  labelZpl: route({
    method: "GET",
    path: "/orders/:number/labels/:label/zpl",
    summary: "Sends a label as a label printer is told it, in ZPL, for sixty days after it was bought.",
    permission: "orders.pack",
    parameters: ofLabel,
    answer: nothing,
    file: "application/octet-stream",
    refusals: ["NOT_FOUND"],
  }),
};

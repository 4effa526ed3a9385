/** Parcels of an order, and packing them. */
import * as v from "valibot";
import { wireLine } from "../wire-text.ts";
import { order } from "./order.ts";
import { packing } from "./packing.ts";
import { route } from "./route.ts";
import { largestPicture } from "./picture-size.ts";
import { nothing, rowId, rowIdText } from "./values.ts";

const ofOrder = v.object({ number: rowIdText });
const ofParcel = v.object({ number: rowIdText, parcel: rowIdText });

const carrier = v.pipe(wireLine(60), v.minLength(1));
const tracking = v.pipe(wireLine(100), v.minLength(1));
/** Grams. */
const weight = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000));

/** Pieces of a line. The variant is the one it was packed as: a line that is another by now is refused. */
const pieces = v.object({
  position: v.pipe(v.number(), v.integer(), v.minValue(0)),
  variantId: rowId,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
const isOncePerLine = v.check<v.InferOutput<typeof pieces>[], string>(
  (lines) => new Set(lines.map(({ position }) => position)).size === lines.length,
  "a line twice",
);

/** Numbers of orders with commas between, at most a hundred. */
const orderNumbers = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,99}$/),
  v.transform((text) => text.split(",").map(Number)),
);

export const parcelRoutes = {
  packing: route({
    method: "GET",
    path: "/packing",
    summary: "Lists the orders that are to be packed, by when they were promised to leave, with what is in them.",
    permission: "orders.pack",
    answer: packing,
    refusals: [],
  }),
  scannedGoods: route({
    method: "GET",
    path: "/packing/goods",
    summary: "Tells what an EAN or SKU is of, for who has scanned something that is not to be packed now.",
    permission: "orders.pack",
    query: v.object({ code: v.pipe(wireLine(100), v.minLength(1)) }),
    answer: v.object({
      /** Null: the shop knows nothing of this code. */
      goods: v.nullable(v.object({ name: v.string(), variant: v.string(), shelf: v.nullable(v.string()) })),
    }),
    refusals: [],
  }),
  packParcel: route({
    method: "POST",
    path: "/orders/:number/parcels",
    summary: "Puts pieces of an order into a parcel; with the last of them the order is packed, and its buyer is told.",
    permission: "orders.pack",
    parameters: ofOrder,
    body: v.object({
      lines: v.pipe(v.array(pieces), v.minLength(1), v.maxLength(500), isOncePerLine),
      carrier: v.optional(v.nullable(carrier), null),
      tracking: v.optional(v.nullable(tracking), null),
      weight: v.optional(v.nullable(weight), null),
    }),
    answer: order,
    refusals: ["NOT_FOUND", "STATE_NOT_REACHABLE", "HELD_FOR_MONEY", "WITHDRAWN", "LINE_CHANGED", "ALREADY_PACKED"],
    idempotent: true,
    undo: "unpackParcel",
    undone: ({ entityId, after }) => ({ parameters: { number: entityId, parcel: after?.["parcel"] } }),
  }),
  changeParcel: route({
    method: "PATCH",
    path: "/orders/:number/parcels/:parcel",
    summary:
      "Says who carries a parcel, under which number, and what it weighs; what is not named stays. With `tell` the buyer of one that has left is told anew.",
    permission: "orders.pack",
    parameters: ofParcel,
    body: v.object({
      carrier: v.optional(v.nullable(carrier)),
      tracking: v.optional(v.nullable(tracking)),
      weight: v.optional(v.nullable(weight)),
      tell: v.optional(v.boolean(), false),
    }),
    answer: order,
    refusals: ["NOT_FOUND", "PARCEL_HERE"],
    versioned: "parcels",
    idempotent: true,
    undo: "changeParcel",
    // A buyer who was told a number believes it.
    undone: ({ entityId, before, after }) =>
      after?.["told"] === true
        ? null
        : { parameters: { number: entityId, parcel: before?.["parcel"] }, body: { ...before, tell: false } },
  }),
  sendParcel: route({
    method: "POST",
    path: "/orders/:number/parcels/:parcel/sending",
    summary:
      "Says that a parcel has left; its buyer is told after 20 seconds, in which it can be taken back, and with the last one the order is sent.",
    permission: "orders.pack",
    parameters: ofParcel,
    body: v.object({ tracking: v.optional(v.nullable(tracking), null) }),
    answer: order,
    refusals: ["NOT_FOUND", "PARCEL_SENT", "STATE_NOT_REACHABLE", "HELD_FOR_MONEY", "WITHDRAWN"],
    versioned: "parcels",
    idempotent: true,
    undo: "unsendParcel",
    undone: ({ entityId, before }) => ({
      parameters: { number: entityId, parcel: before?.["parcel"] },
      body: { tracking: before?.["tracking"] ?? null },
    }),
  }),
  unsendParcel: route({
    method: "DELETE",
    path: "/orders/:number/parcels/:parcel/sending",
    summary:
      "Takes back that a parcel has left while its buyer is not told, no document was made with it and its carrier does not have it; `tracking` is its number again.",
    permission: "orders.pack",
    parameters: ofParcel,
    body: v.object({ tracking: v.optional(v.nullable(tracking), null) }),
    answer: order,
    refusals: ["NOT_FOUND", "FINAL", "PARCEL_SENT", "DOCUMENT_MADE", "EMAIL_SENT"],
    versioned: "parcels",
    undo: null,
  }),
  unpackParcel: route({
    method: "DELETE",
    path: "/orders/:number/parcels/:parcel",
    summary: "Undoes a parcel that is still here: its pieces are to be packed again.",
    permission: "orders.pack",
    parameters: ofParcel,
    answer: order,
    refusals: ["NOT_FOUND", "PARCEL_SENT"],
    undo: "packParcel",
    // A picture does not come back.
    undone: ({ entityId, before }) =>
      before?.["pictured"] === true ? null : { parameters: { number: entityId }, body: { ...before } },
  }),
  closeRepack: route({
    method: "POST",
    path: "/orders/:number/repack",
    summary:
      "Says that a box which was packed before its order lost pieces was opened, and what must not go taken out. Packing the order anew says the same.",
    permission: "orders.pack",
    parameters: ofOrder,
    answer: order,
    refusals: ["NOT_FOUND"],
    undo: "reopenRepack",
  }),
  reopenRepack: route({
    method: "DELETE",
    path: "/orders/:number/repack",
    summary: "Says that what must not go still lies in the box of an order; refused once it was packed anew.",
    permission: "orders.pack",
    parameters: ofOrder,
    answer: order,
    refusals: ["NOT_FOUND", "FINAL"],
    undo: "closeRepack",
  }),
  parcelPicture: route({
    method: "GET",
    path: "/orders/:number/parcels/:parcel/picture",
    summary: "Shows the picture of a packed box, for sixty days after it was taken.",
    permission: "orders.pack",
    parameters: ofParcel,
    answer: nothing,
    file: "image/jpeg",
    refusals: ["NOT_FOUND"],
  }),
  takeParcelPicture: route({
    method: "PUT",
    path: "/orders/:number/parcels/:parcel/picture",
    summary: "Keeps a picture of a packed box, which staff alone see, in place of the one before; sent as base 64.",
    permission: "orders.pack",
    parameters: ofParcel,
    body: v.object({ picture: v.pipe(v.string(), v.maxLength(largestPicture), v.base64()) }),
    answer: nothing,
    largest: largestPicture + 1000,
    refusals: ["NOT_FOUND", "PICTURE_UNREADABLE"],
    idempotent: true,
    undo: null,
  }),
  slips: route({
    method: "GET",
    path: "/packing/slips",
    summary:
      "Draws address slips of orders, one A6 page a parcel; of an order that is in no parcel yet, one of the whole.",
    permission: "orders.pack",
    query: v.object({ orders: orderNumbers }),
    answer: nothing,
    file: "application/pdf",
    refusals: ["NOT_FOUND"],
  }),
};

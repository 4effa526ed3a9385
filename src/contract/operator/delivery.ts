/** Delivery: zones with their countries and ways of delivery, when parcels leave, and what a cart would be offered. Money is grosze, weights are grams. */
import * as v from "valibot";
import { deliveryLimits, methodCodes } from "../../domain/delivery/delivery-limits.ts";
import { wireLine } from "../wire-text.ts";
import { route, type UndoCall } from "./route.ts";
import { day, rowId, rowIdText } from "./values.ts";

const whole = v.pipe(v.number(), v.safeInteger());
const count = v.pipe(whole, v.minValue(0));
const price = v.pipe(count, v.maxValue(deliveryLimits.price));
const name = wireLine(deliveryLimits.name);
/** Polish stands for a language in which nothing is written. */
export const names = v.strictObject({
  pl: v.pipe(name, v.minLength(1)),
  en: v.exactOptional(name),
  cz: v.exactOptional(name),
});
export const saidNames = v.object({
  pl: v.string(),
  en: v.exactOptional(v.string()),
  cz: v.exactOptional(v.string()),
});
/** Working days on the way. */
const days = v.pipe(
  v.strictTuple([v.pipe(count, v.maxValue(deliveryLimits.days)), v.pipe(count, v.maxValue(deliveryLimits.days))]),
  v.check(([from, to]) => from <= to),
);
/** The sum of the goods from which it is free; null: never. */
const freeFrom = v.nullable(v.pipe(price, v.minValue(1)));
/** What it costs up to each weight; what is heavier does not go. */
const steps = v.pipe(
  v.array(v.strictObject({ maxWeight: v.pipe(whole, v.minValue(1), v.maxValue(deliveryLimits.weight)), price })),
  v.minLength(1),
  v.maxLength(deliveryLimits.steps),
  v.check((list) => list.every(({ maxWeight }, at) => at === 0 || maxWeight > list[at - 1]!.maxWeight)),
);
/** The payments it goes with, each at its prices. */
const offers = v.pipe(
  v.array(v.strictObject({ paymentId: rowId, prices: steps })),
  v.minLength(1),
  v.maxLength(20),
  v.check((list) => new Set(list.map(({ paymentId }) => paymentId)).size === list.length),
);
const dayOff = v.object({ id: rowId, day, because: v.string() });

const method = v.object({
  id: rowId,
  zone: rowId,
  /** The same in every zone that has this way. */
  shippingId: rowId,
  code: v.string(),
  names: saidNames,
  days: v.nullable(v.tuple([count, count])),
  freeFrom: v.nullable(count),
  offers: v.array(v.object({ paymentId: rowId, prices: v.array(v.object({ maxWeight: count, price: count })) })),
  /** The buyer fetches the goods in person, which the exemption from the cash register does not cover. */
  collection: v.boolean(),
  offered: v.boolean(),
  /** What `If-Match` names of its terms. */
  version: v.string(),
});
export type DeliveryMethod = v.InferOutput<typeof method>;

const country = v.object({
  id: rowId,
  code: v.string(),
  name: v.string(),
  /** Null: it is in none, nothing goes there. */
  zone: v.nullable(rowId),
  /** Why the shop does not deliver there, '' where nobody has said; null: it does. */
  offBecause: v.nullable(v.string()),
  version: v.string(),
});
export type DeliveryCountry = v.InferOutput<typeof country>;

const calendar = v.object({
  /** Hour in Warsaw until which an order leaves the same working day. */
  hour: whole,
  /** What `If-Match` names of that hour. */
  hourVersion: v.string(),
  /** Those to come, the next first. */
  daysOff: v.array(dayOff),
  /** Public holidays of this year and the next that are to come. */
  holidays: v.array(day),
});

const delivery = v.object({
  /** `version`: what `If-Match` names of its name. */
  zones: v.array(v.object({ id: rowId, name: v.string(), version: v.string() })),
  methods: v.array(method),
  countries: v.array(country),
  /** Those that could go with a way of delivery, as shoppers see them. */
  payments: v.array(v.object({ id: rowId, code: v.string(), name: v.string(), offered: v.boolean() })),
  calendar,
  weight: v.object({
    /** Whether the weight of goods counts in prices (entry `parcel_weight` of Config); else each cart is taken to weigh nothing. */
    counts: v.boolean(),
    /** How many products that are sold have something without a weight, which counts as 0 g, and the first five. */
    unweighed: count,
    first: v.array(v.object({ id: rowId, name: v.string() })),
  }),
});
export type Delivery = v.InferOutput<typeof delivery>;

const cartOffer = v.object({
  /** What the goods cost together. */
  total: count,
  /** What they are taken to weigh. */
  weight: count,
  /** Why nothing can be ordered there, or anywhere; null: something can. */
  obstacle: v.nullable(
    v.picklist(["COUNTRIES_OFF", "COUNTRY_OFF", "PAYMENTS_OFF", "COUNTRY_PAYMENTS_OFF", "ZONE_MISSING"]),
  ),
  /** Names of goods that are not sent there, or sold in the shop itself only. */
  blocked: v.array(v.string()),
  ways: v.array(
    v.object({
      methodId: rowId,
      method: v.string(),
      payment: v.string(),
      paymentId: rowId,
      /** Null: it is not offered, for a reason. */
      price: v.nullable(count),
      /** It would cost more were the cart smaller. */
      free: v.boolean(),
      why: v.nullable(v.picklist(["methodOff", "notTogether", "paymentOff", "tooHeavy"])),
      /** Between which days it would come, ordered now. */
      from: v.nullable(day),
      to: v.nullable(day),
    }),
  ),
});
export type CartOffer = v.InferOutput<typeof cartOffer>;

const withId = { parameters: v.object({ id: rowIdText }) };
const settings = { permission: "settings.edit" } as const;
const terms = { names, days, freeFrom, offers };

export const deliveryRoutes = {
  delivery: route({
    method: "GET",
    path: "/delivery",
    summary: "Shows zones, countries and ways of delivery, offered or not, and when parcels leave.",
    ...settings,
    answer: delivery,
    refusals: [],
  }),
  addDeliveryMethod: route({
    method: "POST",
    path: "/delivery/methods",
    summary: "Adds a way of delivery to a zone, switched off; `shippingId` names one that another zone has.",
    ...settings,
    body: v.strictObject({
      zone: rowId,
      shippingId: v.optional(v.nullable(rowId), null),
      code: v.picklist(methodCodes),
      ...terms,
      collection: v.optional(v.boolean(), false),
    }),
    answer: v.object({ id: rowId }),
    refusals: ["NOT_FOUND", "FIELD_WRONG", "NAME_TAKEN"],
    idempotent: true,
    undo: "removeDeliveryMethod",
  }),
  changeDeliveryMethod: route({
    method: "PATCH",
    path: "/delivery/methods/:id",
    summary:
      "Changes a way of delivery from the next cart on; what is not named stays. Orders keep what they cost and whether they are collected in person.",
    ...settings,
    ...withId,
    body: v.strictObject({
      names: v.exactOptional(names),
      days: v.exactOptional(days),
      freeFrom: v.exactOptional(freeFrom),
      offers: v.exactOptional(offers),
      collection: v.exactOptional(v.boolean()),
      offered: v.exactOptional(v.boolean()),
    }),
    answer: method,
    refusals: ["NOT_FOUND", "FIELD_WRONG"],
    versioned: "terms",
    undo: "changeDeliveryMethod",
  }),
  removeDeliveryMethod: route({
    method: "DELETE",
    path: "/delivery/methods/:id",
    summary: "Removes a way of delivery that is switched off and by which no order has gone.",
    ...settings,
    ...withId,
    answer: v.object({ id: rowId }),
    refusals: ["NOT_FOUND", "DELIVERY_IN_USE"],
    undo: "addDeliveryMethod",
  }),
  addZone: route({
    method: "POST",
    path: "/delivery/zones",
    summary: "Adds a zone, without countries and ways of delivery.",
    ...settings,
    body: v.strictObject({ name: v.pipe(name, v.minLength(1)) }),
    answer: v.object({ id: rowId }),
    refusals: [],
    idempotent: true,
    undo: "removeZone",
  }),
  renameZone: route({
    method: "PATCH",
    path: "/delivery/zones/:id",
    summary: "Calls a zone something else; staff alone read it.",
    ...settings,
    ...withId,
    body: v.strictObject({ name: v.pipe(name, v.minLength(1)) }),
    answer: v.object({ id: rowId }),
    refusals: ["NOT_FOUND"],
    versioned: "name",
    undo: "renameZone",
  }),
  removeZone: route({
    method: "DELETE",
    path: "/delivery/zones/:id",
    summary: "Removes a zone of which there is no country, no way of delivery and no order.",
    ...settings,
    ...withId,
    answer: v.object({ id: rowId }),
    refusals: ["NOT_FOUND", "DELIVERY_IN_USE"],
    undo: "addZone",
  }),
  changeCountry: route({
    method: "PATCH",
    path: "/delivery/countries/:id",
    summary: "Moves a country to another zone, or says why the shop does not deliver there; what is not named stays.",
    ...settings,
    ...withId,
    body: v.strictObject({
      zone: v.exactOptional(v.nullable(rowId)),
      offBecause: v.exactOptional(v.nullable(wireLine(deliveryLimits.because))),
    }),
    answer: country,
    refusals: ["NOT_FOUND", "FIELD_WRONG"],
    versioned: "country",
    undo: "changeCountry",
  }),
  changeHandOver: route({
    method: "PUT",
    path: "/delivery/hand-over",
    summary: "Says until which hour in Warsaw an order leaves the same working day.",
    ...settings,
    body: v.strictObject({
      hour: v.pipe(whole, v.minValue(deliveryLimits.handOver.least), v.maxValue(deliveryLimits.handOver.most)),
    }),
    answer: calendar,
    refusals: [],
    versioned: "handOver",
    undo: "changeHandOver",
  }),
  addDayOff: route({
    method: "POST",
    path: "/delivery/days-off",
    summary: "Makes a day one on which no parcel leaves, beside weekends and public holidays.",
    ...settings,
    body: v.strictObject({ day, because: v.pipe(wireLine(deliveryLimits.because), v.minLength(1)) }),
    answer: calendar,
    refusals: [],
    undo: "removeDayOff",
  }),
  removeDayOff: route({
    method: "DELETE",
    path: "/delivery/days-off/:id",
    summary: "Makes a day off a day like others again.",
    ...settings,
    ...withId,
    answer: calendar,
    refusals: ["NOT_FOUND"],
    undo: "addDayOff",
    undone: ({ before }): UndoCall | null => (before === null ? null : { body: before }),
  }),
  cartOffer: route({
    method: "POST",
    path: "/delivery/offer",
    summary:
      "Says what a cart to a country would be offered now, reckoned as the checkout does, and why not the rest. It changes nothing.",
    ...settings,
    body: v.strictObject({
      countryId: rowId,
      lines: v.pipe(
        v.array(
          v.strictObject({
            variantId: rowId,
            quantity: v.pipe(whole, v.minValue(1), v.maxValue(99)),
          }),
        ),
        v.maxLength(50),
      ),
    }),
    answer: cartOffer,
    refusals: ["NOT_FOUND", "NOT_SOLD"],
  }),
};

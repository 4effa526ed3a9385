/** Orders that are changed before they are sent. Prices are grosze, amounts hundredths of the order's currency. */
import * as v from "valibot";
import { pointCountries } from "../../domain/delivery/delivery-codes.ts";
import { currencies } from "../../domain/money.ts";
import { changeReasons } from "../../domain/order/order-change.ts";
import { orderStates } from "../../domain/order/order-states.ts";
import { wireLine } from "../wire-text.ts";
import { addressFields } from "./address-fields.ts";
import { order } from "./order.ts";
import { type Logged, route } from "./route.ts";
import { seenWith } from "./seen-with.ts";
import { moneyWays, wayBack } from "./settlements.ts";
import { rowId, rowIdText } from "./values.ts";

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const whole = v.pipe(v.number(), v.safeInteger());
const pieces = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(99));
/** Of one piece; null: what it costs by itself. */
const priceSaid = v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100_000_000)));
const number = v.object({ number: rowIdText });
const addressOf = ({ entityId, after }: Logged) => ({
  parameters: { number: entityId, change: after?.["addressChange"] },
});

const change = v.object({
  /** Lines that are there; those that are left out stay as they are, with 0 pieces one goes. */
  lines: v.pipe(v.array(v.object({ position: rowId, quantity: pieces, price: priceSaid })), v.maxLength(100)),
  added: v.pipe(
    v.array(
      v.object({
        variantId: rowId,
        quantity: v.pipe(pieces, v.minValue(1)),
        price: priceSaid,
        /** The line it is another size of: it costs what that one did, and what the sizes differ by. */
        insteadOf: v.nullable(rowId),
      }),
    ),
    v.maxLength(50),
  ),
  /** Null: it goes the way it was to go. */
  delivery: v.nullable(v.object({ shippingId: rowId, point: v.nullable(wireLine(60)) })),
  /** In the buyer's language, as document and email say it. */
  reason: v.pipe(wireLine(changeReasons.change), v.minLength(1)),
  /** Why a price is another than it was, or than the shop's own of what is added; empty: none is. Document and email say it after the other. */
  priceReason: v.optional(wireLine(changeReasons.price), ""),
  /** How money that is over goes back. */
  money: v.picklist(moneyWays),
  /** It is packed only once what is missing has come. */
  hold: v.boolean(),
  /** The buyer is written to. */
  tell: v.boolean(),
});
export type ChangeInput = v.InferOutput<typeof change>;

const sums = v.object({ products: count, shipping: count, discount: count, points: count, total: count });

/** What a change would do, and of what it did nothing. */
const changePreview = v.object({
  lines: v.array(
    v.object({
      position: rowId,
      name: v.string(),
      variant: v.string(),
      quantityBefore: count,
      quantity: count,
      price: count,
      amountBefore: count,
      amount: count,
    }),
  ),
  before: sums,
  after: sums,
  /** Spent points that go back to the account. */
  pointsBack: count,
  /** The correction: its series and by how much it changes the document; null: there is none to correct. */
  correction: v.nullable(v.object({ series: v.picklist(["KOR", "KPA"]), total: whole })),
  state: v.picklist(orderStates),
  back: v.array(wayBack),
  /** What stays to be given back; below zero: what is not paid. */
  balance: whole,
  /** What is asked for by a link or a transfer. */
  missing: count,
  /** As it would be sent; null: nobody is told. */
  email: v.nullable(v.object({ subject: v.string(), text: v.string() })),
});
export type ChangePreview = v.InferOutput<typeof changePreview>;

const address = v.object(addressFields);

const refusals = [
  "NOT_FOUND",
  "FORBIDDEN",
  "STEP_UP",
  "STATE_NOT_REACHABLE",
  "NOT_SOLD",
  "GOODS_SHORT",
  "TOO_MANY_PIECES",
  "MORE_THAN_LEFT",
  "NOTHING_LEFT",
  "NOTHING_CHANGED",
  "FIELD_WRONG",
  "DELIVERY_UNAVAILABLE",
  "POINT_REQUIRED",
  "POINT_UNKNOWN",
  "MONEY_UNTOLD",
  "PARCEL_SENT",
  "EXCHANGE_FIXED",
] as const;

export const orderChangeRoutes = {
  changeForm: route({
    method: "GET",
    path: "/orders/:number/change-form",
    summary: "Shows what of an order can be changed, and what it could be changed to.",
    permission: "orders.edit",
    parameters: number,
    answer: v.object({
      /** It has not been sent, and has not ended. */
      changeable: v.boolean(),
      currency: v.picklist(currencies),
      address: seenWith("buyers.contact", address),
      /** Where points are looked for. */
      pointCountry: v.picklist(pointCountries),
      /** Whom the invoice is for stands on a document, and stays. */
      documentMade: v.boolean(),
      lines: v.array(
        v.object({
          position: rowId,
          variantId: rowId,
          name: v.string(),
          variant: v.string(),
          picture: v.nullable(v.string()),
          quantity: count,
          /** How many pieces were given back already: no fewer can stay on the line. */
          back: count,
          price: seenWith("money.read", count),
          /** The variants of its product as they are sold today. */
          sizes: v.array(v.object({ variantId: rowId, variant: v.string(), stock: count })),
        }),
      ),
      delivery: v.object({ shippingId: rowId, point: v.nullable(v.string()) }),
      deliveries: v.array(
        v.object({ shippingId: rowId, name: v.string(), toLocker: v.boolean(), price: seenWith("money.read", count) }),
      ),
      paymentCode: v.string(),
      heldForMoney: v.boolean(),
      /** What may be said as the reason, in the buyer's language. */
      reason: v.string(),
      versions: v.object({ lines: v.string(), address: v.string() }),
    }),
    refusals: ["NOT_FOUND"],
  }),
  changePreview: route({
    method: "POST",
    path: "/orders/:number/change/preview",
    summary: "Says what `changeOrder` would do with the same body, and does nothing.",
    permission: "orders.edit",
    parameters: number,
    body: change,
    answer: changePreview,
    refusals,
  }),
  changeOrder: route({
    method: "POST",
    path: "/orders/:number/change",
    summary:
      "Changes the lines and the delivery of an order that has not left: stock, sums, points, code, document, money and email follow. Another price needs `prices.edit` and a reason of its own, money that goes back `money.refund` and a proof of who it is.",
    permission: "orders.edit",
    parameters: number,
    body: change,
    answer: order,
    refusals,
    versioned: "lines",
    idempotent: true,
    undo: null,
  }),
  changeAddress: route({
    method: "PATCH",
    path: "/orders/:number/address",
    summary:
      "Changes where an order goes and how its buyer is reached; what is left out stays as it is. No email tells of it.",
    permission: "orders.edit",
    parameters: number,
    body: v.partial(address),
    answer: order,
    refusals: ["NOT_FOUND", "STATE_NOT_REACHABLE", "FIELD_WRONG", "DOCUMENT_MADE"],
    versioned: "address",
    undo: "restoreAddress",
    undone: addressOf,
  }),
  restoreAddress: route({
    method: "POST",
    path: "/orders/:number/address/changes/:change/undo",
    summary: "Puts back what a change of an order's address or contact has changed, as it stood before it.",
    permission: "orders.edit",
    parameters: v.object({ number: rowIdText, change: rowIdText }),
    answer: order,
    refusals: ["NOT_FOUND", "STATE_NOT_REACHABLE", "FIELD_WRONG", "DOCUMENT_MADE"],
    versioned: "address",
    undo: "restoreAddress",
    undone: addressOf,
  }),
};

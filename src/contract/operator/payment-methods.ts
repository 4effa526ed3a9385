/** Payments that shoppers choose from: names, order, on and off, and whether their credentials hold. */
import * as v from "valibot";
import { deliveryLimits } from "../../domain/delivery/delivery-limits.ts";
import { wireLine } from "../wire-text.ts";
import { names, saidNames } from "./delivery.ts";
import { route } from "./route.ts";
import { rowId, rowIdText } from "./values.ts";

const paymentMethod = v.object({
  id: rowId,
  code: v.string(),
  names: saidNames,
  /** Why shoppers are not offered it; null: nobody has switched it off. */
  offBecause: v.nullable(v.string()),
  /** What it lacks to be offered: the provider's credentials, or the shop's account; null: nothing. */
  lacks: v.nullable(v.picklist(["credentials", "account"])),
  offered: v.boolean(),
  /** It is taken by a provider, whose credentials can be tested. */
  online: v.boolean(),
  /** Where its credentials come from: the server's settings, or a connection that staff entered; `standIn`: it is played, and no money moves. Null: nobody has connected it, or it needs no connection. */
  by: v.nullable(v.picklist(["settings", "connection", "standIn"])),
  /** The settings its credentials can be read from at the shop's start. */
  settings: v.array(v.string()),
  /** What `If-Match` names of its terms. */
  version: v.string(),
});
export type PaymentMethod = v.InferOutput<typeof paymentMethod>;

/** `orderVersion`: what `If-Match` names of the order they stand in. */
const list = v.object({ methods: v.array(paymentMethod), orderVersion: v.string() });
const withId = { parameters: v.object({ id: rowIdText }) };
const settings = { permission: "settings.edit" } as const;

export const paymentMethodRoutes = {
  paymentMethods: route({
    method: "GET",
    path: "/payment-methods",
    summary: "Lists the payments of the shop, offered or not, as shoppers see them.",
    ...settings,
    answer: list,
    refusals: [],
  }),
  changePaymentMethod: route({
    method: "PATCH",
    path: "/payment-methods/:id",
    summary:
      "Calls a payment something else, or switches it off, with the reason, or on; orders that chose it keep it.",
    ...settings,
    ...withId,
    body: v.strictObject({
      names: v.exactOptional(names),
      offBecause: v.exactOptional(v.nullable(v.pipe(wireLine(deliveryLimits.because), v.minLength(1)))),
    }),
    answer: paymentMethod,
    refusals: ["NOT_FOUND"],
    versioned: "terms",
    undo: "changePaymentMethod",
  }),
  orderPaymentMethods: route({
    method: "PUT",
    path: "/payment-methods/order",
    summary: "Has shoppers see the payments in this order, which names each of them once.",
    ...settings,
    body: v.strictObject({ ids: v.pipe(v.array(rowId), v.minLength(1), v.maxLength(20)) }),
    answer: list,
    refusals: ["FIELD_WRONG"],
    versioned: "order",
    undo: "orderPaymentMethods",
  }),
  testPaymentMethod: route({
    method: "POST",
    path: "/payment-methods/:id/test",
    summary: "Asks the provider of an online payment whether the shop's credentials hold; no money moves.",
    ...settings,
    ...withId,
    answer: v.object({
      /** `refused`: the account, or PayPal's webhook, is not known there; `silent`: no answer came. */
      outcome: v.picklist(["works", "account", "webhook", "silent", "notConnected"]),
      /** What the provider itself says, for whoever asks it. */
      says: v.string(),
    }),
    refusals: ["NOT_FOUND"],
  }),
};

/** Addresses of other programs that are told what happens in the shop, as Standard Webhooks 1.0 has it: which record, never what is in it. */
import * as v from "valibot";
import { webhookTypes } from "../../domain/webhook/webhook.ts";
import { wireLine } from "../wire-text.ts";
import { route } from "./route.ts";
import { moment, nothing, rowId, rowIdText } from "./values.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const webhook = v.object({
  id: rowId,
  name: v.string(),
  url: v.string(),
  types: v.array(v.picklist(webhookTypes)),
  /** It is told of what happens. */
  on: v.boolean(),
  /** Why it is not: by hand, because its receiver said that it is gone, or failed for days. */
  off: v.nullable(v.picklist(["hand", "gone", "failing"])),
  failingSince: v.nullable(moment),
  /** Until when the secret before the present one signs as well. */
  earlierSecretUntil: v.nullable(moment),
  madeBy: v.string(),
  madeAt: moment,
  /** Of the last thirty days. */
  waiting: count,
  failed: count,
  /** What `If-Match` names. */
  version: v.string(),
});
export type WebhookSaid = v.InferOutput<typeof webhook>;

const delivery = v.object({
  id: rowId,
  /** What the receiver knows it by. */
  messageId: v.string(),
  type: v.string(),
  body: v.string(),
  at: moment,
  state: v.picklist(["waiting", "delivered", "failed"]),
  /** The newest first. */
  attempts: v.array(
    v.object({
      at: moment,
      /** What was answered; null: nothing was. */
      status: v.nullable(v.number()),
      answer: v.nullable(v.string()),
      failure: v.nullable(v.string()),
      milliseconds: count,
    }),
  ),
});
export type WebhookDelivery = v.InferOutput<typeof delivery>;

const terms = {
  name: v.pipe(wireLine(60), v.minLength(1)),
  /** `https:`; on a shop that only this machine reaches `http:`, too. No user and no password in it. */
  url: v.pipe(wireLine(2000), v.url()),
  types: v.pipe(v.array(v.picklist(webhookTypes)), v.minLength(1), v.maxLength(webhookTypes.length)),
};
const withId = { parameters: v.object({ id: rowIdText }) };
/** Shown this once: `whsec_` and 32 bytes in base 64. */
const secret = v.string();

export const webhookRoutes = {
  webhooks: route({
    method: "GET",
    path: "/webhooks",
    summary: "Lists the webhooks.",
    permission: "settings.edit",
    answer: v.object({ webhooks: v.array(webhook) }),
    refusals: [],
  }),
  addWebhook: route({
    method: "POST",
    path: "/webhooks",
    summary: "Makes a webhook that is told of what happens from now on; its secret is shown once.",
    permission: "settings.edit",
    body: v.strictObject(terms),
    answer: v.object({ id: rowId, secret }),
    refusals: ["WEBHOOK_ADDRESS"],
    stepUp: true,
    undo: "removeWebhook",
  }),
  changeWebhook: route({
    method: "PATCH",
    path: "/webhooks/:id",
    summary: "Changes a webhook, or switches it off or on; on again, it is sent what waited.",
    permission: "settings.edit",
    ...withId,
    body: v.strictObject({
      name: v.exactOptional(terms.name),
      url: v.exactOptional(terms.url),
      types: v.exactOptional(terms.types),
      on: v.exactOptional(v.boolean()),
    }),
    answer: webhook,
    refusals: ["NOT_FOUND", "WEBHOOK_ADDRESS"],
    versioned: "webhook",
    stepUp: true,
    undo: "changeWebhook",
    undone: ({ entityId, before }) => ({ parameters: { id: entityId }, body: before! }),
  }),
  removeWebhook: route({
    method: "DELETE",
    path: "/webhooks/:id",
    summary: "Takes a webhook away, with all that it was told.",
    permission: "settings.edit",
    ...withId,
    answer: nothing,
    refusals: ["NOT_FOUND"],
    stepUp: true,
    undo: null,
  }),
  renewWebhookSecret: route({
    method: "POST",
    path: "/webhooks/:id/secret",
    summary: "Gives a webhook another secret, shown once; the one before signs beside it for a day.",
    permission: "settings.edit",
    ...withId,
    answer: v.object({ secret }),
    refusals: ["NOT_FOUND"],
    stepUp: true,
    undo: null,
  }),
  tryWebhook: route({
    method: "POST",
    path: "/webhooks/:id/try",
    summary: "Sends a webhook that is on a `webhook.tried`.",
    permission: "settings.edit",
    ...withId,
    answer: nothing,
    refusals: ["NOT_FOUND"],
    undo: null,
  }),
  webhookDeliveries: route({
    method: "GET",
    path: "/webhooks/:id/deliveries",
    summary:
      "Lists the last hundred things a webhook was told, the newest first, with each attempt and what was answered.",
    permission: "settings.edit",
    ...withId,
    answer: v.object({ deliveries: v.array(delivery) }),
    refusals: [],
  }),
  sendWebhookAgain: route({
    method: "POST",
    path: "/webhook-deliveries/:id/again",
    summary: "Sends once more what was sent, or given up, under its old id.",
    permission: "settings.edit",
    ...withId,
    answer: nothing,
    refusals: ["NOT_FOUND"],
    undo: null,
  }),
};

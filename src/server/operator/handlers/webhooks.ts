import { etag } from "../../../contract/operator/route.ts";
import type { WebhookSaid } from "../../../contract/operator/webhooks.ts";
import { latestDeliveries } from "../../../database/webhook/deliveries.ts";
import { allWebhooks, type WebhookRow } from "../../../database/webhook/webhooks.ts";
import {
  addWebhook,
  changeWebhook,
  removeWebhook,
  renewSecret,
  sendAgain,
  tryWebhook,
} from "../../../flows/webhook/change-webhooks.ts";
import { secretSaid } from "../../../integrations/webhooks/sign-webhook.ts";
import { type Handlers, refused } from "../context.ts";
import { versionOld } from "../version-old.ts";

type Names =
  | "webhooks"
  | "addWebhook"
  | "changeWebhook"
  | "removeWebhook"
  | "renewWebhookSecret"
  | "tryWebhook"
  | "webhookDeliveries"
  | "sendWebhookAgain";

/** Webhooks, and what they were told. */
export const webhookHandlers: Handlers<Names> = {
  webhooks: async ({ db }) => ({ answer: { webhooks: (await allWebhooks(db)).map(said) } }),

  async addWebhook({ db, parts, person, body, log }) {
    if (!mayBeTold(body.url, parts.publicUrl)) return refused("WEBHOOK_ADDRESS");
    const { webhookId, secret } = await addWebhook(db, { ...body, madeBy: person.staff_id }, log);
    return { answer: { id: webhookId, secret: secretSaid(secret) } };
  },

  async changeWebhook({ db, parts, parameters: { id }, body, version, log }) {
    if (body.url !== undefined && !mayBeTold(body.url, parts.publicUrl)) return refused("WEBHOOK_ADDRESS");
    const changed = await changeWebhook(db, { webhookId: id, version, ...body }, log);
    if (changed.kind === "unknown") return refused("NOT_FOUND");
    if (changed.kind === "changed") {
      const answer = said((await allWebhooks(db, id))[0]!);
      return { answer, etag: answer.version };
    }
    return versionOld(db, { entity: "webhook", entityId: id, part: "webhook", version: changed.version });
  },

  removeWebhook: async ({ db, parameters: { id }, log }) => done(await removeWebhook(db, id, log)),

  async renewWebhookSecret({ db, parameters: { id }, log }) {
    const secret = await renewSecret(db, id, log);
    return secret === null ? refused("NOT_FOUND") : { answer: { secret: secretSaid(secret) } };
  },

  tryWebhook: async ({ db, parameters: { id }, now, log }) => done(await tryWebhook(db, id, now, log)),

  async webhookDeliveries({ db, parameters: { id } }) {
    const rows = await latestDeliveries(db, id);
    return {
      answer: {
        deliveries: rows.map(({ delivery_id, message_id, type, body, at, state, attempts }) => ({
          id: delivery_id,
          messageId: message_id,
          type,
          body,
          at: at.toISOString(),
          state,
          attempts,
        })),
      },
    };
  },

  sendWebhookAgain: async ({ db, parameters: { id }, log }) => done(await sendAgain(db, id, log)),
};

function done(isDone: boolean) {
  return isDone ? { answer: {} } : refused("NOT_FOUND");
}

/** Whether an address may be written down: https, nobody's name and password in it; http where the shop itself is reached by it. Whether it is one of the internet is looked at when it is told. */
function mayBeTold(url: string, publicUrl: string): boolean {
  const { protocol, username, password } = new URL(url);
  const encrypted = protocol === "https:" || (protocol === "http:" && new URL(publicUrl).protocol === "http:");
  return encrypted && username === "" && password === "";
}

function said(row: WebhookRow): WebhookSaid {
  const {
    webhook_id: id,
    name,
    url,
    types,
    off,
    failing_since,
    earlier_until,
    made_by,
    made_at,
    waiting,
    failed,
  } = row;
  const isOver = earlier_until !== null && earlier_until < new Date();
  return {
    id,
    name,
    url,
    types,
    on: off === null,
    off,
    failingSince: failing_since?.toISOString() ?? null,
    earlierSecretUntil: isOver ? null : (earlier_until?.toISOString() ?? null),
    madeBy: made_by,
    madeAt: made_at.toISOString(),
    waiting,
    failed,
    version: etag("webhook", row.version),
  };
}

import { randomBytes } from "node:crypto";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import { addDelivery, planWaiting, restartDelivery } from "../../database/webhook/deliveries.ts";
import {
  addWebhookRow,
  deleteWebhook,
  lockWebhook,
  saveSecret,
  saveWebhook,
  type WebhookTerms,
} from "../../database/webhook/webhooks.ts";
import { earlierSecretHours, triedType } from "../../domain/webhook/webhook.ts";

/** A webhook as the log has it; `on`: it is told of what happens. */
type Decided = WebhookTerms & { on: boolean };

const freshSecret = () => randomBytes(32);

/** Makes a webhook that is told of what happens from now on; returns its number and its secret. */
export async function addWebhook(
  db: Queryable,
  { madeBy, ...terms }: WebhookTerms & { madeBy: number },
  log: Log,
): Promise<{ webhookId: number; secret: Buffer }> {
  const secret = freshSecret();
  const webhookId = await addWebhookRow(db, { ...terms, secret, madeBy });
  await log({
    act: "addWebhook",
    entity: "webhook",
    entityId: webhookId,
    part: "webhook",
    after: { ...terms, on: true },
  });
  return { webhookId, secret };
}

/** Changes what is named of a webhook, on the version it was decided on. Switched on, what waited is sent. */
export async function changeWebhook(
  db: Queryable,
  { webhookId, version, ...given }: Partial<Decided> & { webhookId: number; version: number },
  log: Log,
): Promise<{ kind: "changed" } | { kind: "unknown" } | { kind: "old"; version: number }> {
  const row = await lockWebhook(db, webhookId);
  if (row === null) return { kind: "unknown" };
  if (row.version !== version) return { kind: "old", version: row.version };
  const { name, url, types, off } = row;
  const before: Decided = { name, url, types, on: off === null };
  const { on, ...terms } = { ...before, ...given };
  await saveWebhook(db, webhookId, { ...terms, off: on ? null : (off ?? "hand") });
  if (on && !before.on) await planWaiting(db, webhookId);
  await log({
    act: "changeWebhook",
    entity: "webhook",
    entityId: webhookId,
    part: "webhook",
    version: version + 1,
    before: Object.fromEntries(Object.keys(given).map((field) => [field, before[field as keyof Decided]])),
    after: given,
  });
  return { kind: "changed" };
}

/** Takes a webhook away, with all that it was told; false: there is none. */
export async function removeWebhook(db: Queryable, webhookId: number, log: Log): Promise<boolean> {
  const row = await lockWebhook(db, webhookId);
  if (row === null) return false;
  await deleteWebhook(db, webhookId);
  const { name, url, types } = row;
  await log({
    act: "removeWebhook",
    entity: "webhook",
    entityId: webhookId,
    part: "webhook",
    before: { name, url, types },
  });
  return true;
}

/** Returns another secret for a webhook; the one before signs beside it for a day. Null: there is no such webhook. */
export async function renewSecret(db: Queryable, webhookId: number, log: Log): Promise<Buffer | null> {
  const row = await lockWebhook(db, webhookId);
  if (row === null) return null;
  const secret = freshSecret();
  await saveSecret(db, webhookId, secret, earlierSecretHours);
  await log({ act: "renewWebhookSecret", entity: "webhook", entityId: webhookId, before: { name: row.name } });
  return secret;
}

/** Sends a webhook something to try it with; false: there is none that is on. */
export async function tryWebhook(db: Queryable, webhookId: number, now: Date, log: Log): Promise<boolean> {
  const row = await lockWebhook(db, webhookId);
  if (row === null || row.off !== null) return false;
  const body = JSON.stringify({ type: triedType, timestamp: now.toISOString(), data: { webhook: webhookId } });
  await addDelivery(db, webhookId, { type: triedType, body });
  await log({ act: "tryWebhook", entity: "webhook", entityId: webhookId, before: { name: row.name } });
  return true;
}

/** Sends once more what was sent or given up, under its old id; false: there is nothing of that number. */
export async function sendAgain(db: Queryable, deliveryId: number, log: Log): Promise<boolean> {
  const webhookId = await restartDelivery(db, deliveryId);
  if (webhookId === null) return false;
  await log({ act: "sendWebhookAgain", entity: "webhook", entityId: webhookId, after: { delivery: deliveryId } });
  return true;
}

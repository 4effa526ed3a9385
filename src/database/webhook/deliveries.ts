import { enqueueJob } from "../job-kinds.ts";
import type { Queryable } from "../queryable.ts";

/** How long what was sent is shown. */
const storedDays = 30;

export interface AttemptRow {
  at: string;
  status: number | null;
  answer: string | null;
  failure: string | null;
  milliseconds: number;
}

export interface DeliveryRow {
  delivery_id: number;
  message_id: string;
  type: string;
  body: string;
  at: Date;
  state: "waiting" | "delivered" | "failed";
  /** The newest first. */
  attempts: AttemptRow[];
}

/** Returns the last hundred deliveries of a webhook, the newest first. */
export async function latestDeliveries(db: Queryable, webhookId: number): Promise<DeliveryRow[]> {
  const { rows } = await db.query<DeliveryRow>(
    `SELECT d.delivery_id, d.message_id, d.type, d.body, d.at, d.state,
       coalesce((SELECT json_agg(json_build_object('at', to_char(a.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'status', a.status, 'answer', a.answer, 'failure', a.failure, 'milliseconds', a.milliseconds) ORDER BY a.attempt_id DESC)
         FROM webhook_attempts a WHERE a.delivery_id = d.delivery_id), '[]'::json) AS attempts
     FROM webhook_deliveries d WHERE d.webhook_id = $1 ORDER BY d.delivery_id DESC LIMIT 100`,
    [webhookId],
  );
  return rows;
}

/** Has a webhook told of something, though it may not have asked for it; returns the delivery's number. */
export async function addDelivery(
  db: Queryable,
  webhookId: number,
  { type, body }: { type: string; body: string },
): Promise<number> {
  const { rows } = await db.query<{ delivery_id: number }>(
    "INSERT INTO webhook_deliveries (webhook_id, type, body) VALUES ($1, $2, $3) RETURNING delivery_id",
    [webhookId, type, body],
  );
  await enqueueJob(db, "deliverWebhook", { deliveryId: rows[0]!.delivery_id });
  return rows[0]!.delivery_id;
}

/** Begins a delivery anew under its old id, with all its attempts before it; returns which webhook it is of, null where there is none. */
export async function restartDelivery(db: Queryable, deliveryId: number): Promise<number | null> {
  const { rows } = await db.query<{ webhook_id: number }>(
    "UPDATE webhook_deliveries SET state = 'waiting', tries = 0 WHERE delivery_id = $1 RETURNING webhook_id",
    [deliveryId],
  );
  if (rows[0] === undefined) return null;
  await enqueueJob(db, "deliverWebhook", { deliveryId }, { key: deliveryKey(deliveryId) });
  return rows[0].webhook_id;
}

export interface DueDelivery {
  webhook_id: number;
  message_id: string;
  body: string;
  tries: number;
  url: string;
  /** The newest first. */
  secrets: Buffer[];
}

/** Returns what an attempt is made with; null: nothing is to be sent any more. */
export async function dueDelivery(db: Queryable, deliveryId: number): Promise<DueDelivery | null> {
  const { rows } = await db.query<DueDelivery>(
    `SELECT d.webhook_id, d.message_id, d.body, d.tries, w.url,
       array_remove(ARRAY[w.secret, CASE WHEN w.earlier_until > now() THEN w.earlier_secret END], NULL) AS secrets
     FROM webhook_deliveries d JOIN webhooks w USING (webhook_id) WHERE d.delivery_id = $1 AND d.state = 'waiting' AND w.off IS NULL`,
    [deliveryId],
  );
  return rows[0] ?? null;
}

/** Writes down what came of an attempt. */
export async function addAttempt(
  db: Queryable,
  deliveryId: number,
  { status, answer, failure, milliseconds }: Omit<AttemptRow, "at">,
): Promise<void> {
  await db.query(
    "INSERT INTO webhook_attempts (delivery_id, status, answer, failure, milliseconds) VALUES ($1, $2, $3, $4, $5)",
    [deliveryId, status, answer, failure, milliseconds],
  );
}

/** Has a delivery end, delivered or given up. */
export async function endDelivery(db: Queryable, deliveryId: number, state: "delivered" | "failed"): Promise<void> {
  await db.query("UPDATE webhook_deliveries SET state = $2, tries = tries + 1 WHERE delivery_id = $1", [
    deliveryId,
    state,
  ]);
}

/** Has a delivery attempted once more in so many seconds. */
export async function postponeDelivery(db: Queryable, deliveryId: number, inSeconds: number): Promise<void> {
  await db.query("UPDATE webhook_deliveries SET tries = tries + 1 WHERE delivery_id = $1", [deliveryId]);
  await enqueueJob(db, "deliverWebhook", { deliveryId }, { key: deliveryKey(deliveryId), inSeconds });
}

/** Of a delivery one attempt at most is planned. */
function deliveryKey(deliveryId: number): string {
  return `webhook-${deliveryId}`;
}

/** Says that a webhook's receiver has answered well. */
export async function recordAnswered(db: Queryable, webhookId: number): Promise<void> {
  await db.query("UPDATE webhooks SET failing_since = NULL WHERE webhook_id = $1 AND failing_since IS NOT NULL", [
    webhookId,
  ]);
}

/** Says that a webhook's receiver has failed; returns whether it has for so many days, so that the webhook is switched off by this. */
export async function recordFailed(db: Queryable, webhookId: number, days: number): Promise<boolean> {
  const { rows } = await db.query<{ off: boolean }>(
    `UPDATE webhooks SET failing_since = coalesce(failing_since, now()),
       off = CASE WHEN failing_since < now() - make_interval(days => $2) THEN 'failing' ELSE off END,
       version = version + (coalesce(failing_since < now() - make_interval(days => $2), false))::int
     WHERE webhook_id = $1 AND off IS NULL RETURNING off IS NOT NULL AS off`,
    [webhookId, days],
  );
  return rows[0]?.off ?? false;
}

/** Switches a webhook off whose receiver says that it is gone. */
export async function switchOffGone(db: Queryable, webhookId: number): Promise<void> {
  await db.query("UPDATE webhooks SET off = 'gone', version = version + 1 WHERE webhook_id = $1 AND off IS NULL", [
    webhookId,
  ]);
}

/** Plans what waits of a webhook that is on again. */
export async function planWaiting(db: Queryable, webhookId: number): Promise<void> {
  const { rows } = await db.query<{ delivery_id: number }>(
    "SELECT delivery_id FROM webhook_deliveries WHERE webhook_id = $1 AND state = 'waiting' ORDER BY delivery_id",
    [webhookId],
  );
  for (const { delivery_id: deliveryId } of rows)
    await enqueueJob(db, "deliverWebhook", { deliveryId }, { key: deliveryKey(deliveryId) });
}

/** Forgets what was sent long ago. */
export async function forgetOldDeliveries(db: Queryable): Promise<void> {
  await db.query("DELETE FROM webhook_deliveries WHERE at < now() - make_interval(days => $1)", [storedDays]);
}

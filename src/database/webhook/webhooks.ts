import type { WebhookType } from "../../domain/webhook/webhook.ts";
import type { Queryable } from "../queryable.ts";

/** What somebody decides of a webhook. */
export interface WebhookTerms {
  name: string;
  url: string;
  types: WebhookType[];
}

export interface WebhookRow extends WebhookTerms {
  webhook_id: number;
  version: number;
  off: "hand" | "gone" | "failing" | null;
  failing_since: Date | null;
  earlier_until: Date | null;
  made_by: string;
  made_at: Date;
  /** Deliveries that wait for an attempt, and those that were given up, of the last thirty days. */
  waiting: number;
  failed: number;
}

/** Returns the shop's webhooks, in the order in which they were made; of one number: that one. */
export async function allWebhooks(db: Queryable, webhookId: number | null = null): Promise<WebhookRow[]> {
  const { rows } = await db.query<WebhookRow>(
    `SELECT w.webhook_id, w.name, w.url, w.types, w.version, w.off, w.failing_since, w.earlier_until, coalesce(nullif(s.name, ''), s.email) AS made_by, w.made_at,
       (SELECT count(*)::int FROM webhook_deliveries d WHERE d.webhook_id = w.webhook_id AND d.state = 'waiting') AS waiting,
       (SELECT count(*)::int FROM webhook_deliveries d WHERE d.webhook_id = w.webhook_id AND d.state = 'failed') AS failed
     FROM webhooks w JOIN staff s ON s.staff_id = w.made_by WHERE $1::bigint IS NULL OR w.webhook_id = $1 ORDER BY w.webhook_id`,
    [webhookId],
  );
  return rows;
}

/** Returns a webhook as it is, locked until the transaction ends; null: there is none. */
export async function lockWebhook(
  db: Queryable,
  webhookId: number,
): Promise<(WebhookTerms & Pick<WebhookRow, "version" | "off">) | null> {
  const { rows } = await db.query<WebhookTerms & Pick<WebhookRow, "version" | "off">>(
    "SELECT name, url, types, version, off FROM webhooks WHERE webhook_id = $1 FOR UPDATE",
    [webhookId],
  );
  return rows[0] ?? null;
}

/** Writes a webhook; returns its number. */
export async function addWebhookRow(
  db: Queryable,
  { name, url, types, secret, madeBy }: WebhookTerms & { secret: Buffer; madeBy: number },
): Promise<number> {
  const { rows } = await db.query<{ webhook_id: number }>(
    "INSERT INTO webhooks (name, url, types, secret, made_by) VALUES ($1, $2, $3, $4, $5) RETURNING webhook_id",
    [name, url, types, secret, madeBy],
  );
  return rows[0]!.webhook_id;
}

/** Changes a webhook; switched on again it fails since no time. */
export async function saveWebhook(
  db: Queryable,
  webhookId: number,
  { name, url, types, off }: WebhookTerms & Pick<WebhookRow, "off">,
): Promise<void> {
  await db.query(
    "UPDATE webhooks SET name = $2, url = $3, types = $4, off = $5, failing_since = CASE WHEN $5::text IS NULL AND off IS NOT NULL THEN NULL ELSE failing_since END, version = version + 1 WHERE webhook_id = $1",
    [webhookId, name, url, types, off],
  );
}

/** Gives a webhook another secret; the one before signs beside it for so many hours. */
export async function saveSecret(db: Queryable, webhookId: number, secret: Buffer, hours: number): Promise<void> {
  await db.query(
    "UPDATE webhooks SET earlier_secret = secret, earlier_until = now() + make_interval(hours => $3), secret = $2 WHERE webhook_id = $1",
    [webhookId, secret, hours],
  );
}

/** Deletes a webhook with all that was sent by it. */
export async function deleteWebhook(db: Queryable, webhookId: number): Promise<void> {
  await db.query("DELETE FROM webhooks WHERE webhook_id = $1", [webhookId]);
}

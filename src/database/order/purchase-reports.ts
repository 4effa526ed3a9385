import * as v from "valibot";
import type { KnownBy, PurchaseService, ReportState } from "../../domain/order/purchase-report.ts";
import { mostHours } from "../../domain/order/purchase-report.ts";
import { enqueueJob } from "../job-kinds.ts";
import { parseStored } from "../parse-stored.ts";
import type { Queryable } from "../queryable.ts";

export interface PurchaseReportRow {
  order_id: number;
  service: PurchaseService;
  state: ReportState;
  known_by: KnownBy;
  sold_at: Date | null;
  tries: number;
}

const part = v.optional(v.string());
const knownByForm = v.object({ client: part, session: part, agent: part, browser: part, click: part });

/** Returns which services the shop's server tells of purchases now. */
export async function servicesTold(db: Queryable): Promise<PurchaseService[]> {
  const { rows } = await db.query<{ kind: PurchaseService }>(
    "SELECT kind FROM connections WHERE kind IN ('ga4', 'meta') AND is_on ORDER BY kind",
  );
  return rows.map(({ kind }) => kind);
}

/** Records that a service may be told of an order, by which consent, and by what it knows the buyer. */
export async function recordReport(
  db: Queryable,
  report: {
    orderId: number;
    service: PurchaseService;
    agreedAt: Date;
    consentVersion: number;
    deviceSha256: Buffer | null;
    knownBy: KnownBy;
  },
): Promise<void> {
  await db.query(
    "INSERT INTO purchase_reports (order_id, service, agreed_at, consent_version, device_sha256, known_by) VALUES ($1, $2, $3, $4, $5, $6)",
    [
      report.orderId,
      report.service,
      report.agreedAt,
      report.consentVersion,
      report.deviceSha256,
      JSON.stringify(report.knownBy),
    ],
  );
}

/** Returns what is to be told of an order to a service; null: nothing, or not any more. */
export async function waitingReport(
  db: Queryable,
  { orderId, service }: { orderId: number; service: PurchaseService },
): Promise<PurchaseReportRow | null> {
  const { rows } = await db.query<Omit<PurchaseReportRow, "known_by"> & { known_by: KnownBy | null }>(
    "SELECT order_id, service, state, known_by, sold_at, tries FROM purchase_reports WHERE order_id = $1 AND service = $2 AND state = 'waits'",
    [orderId, service],
  );
  const row = rows[0];
  if (row === undefined) return null;
  const known_by = parseStored(knownByForm, row.known_by, `purchase_reports ${orderId} ${service}`) as KnownBy;
  return { ...row, known_by };
}

/** Ends a report, by which its buyer is not known any more. */
export async function endReport(
  db: Queryable,
  {
    orderId,
    service,
    as,
    problem = null,
  }: { orderId: number; service: PurchaseService; as: Exclude<ReportState, "waits">; problem?: string | null },
): Promise<void> {
  await db.query(
    `UPDATE purchase_reports SET state = $3, problem = $4, ${forgotten} WHERE order_id = $1 AND service = $2 AND state = 'waits'`,
    [orderId, service, as, problem],
  );
}

const forgotten = "known_by = NULL, device_sha256 = NULL, ended_at = now()";

/** Says that a call came to nothing. */
export async function recordReportTry(
  db: Queryable,
  { orderId, service, problem }: { orderId: number; service: PurchaseService; problem: string },
): Promise<void> {
  await db.query(
    "UPDATE purchase_reports SET tries = tries + 1, problem = $3 WHERE order_id = $1 AND service = $2 AND state = 'waits'",
    [orderId, service, problem],
  );
}

/** Has a service told of an order in so many seconds; of one order one such job waits. */
export async function planReport(
  db: Queryable,
  { orderId, service, inSeconds }: { orderId: number; service: PurchaseService; inSeconds: number },
): Promise<void> {
  await enqueueJob(db, "reportPurchase", { orderId, service }, { key: `purchase-${service}-${orderId}`, inSeconds });
}

/** Has services told of orders that have become sales, at most so many at once; returns how many. */
export async function planReports(db: Queryable, most: number): Promise<number> {
  const { rows } = await db.query<{ order_id: number; service: PurchaseService }>(
    `UPDATE purchase_reports r SET sold_at = now() FROM (
       SELECT order_id, service FROM purchase_reports JOIN orders USING (order_id)
       WHERE state = 'waits' AND sold_at IS NULL AND status IN ('new', 'paid', 'packed', 'sent', 'delivered') AND NOT to_erase
       ORDER BY order_id, service LIMIT $1) s
     WHERE r.order_id = s.order_id AND r.service = s.service AND r.state = 'waits' RETURNING r.order_id, r.service`,
    [most],
  );
  for (const { order_id: orderId, service } of rows) await planReport(db, { orderId, service, inSeconds: 0 });
  return rows.length;
}

/** Drops what nobody is to be told of: orders that came to nothing or are to be erased, and sales of too long ago. */
export async function dropReports(db: Queryable): Promise<void> {
  await db.query(
    `UPDATE purchase_reports r SET state = 'dropped', ${forgotten} FROM orders o
     WHERE o.order_id = r.order_id AND r.state = 'waits'
       AND (o.status IN ('cancelled', 'expired', 'returned') OR o.to_erase OR r.sold_at < now() - make_interval(hours => $1))`,
    [mostHours],
  );
}

/** Takes a consent back: of what was ordered in this browser nobody is told any more. */
export async function withdrawReports(
  db: Queryable,
  { deviceSha256, services }: { deviceSha256: Buffer; services: readonly PurchaseService[] },
): Promise<void> {
  await db.query(
    `UPDATE purchase_reports SET state = 'withdrawn', ${forgotten} WHERE device_sha256 = $1 AND service = ANY ($2::text[]) AND state = 'waits'`,
    [deviceSha256, services],
  );
}

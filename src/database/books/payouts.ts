import type { BookedDays } from "../../domain/books/month.ts";
import type { PayoutEntry, PayoutKind, PayoutMatch, PayoutProvider } from "../../domain/books/payouts.ts";
import type { Currency } from "../../domain/money.ts";
import type { Queryable } from "../queryable.ts";

/** Writes a report down with those of its entries that are not known yet, and fills in what is lacking of the others; null, changing nothing, where the same file was read before. Returns its number and how many entries were new. */
export async function savePayoutReport(
  db: Queryable,
  {
    provider,
    fileName,
    sha256,
    by,
    entries,
  }: {
    provider: PayoutProvider;
    fileName: string;
    sha256: string;
    by: number | null;
    entries: readonly (PayoutEntry & { key: string })[];
  },
): Promise<{ reportId: number; added: number } | null> {
  const { rows } = await db.query<{ report_id: number }>(
    `INSERT INTO payout_reports (provider, file_name, sha256, brought_by) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING RETURNING report_id`,
    [provider, fileName, sha256, by],
  );
  const reportId = rows[0]?.report_id;
  if (reportId === undefined) return null;
  await db.query(
    `INSERT INTO payout_entries AS known (report_id, provider, entry_key, kind, on_day, currency, amount, fee, transaction_id, related_id, ext_order_id, says)
     SELECT $1, $2, * FROM unnest($3::text[], $4::text[], $5::date[], $6::text[], $7::bigint[], $8::bigint[], $9::text[], $10::text[], $11::text[], $12::text[])
     ON CONFLICT (provider, entry_key) DO UPDATE SET
       fee = CASE known.fee WHEN 0 THEN excluded.fee ELSE known.fee END,
       related_id = CASE known.related_id WHEN '' THEN excluded.related_id ELSE known.related_id END,
       ext_order_id = CASE known.ext_order_id WHEN '' THEN excluded.ext_order_id ELSE known.ext_order_id END,
       says = CASE known.says WHEN '' THEN excluded.says ELSE known.says END
     WHERE (known.fee = 0 AND excluded.fee <> 0) OR (known.related_id = '' AND excluded.related_id <> '')
       OR (known.ext_order_id = '' AND excluded.ext_order_id <> '') OR (known.says = '' AND excluded.says <> '')`,
    [
      reportId,
      provider,
      ...(
        [
          "key",
          "kind",
          "onDay",
          "currency",
          "amount",
          "fee",
          "transactionId",
          "relatedId",
          "extOrderId",
          "says",
        ] as const
      ).map((name) => entries.map((entry) => entry[name])),
    ],
  );
  const { rows: counted } = await db.query<{ added: number }>(
    "SELECT count(*)::integer AS added FROM payout_entries WHERE report_id = $1",
    [reportId],
  );
  return { reportId, added: counted[0]!.added };
}

/** An entry with the order it is of. */
export interface MatchedEntry {
  entry_id: number;
  provider: PayoutProvider;
  kind: PayoutKind;
  on_day: string;
  currency: string;
  amount: number;
  fee: number;
  transaction_id: string;
  ext_order_id: string;
  says: string;
  order_id: number | null;
  match: PayoutMatch;
  /** Of a payout: what came to the bank, and on which day. */
  came: number | null;
  came_on: string | null;
  came_version: number;
}

/** Returns the entries of some days, the first first. */
export async function payoutEntries(db: Queryable, { from, to }: BookedDays): Promise<MatchedEntry[]> {
  const { rows } = await db.query<MatchedEntry>(
    `SELECT m.entry_id, m.provider, m.kind, m.on_day, m.currency, m.amount, m.fee, m.transaction_id, m.ext_order_id, m.says, m.order_id, m.match,
       c.amount AS came, c.on_day AS came_on, coalesce(c.version, 1) AS came_version
     FROM payout_matches m LEFT JOIN payouts_come c USING (entry_id) WHERE m.on_day BETWEEN $1 AND $2 ORDER BY m.on_day, m.entry_id`,
    [from, to],
  );
  return rows;
}

/** A payment that came by a provider, or a refund that went by it, and stands in none of its reports. */
export interface UnreportedMoney {
  provider: PayoutProvider;
  order_id: number;
  ext_order_id: string;
  on_day: string;
  /** Of a refund below zero. */
  amount: number;
  currency: Currency;
}

/** Returns the payments and refunds of some days by a provider with a report of these days that stand in none. Equal refunds of a payment are matched with as many rows. */
export async function unreportedMoney(db: Queryable, { from, to }: BookedDays): Promise<UnreportedMoney[]> {
  const { rows } = await db.query<UnreportedMoney>(
    `SELECT provider, order_id, ext_order_id, on_day, amount, currency FROM (
       SELECT a.provider, a.order_id, a.ext_order_id, (a.settled_at AT TIME ZONE 'Europe/Warsaw')::date AS on_day, a.amount, a.currency, a.settled_at AS at, a.attempt_id
       FROM payment_attempts a
       WHERE a.state IN ('paid', 'surplus') AND (a.settled_at AT TIME ZONE 'Europe/Warsaw')::date BETWEEN $1 AND $2
         AND NOT EXISTS (SELECT FROM payout_entries e WHERE e.provider = a.provider AND e.kind = 'payment'
           AND (e.ext_order_id = a.ext_order_id OR e.transaction_id = a.capture_id AND e.transaction_id <> ''))
       UNION ALL SELECT a.provider, a.order_id, a.ext_order_id, (r.created_at AT TIME ZONE 'Europe/Warsaw')::date, -r.amount, a.currency, r.created_at, a.attempt_id
       FROM refunds r JOIN payment_attempts a USING (attempt_id)
       WHERE r.state = 'done' AND (r.created_at AT TIME ZONE 'Europe/Warsaw')::date BETWEEN $1 AND $2
         AND (SELECT count(*) FROM payout_entries e WHERE e.provider = a.provider AND e.kind = 'refund' AND e.amount = -r.amount AND payout_attempt(e) = a.attempt_id)
           <= (SELECT count(*) FROM refunds earlier WHERE earlier.attempt_id = r.attempt_id AND earlier.state = 'done' AND earlier.amount = r.amount AND earlier.refund_id < r.refund_id)
     ) money
     WHERE EXISTS (SELECT FROM payout_entries e WHERE e.provider = money.provider AND e.on_day BETWEEN $1 AND $2)
     ORDER BY at, attempt_id`,
    [from, to],
  );
  return rows;
}

/** What came to the bank of a payout. */
export interface PayoutCome {
  amount: number;
  onDay: string;
}

/** Locks a payout and returns what is known of it to have come, and which version of that there is; null: it is no payout. */
export async function lockPayout(
  db: Queryable,
  entryId: number,
): Promise<{ came: PayoutCome | null; version: number } | null> {
  const { rows } = await db.query<{ entry_id: number }>(
    "SELECT entry_id FROM payout_entries WHERE entry_id = $1 AND kind = 'payout' AND amount < 0 FOR NO KEY UPDATE",
    [entryId],
  );
  if (rows.length === 0) return null;
  const { rows: come } = await db.query<{ amount: number | null; on_day: string | null; version: number }>(
    "SELECT amount, on_day, version FROM payouts_come WHERE entry_id = $1",
    [entryId],
  );
  const { amount = null, on_day: onDay = null, version = 1 } = come[0] ?? {};
  return { came: amount === null || onDay === null ? null : { amount, onDay }, version };
}

/** Says what came of a payout (null: nothing did), which counts one version more. */
export async function savePayoutCome(db: Queryable, entryId: number, came: PayoutCome | null): Promise<void> {
  await db.query(
    `INSERT INTO payouts_come AS known (entry_id, amount, on_day) VALUES ($1, $2, $3)
     ON CONFLICT (entry_id) DO UPDATE SET amount = excluded.amount, on_day = excluded.on_day, version = known.version + 1`,
    [entryId, came?.amount ?? null, came?.onDay ?? null],
  );
}

// One long file: the one table of what goes to KSeF, with every step of a document through it.
import type { Invoice } from "../../domain/invoice/invoice.ts";
import type { KsefEnvironment, KsefProblemOfDocument, KsefState } from "../../domain/invoice/ksef-duty.ts";
import type { Queryable } from "../queryable.ts";

/** Which document in which of the Ministry's systems. */
export interface KsefKey {
  environment: KsefEnvironment;
  number: string;
}

export interface KsefSubmission extends KsefKey {
  file: Buffer | null;
  instead_of_sha256: Buffer | null;
  handed_over_at: Date | null;
  issuer_link: string | null;
  state: KsefState;
  next_at: Date;
  tries: number;
  session: string | null;
  reference: string | null;
  ksef_number: string | null;
  accepted_at: Date | null;
  confirmed: boolean;
  problem: KsefProblemOfDocument | null;
  says: string;
  content: Invoice;
}

const columns =
  "s.environment, s.number, s.file, s.instead_of_sha256, s.handed_over_at, s.issuer_link, s.state, s.next_at, s.tries, s.session, s.reference, s.ksef_number, s.accepted_at, s.confirmation IS NOT NULL AS confirmed, s.problem, s.says, i.content";

/** Returns the documents with these numbers as they stand in one of the Ministry's systems. */
export async function submissionsOf(
  db: Queryable,
  environment: KsefEnvironment,
  numbers: readonly string[],
): Promise<KsefSubmission[]> {
  const { rows } = await db.query<KsefSubmission>(
    `SELECT ${columns} FROM ksef_submissions s JOIN invoices i USING (number) WHERE s.environment = $1 AND s.number = ANY ($2)`,
    [environment, numbers],
  );
  return rows;
}

/** Locks a document's row until the transaction ends, and returns it; null: it does not go there. */
export async function lockSubmission(db: Queryable, { environment, number }: KsefKey): Promise<KsefSubmission | null> {
  const { rows } = await db.query<KsefSubmission>(
    `SELECT ${columns} FROM ksef_submissions s JOIN invoices i USING (number) WHERE s.environment = $1 AND s.number = $2 FOR UPDATE OF s`,
    [environment, number],
  );
  return rows[0] ?? null;
}

/** Returns the documents that have no number yet, whose moment has come, the first made first: those in a state. */
export async function submissionsDue(
  db: Queryable,
  environment: KsefEnvironment,
  { state, now, most }: { state: KsefState; now: Date; most: number },
): Promise<KsefSubmission[]> {
  const { rows } = await db.query<KsefSubmission>(
    `SELECT ${columns} FROM ksef_submissions s JOIN invoices i USING (number)
     WHERE s.environment = $1 AND s.state = $2 AND s.next_at <= $3
       AND NOT ($2 = 'waiting' AND s.environment = 'production' AND EXISTS (SELECT FROM ksef_numbers k WHERE k.number = s.number)) ORDER BY i.issued_on, i.series NOT IN ('FV'), i.counted LIMIT $4`,
    [environment, state, now, most],
  );
  return rows;
}

/** Returns the documents that have a number and no confirmation, whose moment has come. */
export async function submissionsUnconfirmed(
  db: Queryable,
  environment: KsefEnvironment,
  { now, most }: { now: Date; most: number },
): Promise<KsefSubmission[]> {
  const { rows } = await db.query<KsefSubmission>(
    `SELECT ${columns} FROM ksef_submissions s JOIN invoices i USING (number)
     WHERE s.environment = $1 AND s.state = 'accepted' AND s.confirmation IS NULL AND s.session IS NOT NULL AND s.next_at <= $2 AND s.accepted_at > $2 - interval '30 days'
     ORDER BY s.accepted_at LIMIT $3`,
    [environment, now, most],
  );
  return rows;
}

/** Has documents go there that were made since the shop was joined to it, are not there yet and have no number: a company's, and with `consumers` all that bear Polish VAT. Returns how many. */
export async function addSubmissions(
  db: Queryable,
  environment: KsefEnvironment,
  { consumers, now, orderId = null }: { consumers: boolean; now: Date; orderId?: number | null },
): Promise<number> {
  const { rowCount } = await db.query(
    `INSERT INTO ksef_submissions (environment, number, next_at)
     SELECT e.environment, i.number, $4 FROM invoices i, ksef_environments e
     WHERE e.environment = $1 AND i.made_at >= e.since AND i.series IN ('FV', 'KOR') AND ($3::bigint IS NULL OR i.order_id = $3)
       AND ($2 OR regexp_replace(i.content -> 'buyer' ->> 'vatNumber', '[\\s./–—−-]', '', 'g') <> '')
       AND NOT bears_vat_abroad(i.content)
       AND NOT (e.environment = 'production' AND EXISTS (SELECT FROM ksef_numbers k WHERE k.number = i.number))
       AND NOT EXISTS (SELECT FROM ksef_submissions s WHERE s.environment = e.environment AND s.number = i.number)
     ON CONFLICT DO NOTHING`,
    [environment, consumers, orderId, now],
  );
  return rowCount ?? 0;
}

/** Has one document go there, whenever it was made. */
export async function addSubmission(db: Queryable, { environment, number }: KsefKey, now: Date): Promise<void> {
  await db.query(
    "INSERT INTO ksef_submissions (environment, number, next_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
    [environment, number, now],
  );
}

/** Stores a document's file, which stays as it is from now on, its issuer not yet named; `insteadOf`: the hash of the refused one it is sent for. */
export async function saveFile(
  db: Queryable,
  { environment, number }: KsefKey,
  { file, insteadOf }: { file: Buffer; insteadOf: Buffer | null },
): Promise<void> {
  await db.query(
    "UPDATE ksef_submissions SET file = $3, instead_of_sha256 = $4, issuer_link = NULL WHERE environment = $1 AND number = $2",
    [environment, number, file, insteadOf],
  );
}

/** Records the code by which a paper names its issuer. */
export async function saveIssuerLink(db: Queryable, { environment, number }: KsefKey, link: string): Promise<void> {
  await db.query("UPDATE ksef_submissions SET issuer_link = $3 WHERE environment = $1 AND number = $2", [
    environment,
    number,
    link,
  ]);
}

/** Records that the buyer gets a paper of it before it has its number. */
export async function recordHandedOver(db: Queryable, { environment, number }: KsefKey, now: Date): Promise<void> {
  await db.query(
    "UPDATE ksef_submissions SET handed_over_at = $3 WHERE environment = $1 AND number = $2 AND handed_over_at IS NULL AND issuer_link IS NOT NULL AND state <> 'accepted'",
    [environment, number, now],
  );
}

/** Records that a file is about to be given to KSeF: whatever becomes of the call, it is looked for in that session first. */
export async function beginSending(
  db: Queryable,
  { environment, number }: KsefKey,
  { session, now }: { session: string; now: Date },
): Promise<void> {
  await db.query(
    "UPDATE ksef_submissions SET state = 'sending', session = $3, reference = NULL, given_at = $4, tries = tries + 1, next_at = $4 WHERE environment = $1 AND number = $2 AND state = 'waiting'",
    [environment, number, session, now],
  );
}

/** Records under which reference KSeF has it. */
export async function recordSent(
  db: Queryable,
  { environment, number }: KsefKey,
  { reference, nextAt }: { reference: string; nextAt: Date },
): Promise<void> {
  await db.query(
    "UPDATE ksef_submissions SET state = 'sent', reference = $3, next_at = $4 WHERE environment = $1 AND number = $2 AND state = 'sending'",
    [environment, number, reference, nextAt],
  );
}

/** Has a document that was not taken, or was not even given, be sent again at a moment. `anew`: counted from the first try. */
export async function waitAgain(
  db: Queryable,
  { environment, number }: KsefKey,
  { nextAt, says = "", anew = false }: { nextAt: Date; says?: string; anew?: boolean },
): Promise<void> {
  await db.query(
    "UPDATE ksef_submissions SET state = 'waiting', problem = NULL, next_at = $3, says = $4, tries = CASE WHEN $5 THEN 0 ELSE tries END WHERE environment = $1 AND number = $2 AND state <> 'accepted'",
    [environment, number, nextAt, says, anew],
  );
}

/** Has it asked for, or looked at, later. */
export async function postpone(db: Queryable, { environment, number }: KsefKey, nextAt: Date): Promise<void> {
  await db.query("UPDATE ksef_submissions SET next_at = $3 WHERE environment = $1 AND number = $2", [
    environment,
    number,
    nextAt,
  ]);
}

/** Records that somebody has to see to a document. `refused`: KSeF did not take it; `held`: it cannot go. */
export async function recordProblem(
  db: Queryable,
  { environment, number }: KsefKey,
  { state, problem, says }: { state: "refused" | "held"; problem: KsefProblemOfDocument; says: string },
): Promise<void> {
  await db.query(
    "UPDATE ksef_submissions SET state = $3, problem = $4, says = $5 WHERE environment = $1 AND number = $2 AND state <> 'accepted'",
    [environment, number, state, problem, says],
  );
}

/** Records the number a document was given. `session` and `reference`: under which its confirmation lies. */
export async function recordAccepted(
  db: Queryable,
  { environment, number }: KsefKey,
  given: { ksefNumber: string; session: string | null; reference: string | null; now: Date },
): Promise<void> {
  await db.query(
    "UPDATE ksef_submissions SET state = 'accepted', problem = NULL, says = '', ksef_number = $3, session = $4, reference = $5, accepted_at = $6, next_at = $6, tries = 0 WHERE environment = $1 AND number = $2",
    [environment, number, given.ksefNumber, given.session, given.reference, given.now],
  );
}

/** Stores the Ministry's confirmation. */
export async function saveConfirmation(
  db: Queryable,
  { environment, number }: KsefKey,
  confirmation: Buffer,
): Promise<void> {
  await db.query("UPDATE ksef_submissions SET confirmation = $3 WHERE environment = $1 AND number = $2", [
    environment,
    number,
    confirmation,
  ]);
}

/** Counts another look for a confirmation that was not there yet. */
export async function countTry(db: Queryable, { environment, number }: KsefKey, nextAt: Date): Promise<void> {
  await db.query("UPDATE ksef_submissions SET tries = tries + 1, next_at = $3 WHERE environment = $1 AND number = $2", [
    environment,
    number,
    nextAt,
  ]);
}

/** Returns a document's file, or its confirmation, as it was sent and as it came; in the system with force of law where it went there, else in the one it went to last. Null: there is none. */
export async function storedKsefFile(
  db: Queryable,
  number: string,
  which: "file" | "confirmation",
): Promise<Buffer | null> {
  const { rows } = await db.query<{ bytes: Buffer | null }>(
    `SELECT CASE WHEN $2 = 'file' THEN file ELSE confirmation END AS bytes FROM ksef_submissions WHERE number = $1
     ORDER BY CASE WHEN $2 = 'file' THEN file ELSE confirmation END IS NULL, environment <> 'production', added_at DESC LIMIT 1`,
    [number, which],
  );
  return rows[0]?.bytes ?? null;
}

/** Returns how many files were given to a system within the last minute and the last hour. */
export async function filesGiven(
  db: Queryable,
  environment: KsefEnvironment,
  now: Date,
): Promise<{ minute: number; hour: number }> {
  const { rows } = await db.query<{ minute: number; hour: number }>(
    `SELECT count(*) FILTER (WHERE given_at > $2::timestamptz - interval '1 minute')::int AS minute, count(*)::int AS hour
     FROM ksef_submissions WHERE environment = $1 AND given_at > $2::timestamptz - interval '1 hour'`,
    [environment, now],
  );
  return rows[0]!;
}

/** Returns of which documents a file or a confirmation is stored. */
export async function filesOf(
  db: Queryable,
  numbers: readonly string[],
): Promise<{ number: string; file: boolean; confirmation: boolean }[]> {
  const { rows } = await db.query<{ number: string; file: boolean; confirmation: boolean }>(
    "SELECT number, bool_or(file IS NOT NULL) AS file, bool_or(confirmation IS NOT NULL) AS confirmation FROM ksef_submissions WHERE number = ANY ($1) GROUP BY number",
    [numbers],
  );
  return rows;
}

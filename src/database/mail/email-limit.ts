import type { Queryable } from "../queryable.ts";

/** Emails to one address: one in five minutes, five a day (guarantees, point 11). */
const most = { apart: "5 minutes", aDay: 5 };

/**
 * Records that somebody asked for an email to an address, whether the shop knows it or not, and answers whether
 * it is due. The same is written either way, so that an answer takes as long for an unknown address.
 */
export async function requestEmail(
  db: Queryable,
  { kind, emailSha256 }: { kind: "reminder" | "account" | "message"; emailSha256: Buffer },
): Promise<boolean> {
  await db.query("SELECT pg_advisory_xact_lock(hashtextextended('email-request:' || encode($1, 'hex'), 0))", [
    emailSha256,
  ]);
  const { rows } = await db.query<{ granted: boolean }>(
    `INSERT INTO letter_wishes (kind, email_sha256, granted)
     SELECT $1, $2, count(*) < ${most.aDay} AND count(*) FILTER (WHERE asked_at > now() - interval '${most.apart}') = 0
     FROM letter_wishes WHERE kind = $1 AND email_sha256 = $2 AND granted AND asked_at > now() - interval '1 day' RETURNING granted`,
    [kind, emailSha256],
  );
  return rows[0]!.granted;
}

/** Forgets requests that no longer count. Returns how many. */
export async function forgetOldEmailRequests(db: Queryable): Promise<number> {
  const { rowCount } = await db.query("DELETE FROM letter_wishes WHERE asked_at < now() - interval '1 day'");
  return rowCount ?? 0;
}

import type { Queryable } from "../queryable.ts";

/** Opens a session for a token known only by its SHA-256. */
export async function openSession(db: Queryable, customerId: number, tokenSha256: Buffer): Promise<void> {
  await db.query("INSERT INTO sessions (token_sha256, customer_id) VALUES ($1, $2)", [tokenSha256, customerId]);
}

/** Records that a session was begun with a temporary password: a new password is to be chosen in it. */
export async function recordReminderSession(db: Queryable, tokenSha256: Buffer): Promise<void> {
  await db.query("UPDATE sessions SET by_reminder = true WHERE token_sha256 = $1", [tokenSha256]);
}

/** Returns whether a session was begun with a temporary password, and not longer ago than one lasts: it chooses a password without naming the old. */
export async function isReminderSession(db: Queryable, tokenSha256: Buffer): Promise<boolean> {
  const { rowCount } = await db.query(
    "SELECT FROM sessions WHERE token_sha256 = $1 AND by_reminder AND created_at > now() - (SELECT temporary_password FROM lifetimes)",
    [tokenSha256],
  );
  return rowCount === 1;
}

/** Returns whether a session was begun by a login of the last quarter of an hour. */
export async function isFreshSession(db: Queryable, tokenSha256: Buffer): Promise<boolean> {
  const { rowCount } = await db.query(
    "SELECT FROM sessions WHERE token_sha256 = $1 AND created_at > now() - interval '15 minutes'",
    [tokenSha256],
  );
  return rowCount === 1;
}

/** Ends a session. */
export async function endSession(db: Queryable, tokenSha256: Buffer): Promise<void> {
  await db.query("DELETE FROM sessions WHERE token_sha256 = $1", [tokenSha256]);
}

/** Ends a customer's sessions, all or all but one, which then is an ordinary one. */
export async function endSessions(db: Queryable, customerId: number, except: Buffer | null = null): Promise<void> {
  await db.query("DELETE FROM sessions WHERE customer_id = $1 AND token_sha256 IS DISTINCT FROM $2", [
    customerId,
    except,
  ]);
  await db.query("UPDATE sessions SET by_reminder = false WHERE customer_id = $1 AND by_reminder", [customerId]);
}

/** Forgets sessions that were idle for too long, or are too old. Returns how many. */
export async function forgetEndedSessions(db: Queryable): Promise<number> {
  const { rowCount } = await db.query(
    "DELETE FROM sessions WHERE used_at <= now() - (SELECT session_idle FROM lifetimes) OR created_at <= now() - (SELECT session_whole FROM lifetimes)",
  );
  return rowCount ?? 0;
}

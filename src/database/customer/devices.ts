import type { Queryable } from "../queryable.ts";

/** Returns whether this browser has logged in to the account of an e-mail before; the same work for an unknown one. */
export async function isKnownDevice(
  db: Queryable,
  { email, deviceSha256 }: { email: string; deviceSha256: Buffer },
): Promise<boolean> {
  const { rowCount } = await db.query(
    "SELECT FROM devices d JOIN customers c USING (customer_id) WHERE c.email = lower($1) AND d.device_sha256 = $2",
    [email, deviceSha256],
  );
  return rowCount === 1;
}

/** Records that a browser has logged in to an account. */
export async function recordDevice(
  db: Queryable,
  { customerId, deviceSha256 }: { customerId: number; deviceSha256: Buffer },
): Promise<void> {
  await db.query(
    "INSERT INTO devices (customer_id, device_sha256) VALUES ($1, $2) ON CONFLICT (customer_id, device_sha256) DO UPDATE SET used_at = now()",
    [customerId, deviceSha256],
  );
}

/**
 * Returns for how many seconds somebody who has to wait once before logging in still waits, or null: they have
 * waited. Who comes back within ten minutes has; `whoSha256` is the digest of who asks for which account.
 */
export async function waitOnce(
  db: Queryable,
  { whoSha256, seconds }: { whoSha256: Buffer; seconds: number },
): Promise<number | null> {
  const { rows } = await db.query<{ left: number }>(
    `INSERT INTO login_waits AS known (pair_sha256) VALUES ($1)
     ON CONFLICT (pair_sha256) DO UPDATE SET asked_at = CASE WHEN known.asked_at < now() - interval '10 minutes' THEN now() ELSE known.asked_at END
     RETURNING ceil(extract(epoch FROM asked_at + make_interval(secs => $2) - now()))::int AS left`,
    [whoSha256, seconds],
  );
  return rows[0]!.left > 0 ? rows[0]!.left : null;
}

/** Forgets devices nobody has used for as long as their cookie lasts, and failed logins and waits of another day. Returns how many. */
export async function forgetOldDevices(db: Queryable): Promise<number> {
  const devices = await db.query("DELETE FROM devices WHERE used_at < now() - interval '400 days'");
  const failed = await db.query("DELETE FROM failed_logins WHERE failed_at < now() - interval '1 day'");
  const waits = await db.query("DELETE FROM login_waits WHERE asked_at < now() - interval '1 day'");
  return (devices.rowCount ?? 0) + (failed.rowCount ?? 0) + (waits.rowCount ?? 0);
}

/** Records a failed login of a device its account does not know, whether there is such an account or not. */
export async function recordFailedLogin(db: Queryable, emailSha256: Buffer): Promise<void> {
  await db.query("INSERT INTO failed_logins (email_sha256) VALUES ($1)", [emailSha256]);
}

/** Returns on how many accounts logins failed within the last hour, at most so many. */
export async function accountsGuessed(db: Queryable, most: number): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM (SELECT DISTINCT email_sha256 FROM failed_logins WHERE failed_at > now() - interval '1 hour' LIMIT $1) accounts",
    [most],
  );
  return rows[0]!.count;
}

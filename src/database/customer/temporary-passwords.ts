import type { Queryable } from "../queryable.ts";

/** Gives an account a temporary password beside its own; an earlier one is over. For an account there is not, nothing is written. */
export async function saveTemporaryPassword(db: Queryable, customerId: number, passwordSha256: Buffer): Promise<void> {
  await db.query(
    "INSERT INTO temporary_passwords (customer_id, password_sha256) SELECT customer_id, $2 FROM customers WHERE customer_id = $1 ON CONFLICT (customer_id) DO UPDATE SET password_sha256 = excluded.password_sha256, begun_at = now()",
    [customerId, passwordSha256],
  );
}

/** Uses up an account's temporary password; returns false where it is another, or over. */
export async function useTemporaryPassword(
  db: Queryable,
  customerId: number,
  passwordSha256: Buffer,
): Promise<boolean> {
  const { rowCount } = await db.query(
    "DELETE FROM temporary_passwords WHERE customer_id = $1 AND password_sha256 = $2 AND begun_at > now() - (SELECT temporary_password FROM lifetimes)",
    [customerId, passwordSha256],
  );
  return rowCount === 1;
}

/** How long a temporary password lasts, in whole minutes. */
export async function temporaryPasswordMinutes(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ minutes: number }>(
    "SELECT round(extract(epoch FROM temporary_password) / 60)::int AS minutes FROM lifetimes",
  );
  return rows[0]!.minutes;
}

import type { Queryable } from "../queryable.ts";

/** Adds the link of an email that asks an account's owner to confirm the e-mail. For an account there is not, nothing is written. */
export async function addEmailLink(db: Queryable, customerId: number, linkSha256: Buffer): Promise<void> {
  await db.query(
    "INSERT INTO email_links (link_sha256, customer_id) SELECT $1, customer_id FROM customers WHERE customer_id = $2",
    [linkSha256, customerId],
  );
}

/** Adds the link of an email to another address, to which the account moves when it is followed; one asked for before is over. For an account there is not, nothing is written. */
export async function addChangeLink(
  db: Queryable,
  {
    customerId,
    linkSha256,
    newEmail,
    sessionSha256,
    lanId,
  }: { customerId: number; linkSha256: Buffer; newEmail: string; sessionSha256: Buffer; lanId: number },
): Promise<void> {
  await db.query("DELETE FROM email_links WHERE customer_id = $1 AND new_email IS NOT NULL", [customerId]);
  await db.query(
    "INSERT INTO email_links (link_sha256, customer_id, new_email, session_sha256, lan_id) SELECT $1, customer_id, $3, $4, $5 FROM customers WHERE customer_id = $2",
    [linkSha256, customerId, newEmail, sessionSha256, lanId],
  );
}

export interface LinkedAccount {
  customer_id: number;
  email: string;
  verified: boolean;
  /** Where the account moves when the link is followed; null for a link that proves the address there is. */
  new_email: string | null;
  session_sha256: Buffer | null;
  lan_id: number | null;
}

/** Returns the account of a link, locked until the transaction ends; null for an unknown link, or one older than seven days that proves or moves something. */
export async function accountOfLink(db: Queryable, linkSha256: Buffer): Promise<LinkedAccount | null> {
  const { rows } = await db.query<LinkedAccount>(
    `SELECT customer_id, email, verified_at IS NOT NULL AS verified, new_email, session_sha256, lan_id FROM email_links JOIN customers c USING (customer_id)
     WHERE link_sha256 = $1 AND c.closed_at IS NULL AND (verified_at IS NOT NULL AND new_email IS NULL OR asked_at > now() - interval '7 days') FOR UPDATE OF c`,
    [linkSha256],
  );
  return rows[0] ?? null;
}

/** Records an e-mail as proven and gives the account what guests ordered with it (guarantees, point 12). */
export async function proveEmail(db: Queryable, customerId: number): Promise<void> {
  await db.query("UPDATE customers SET verified_at = coalesce(verified_at, now()) WHERE customer_id = $1", [
    customerId,
  ]);
  await db.query(
    "UPDATE orders o SET customer_id = c.customer_id FROM customers c WHERE c.customer_id = $1 AND o.customer_id IS NULL AND o.email = c.email",
    [customerId],
  );
}

/**
 * Gives an account the e-mail it is to move to, proven by the link that was sent there; its own reviews come along,
 * and what was sent to the address before opens nothing any more. Returns false where that e-mail has an account by now.
 */
export async function moveAccount(
  db: Queryable,
  { customerId, email, newEmail }: { customerId: number; email: string; newEmail: string },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE customers SET email = $2, verified_at = now(), contact_data = contact_data || jsonb_build_object('email', $2::text)
     WHERE customer_id = $1 AND NOT EXISTS (SELECT FROM customers o WHERE o.email = $2)`,
    [customerId, newEmail],
  );
  if (rowCount === 0) return false;
  await db.query(
    `UPDATE reviews r SET buyer = $3 FROM orders o WHERE o.order_id = r.order_id AND o.customer_id = $1 AND r.buyer = $2
     AND NOT EXISTS (SELECT FROM reviews t WHERE t.product_id = r.product_id AND t.buyer = $3)`,
    [customerId, email, newEmail],
  );
  await db.query("DELETE FROM temporary_passwords WHERE customer_id = $1", [customerId]);
  await db.query("DELETE FROM email_links WHERE customer_id = $1 AND new_email IS DISTINCT FROM $2", [
    customerId,
    newEmail,
  ]);
  await db.query("UPDATE email_links SET new_email = NULL, session_sha256 = NULL WHERE customer_id = $1", [customerId]);
  await proveEmail(db, customerId);
  return true;
}

/** Removes an account whose e-mail was never proven: its owner says it is not theirs. Orders placed with it become a guest's. Returns false for a proven one, which stays. */
export async function removeUnprovenAccount(db: Queryable, customerId: number): Promise<boolean> {
  const { rowCount } = await db.query("DELETE FROM customers WHERE customer_id = $1 AND verified_at IS NULL", [
    customerId,
  ]);
  return rowCount === 1;
}

import type { Queryable } from "./queryable.ts";

/** Adds the link of a letter that asks an account's owner to confirm the e-mail. */
export async function addEmailLink(db: Queryable, customerId: number, linkSha256: Buffer): Promise<void> {
  await db.query("INSERT INTO email_links (link_sha256, customer_id) VALUES ($1, $2)", [linkSha256, customerId]);
}

export interface LinkedAccount {
  customer_id: number;
  email: string;
  verified: boolean;
}

/** Answers the account of a link, locked until the transaction ends; null for an unknown link, or one older than seven days whose e-mail is not proven. */
export async function accountOfLink(db: Queryable, linkSha256: Buffer): Promise<LinkedAccount | null> {
  const { rows } = await db.query<LinkedAccount>(
    `SELECT customer_id, email, verified_at IS NOT NULL AS verified FROM email_links JOIN customers c USING (customer_id)
     WHERE link_sha256 = $1 AND c.closed_at IS NULL AND (verified_at IS NOT NULL OR asked_at > now() - interval '7 days') FOR UPDATE OF c`,
    [linkSha256],
  );
  return rows[0] ?? null;
}

/** Notes an e-mail as proven and gives the account what guests ordered with it (guarantees, point 12). */
export async function proveEmail(db: Queryable, customerId: number): Promise<void> {
  await db.query("UPDATE customers SET verified_at = coalesce(verified_at, now()) WHERE customer_id = $1", [customerId]);
  await db.query("UPDATE orders o SET customer_id = c.customer_id FROM customers c WHERE c.customer_id = $1 AND o.customer_id IS NULL AND o.email = c.email", [customerId]);
}

/** Removes an account whose e-mail was never proven: its owner says it is not theirs. Orders placed with it become a guest's. Answers false for a proven one, which stays. */
export async function removeUnprovenAccount(db: Queryable, customerId: number): Promise<boolean> {
  const { rowCount } = await db.query("DELETE FROM customers WHERE customer_id = $1 AND verified_at IS NULL", [customerId]);
  return rowCount === 1;
}

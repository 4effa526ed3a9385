import type { Identity } from "../../domain/customer/sign-in.ts";
import type { CustomerRow } from "./customers.ts";
import type { Queryable } from "../queryable.ts";

type Key = Pick<Identity, "provider" | "subject">;

/** Returns the customer an identity belongs to, or null: provider and subject decide, never an e-mail. */
export async function customerOfIdentity(db: Queryable, { provider, subject }: Key): Promise<CustomerRow | null> {
  const { rows } = await db.query<CustomerRow>(
    `SELECT c.customer_id, c.email, c.verified_at IS NOT NULL AS verified, c.contact_data, coalesce(b.points, 0) AS points
     FROM identities JOIN customers c USING (customer_id) LEFT JOIN point_balances b USING (customer_id) WHERE provider = $1 AND subject = $2`,
    [provider, subject],
  );
  return rows[0] ?? null;
}

/** Waits until nobody else gives this identity an account, up to the end of the transaction. */
export async function lockIdentity(db: Queryable, { provider, subject }: Key): Promise<void> {
  await db.query("SELECT pg_advisory_xact_lock(hashtextextended('identity:' || $1 || ':' || $2, 0))", [
    provider,
    subject,
  ]);
}

/** Joins an identity to a customer; returns false when it belongs to somebody else. */
export async function joinIdentity(db: Queryable, { provider, subject }: Key, customerId: number): Promise<boolean> {
  const { rows } = await db.query<{ customer_id: number }>(
    `WITH joined AS (INSERT INTO identities (provider, subject, customer_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING customer_id)
     SELECT customer_id FROM joined UNION ALL SELECT customer_id FROM identities WHERE provider = $1 AND subject = $2`,
    [provider, subject, customerId],
  );
  return rows[0]?.customer_id === customerId;
}

import type { Queryable } from "../queryable.ts";

export interface CustomerRow {
  customer_id: number;
  email: string;
  verified: boolean;
  contact_data: Record<string, unknown>;
  points: number;
}

const columns = `c.customer_id, c.email, c.verified_at IS NOT NULL AS verified, c.contact_data, coalesce(b.points, 0) AS points`;

/** Returns the customer whose session a token's SHA-256 names, unless it was idle for too long (30 days by default) or is too old altogether (180). */
export async function customerOfToken(db: Queryable, tokenSha256: Buffer): Promise<CustomerRow | null> {
  const { rows } = await db.query<CustomerRow>({
    name: "customer-of-token",
    text: `WITH used AS (UPDATE sessions SET used_at = now() WHERE token_sha256 = $1 AND used_at > now() - (SELECT session_idle FROM lifetimes) AND created_at > now() - (SELECT session_whole FROM lifetimes) RETURNING customer_id)
      SELECT ${columns} FROM used JOIN customers c USING (customer_id) LEFT JOIN point_balances b USING (customer_id)`,
    values: [tokenSha256],
  });
  return rows[0] ?? null;
}

/** Returns the customer with an e-mail, in any letter case. */
export async function customerWithEmail(db: Queryable, email: string): Promise<CustomerRow | null> {
  const { rows } = await db.query<CustomerRow>(
    `SELECT ${columns} FROM customers c LEFT JOIN point_balances b USING (customer_id) WHERE c.email = lower($1)`,
    [email],
  );
  return rows[0] ?? null;
}

/** Returns whether a customer's e-mail is proven to be theirs. */
export async function isProven(db: Queryable, customerId: number): Promise<boolean> {
  const { rowCount } = await db.query("SELECT FROM customers WHERE customer_id = $1 AND verified_at IS NOT NULL", [
    customerId,
  ]);
  return rowCount === 1;
}

/** Returns what a login is checked against, or null for an unknown e-mail. */
export async function credentialsOf(
  db: Queryable,
  email: string,
): Promise<(CustomerRow & { password_hash: string | null }) | null> {
  const { rows } = await db.query<CustomerRow & { password_hash: string | null }>(
    `SELECT ${columns}, c.password_hash FROM customers c LEFT JOIN point_balances b USING (customer_id) WHERE c.email = lower($1)`,
    [email],
  );
  return rows[0] ?? null;
}

export interface NewCustomer {
  email: string;
  passwordHash: string | null;
  verified: boolean;
  contactData: Record<string, unknown>;
}

/** Adds a customer; returns the id, or null when the e-mail has an account already. */
export async function addCustomer(db: Queryable, customer: NewCustomer): Promise<number | null> {
  const { rows } = await db.query<{ customer_id: number }>(
    `INSERT INTO customers (email, password_hash, verified_at, contact_data) VALUES (lower($1), $2, CASE WHEN $3 THEN now() END, $4)
     ON CONFLICT DO NOTHING RETURNING customer_id`,
    [customer.email, customer.passwordHash, customer.verified, JSON.stringify(customer.contactData)],
  );
  return rows[0]?.customer_id ?? null;
}

/** Changes what an account keeps of the order form. */
export async function saveContactData(
  db: Queryable,
  customerId: number,
  contactData: Record<string, unknown>,
): Promise<void> {
  await db.query("UPDATE customers SET contact_data = $2 WHERE customer_id = $1", [
    customerId,
    JSON.stringify(contactData),
  ]);
}

/** Gives an account another password; a temporary one is over with it. */
export async function savePassword(db: Queryable, customerId: number, passwordHash: string): Promise<void> {
  await db.query(
    "WITH gone AS (DELETE FROM temporary_passwords WHERE customer_id = $1) UPDATE customers SET password_hash = $2 WHERE customer_id = $1",
    [customerId, passwordHash],
  );
}

/** Returns the stored form of an account's password; null: it has none. */
export async function passwordHashOf(db: Queryable, customerId: number): Promise<string | null> {
  const { rows } = await db.query<{ password_hash: string | null }>(
    "SELECT password_hash FROM customers WHERE customer_id = $1",
    [customerId],
  );
  return rows[0]?.password_hash ?? null;
}

/** Returns the points of an open account, locked until the transaction ends; null: there is no such account. */
export async function lockPoints(db: Queryable, customerId: number): Promise<number | null> {
  const { rowCount } = await db.query(
    "SELECT FROM customers WHERE customer_id = $1 AND closed_at IS NULL FOR NO KEY UPDATE",
    [customerId],
  );
  return rowCount === 1 ? lockBalance(db, customerId) : null;
}

async function lockBalance(db: Queryable, customerId: number): Promise<number> {
  const { rows } = await db.query<{ points: number }>(
    "SELECT points FROM point_balances WHERE customer_id = $1 FOR UPDATE",
    [customerId],
  );
  return rows[0]?.points ?? 0;
}

/** Books a change of points; the database refuses one that would leave less than nothing. Returns the entry's number. */
export async function bookPoints(
  db: Queryable,
  entry: {
    customerId: number;
    change: number;
    reason: "operator" | "order" | "return" | "takenBack";
    orderId?: number;
    settlementId?: number;
    changeId?: number;
  },
): Promise<number> {
  const { rows } = await db.query<{ entry_id: number }>(
    "INSERT INTO points_ledger (customer_id, change, reason, order_id, settlement_id, change_id) VALUES ($1, $2, $3, $4, $5, $6) RETURNING entry_id",
    [
      entry.customerId,
      entry.change,
      entry.reason,
      entry.orderId ?? null,
      entry.settlementId ?? null,
      entry.changeId ?? null,
    ],
  );
  return rows[0]!.entry_id;
}

/** Takes points if the balance has them; returns false when it has not. Locks the balance first. */
export async function takePoints(
  db: Queryable,
  taking: { customerId: number; points: number; orderId: number },
): Promise<boolean> {
  if ((await lockBalance(db, taking.customerId)) < taking.points) return false;
  await bookPoints(db, {
    customerId: taking.customerId,
    change: -taking.points,
    reason: "order",
    orderId: taking.orderId,
  });
  return true;
}

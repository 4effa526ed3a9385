import type { NewsletterSource } from "../mail/newsletter.ts";
import type { Queryable } from "../queryable.ts";

/** Theirs by their account, or ordered as a guest with their e-mail once that is proven. */
const ordered =
  "FROM orders o WHERE o.customer_id = c.customer_id OR (o.customer_id IS NULL AND c.verified_at IS NOT NULL AND o.email = c.email)";

/** What somebody is called: as their account says it, else as their newest order does. */
const called = `coalesce(nullif(concat_ws(' ', c.contact_data ->> 'shippingFirstName', c.contact_data ->> 'shippingLastName'), ''),
  (SELECT concat_ws(' ', o.client_data ->> 'shippingFirstName', o.client_data ->> 'shippingLastName') ${ordered} ORDER BY o.order_id DESC LIMIT 1), '')`;

export interface StaffCustomerRow {
  customer_id: number;
  name: string;
  email: string;
  phone: string;
  created_at: Date;
  verified: boolean;
  points: number;
  orders: number;
}

/**
 * Returns the newest open accounts before one (null: of all), of whom a part of the name is asked for, capitals and
 * diacritics aside; `contact`: also a part of the e-mail or of the telephone's digits. Empty words leave all.
 */
export async function customersFound(
  db: Queryable,
  { words, contact }: { words: string; contact: boolean },
  { before, most }: { before: number | null; most: number },
): Promise<StaffCustomerRow[]> {
  const { rows } = await db.query<StaffCustomerRow>(
    `WITH asked AS (SELECT '%' || order_words($1, '{}', NULL) || '%' AS words), found AS (
       SELECT customer_id FROM customers c, asked WHERE order_words(c.email, c.contact_data, NULL) LIKE asked.words
       UNION SELECT c.customer_id FROM order_lookup l JOIN orders o USING (order_id) JOIN customers c ON o.customer_id = c.customer_id OR (o.customer_id IS NULL AND c.verified_at IS NOT NULL AND o.email = c.email), asked WHERE $1 <> '' AND l.words LIKE asked.words
     ) SELECT c.customer_id, ${called} AS name, c.email, coalesce(c.contact_data ->> 'phone', '') AS phone, c.created_at, c.verified_at IS NOT NULL AS verified, coalesce(b.points, 0) AS points, (SELECT count(*)::int ${ordered}) AS orders
     FROM found JOIN customers c USING (customer_id) LEFT JOIN point_balances b USING (customer_id), asked
     WHERE c.closed_at IS NULL AND ($3::bigint IS NULL OR c.customer_id < $3) AND ($2 OR order_words(NULL, jsonb_build_object('shippingFirstName', ${called}), NULL) LIKE asked.words)
     ORDER BY c.customer_id DESC LIMIT $4`,
    [words.replace(/[\\%_]/g, "\\$&"), contact, before, most],
  );
  return rows;
}

export interface AccountRow extends StaffCustomerRow {
  contact_data: Record<string, unknown>;
  closed_at: Date | null;
  /** The language they read, as their newest order says. */
  lan_id: number;
  /** By which of the sign-in providers they come in. */
  providers: string[];
  /** Documents of orders, which the law has the shop keep, and orders that are not over. */
  documents: number;
  open_orders: number;
}

/** Returns an account, open or closed; null: there is none. `locked`: until the transaction ends. */
export async function accountNumbered(
  db: Queryable,
  customerId: number,
  { locked }: { locked: boolean },
): Promise<AccountRow | null> {
  if (locked) await db.query("SELECT FROM customers WHERE customer_id = $1 FOR UPDATE", [customerId]);
  const { rows } = await db.query<AccountRow>(
    `SELECT c.customer_id, ${called} AS name, c.email, coalesce(c.contact_data ->> 'phone', '') AS phone, c.created_at, c.verified_at IS NOT NULL AS verified, coalesce((SELECT points FROM point_balances b WHERE b.customer_id = c.customer_id), 0) AS points, (SELECT count(*)::int ${ordered}) AS orders,
       c.contact_data, c.closed_at, coalesce((SELECT o.lan_id ${ordered} ORDER BY o.order_id DESC LIMIT 1), 1) AS lan_id, ARRAY(SELECT i.provider FROM identities i WHERE i.customer_id = c.customer_id ORDER BY i.provider) AS providers,
       (SELECT count(*)::int FROM invoices i JOIN orders o USING (order_id) WHERE o.customer_id = c.customer_id OR (o.customer_id IS NULL AND c.verified_at IS NOT NULL AND o.email = c.email)) AS documents,
       (SELECT count(*)::int FROM orders o WHERE (o.customer_id = c.customer_id OR (o.customer_id IS NULL AND c.verified_at IS NOT NULL AND o.email = c.email))
         AND (o.status NOT IN ('cancelled', 'expired', 'returned', 'delivered') OR o.status = 'delivered' AND o.delivered_at > now() - interval '30 days')) AS open_orders
     FROM customers c WHERE c.customer_id = $1`,
    [customerId],
  );
  return rows[0] ?? null;
}

export interface PointsRow {
  entry_id: number;
  at: Date;
  change: number;
  reason: "operator" | "order" | "return" | "earned" | "takenBack";
  order_id: number | null;
  note: string | null;
  takes_back: number | null;
  taken_back: boolean;
}

/** Returns how an account's points have come about, the newest first: the last 200 entries. */
export async function pointsOf(db: Queryable, customerId: number): Promise<PointsRow[]> {
  const { rows } = await db.query<PointsRow>(
    `SELECT l.entry_id, l.at, l.change, l.reason, l.order_id, h.note, h.takes_back, EXISTS (SELECT FROM points_by_hand b WHERE b.takes_back = l.entry_id) AS taken_back
     FROM points_ledger l LEFT JOIN points_by_hand h USING (entry_id) WHERE l.customer_id = $1 ORDER BY l.entry_id DESC LIMIT 200`,
    [customerId],
  );
  return rows;
}

export interface ConsentRow {
  subscription_id: number;
  consent: string;
  source: NewsletterSource;
  asked_at: Date;
  confirmed_at: Date | null;
  ended_at: Date | null;
}

/** Returns what an account's address has consented to of the newsletter, once it is proven to be theirs; null: nothing. */
export async function newsletterOf(db: Queryable, customerId: number): Promise<ConsentRow | null> {
  const { rows } = await db.query<ConsentRow>(
    `SELECT n.subscription_id, n.consent, n.source, n.asked_at, n.confirmed_at, n.ended_at FROM newsletter_subscriptions n JOIN customers c USING (email)
     WHERE c.customer_id = $1 AND c.verified_at IS NOT NULL`,
    [customerId],
  );
  return rows[0] ?? null;
}

export interface AlertRow {
  wish_id: number;
  product: string;
  variant: string;
  consent: string;
  asked_at: Date;
  confirmed_at: Date | null;
  ended_at: Date | null;
  told_at: Date | null;
}

/** Returns what an account's address, once it is proven, waits or waited for to be back, in a language. */
export async function stockAlertsOf(db: Queryable, customerId: number, language: string): Promise<AlertRow[]> {
  const { rows } = await db.query<AlertRow>(
    `SELECT w.wish_id, said(p.product_name, $2) AS product, coalesce((SELECT string_agg(said(value, $2), ' ' ORDER BY place) FROM jsonb_array_elements(v.attribute_values) WITH ORDINALITY AS x (value, place)), '') AS variant,
       w.consent, w.asked_at, w.confirmed_at, w.ended_at, w.told_at
     FROM stock_wishes w JOIN customers c USING (email) JOIN variants v USING (variant_id) JOIN products p USING (product_id)
     WHERE c.customer_id = $1 AND c.verified_at IS NOT NULL ORDER BY w.wish_id DESC LIMIT 100`,
    [customerId, language],
  );
  return rows;
}

export interface CustomerComplaintRow {
  complaint_id: number;
  received_at: Date;
  order_id: number;
  outcome: "repair" | "replacement" | "reduction" | "refund" | "refused" | null;
  closed_at: Date | null;
}

/** Returns the complaints of an account's orders, the newest first. */
export async function complaintsOf(db: Queryable, customerId: number): Promise<CustomerComplaintRow[]> {
  const { rows } = await db.query<CustomerComplaintRow>(
    `SELECT k.complaint_id, k.received_at, o.order_id, k.outcome, k.closed_at FROM complaints k JOIN orders o USING (order_id) JOIN customers c ON o.customer_id = c.customer_id OR (o.customer_id IS NULL AND c.verified_at IS NOT NULL AND o.email = c.email)
     WHERE c.customer_id = $1 ORDER BY k.complaint_id DESC LIMIT 100`,
    [customerId],
  );
  return rows;
}

/** Writes what staff say of an entry of points, and which it takes back. */
export async function annotatePoints(
  db: Queryable,
  { entryId, note, takesBack }: { entryId: number; note: string; takesBack: number | null },
): Promise<void> {
  await db.query("INSERT INTO points_by_hand (entry_id, note, takes_back) VALUES ($1, $2, $3)", [
    entryId,
    note,
    takesBack,
  ]);
}

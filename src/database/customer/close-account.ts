import { textIn } from "../../domain/dictionary/dictionaries.ts";
import { languages } from "../../domain/language.ts";
import { eraseQuestions } from "../mail/questions.ts";
import type { Queryable } from "../queryable.ts";

/** What stands in place of an address that was erased; no email is ever sent to it. */
export const nobody = "erased@bruk.invalid";

/** Fields of the order form that accounting does not need: with an invoice the company's data are enough, without one the buyer's name and address are (law: records of mail-order sales). */
const erased = `client_data - ARRAY['phone', 'email', 'comment', 'password', 'newsletter', 'createAccount']
  - CASE WHEN client_data ->> 'invoice' = 'true' THEN ARRAY['shippingFirstName', 'shippingLastName', 'shippingStreet', 'shippingPostCode', 'shippingCity'] ELSE '{}'::text[] END`;

/** Orders nobody needs to reach the buyer for any more: they ended, or were delivered so long ago that no right to return is left, and no money waits to go to an account. */
const isOver =
  "(status IN ('cancelled', 'expired', 'returned') OR (status = 'delivered' AND delivered_at < now() - interval '30 days')) AND NOT EXISTS (SELECT FROM refund_transfers t WHERE t.order_id = orders.order_id AND t.state IN ('asked', 'known', 'exported'))";

/**
 * Erases what is personal of an account (law: GDPR, article 17); its row stays for the ledger of its points.
 * Orders are marked, to be erased when they are over. Returns the products whose reviews changed.
 */
export async function eraseAccount(
  db: Queryable,
  { customerId, email, verified }: { customerId: number; email: string; verified: boolean },
): Promise<number[]> {
  await db.query("UPDATE orders SET to_erase = true WHERE customer_id = $1 OR ($3 AND email = $2)", [
    customerId,
    email,
    verified,
  ]);
  await db.query(
    `INSERT INTO review_links (order_id, link_sha256, ended_at) SELECT order_id, sha256(gen_random_uuid()::text::bytea), now() FROM orders WHERE customer_id = $1 OR ($3 AND email = $2)
     ON CONFLICT (order_id) DO UPDATE SET ended_at = coalesce(review_links.ended_at, now())`,
    [customerId, email, verified],
  );
  const { rows } = await db.query<{ product_id: number }>(
    `UPDATE reviews r SET buyer = 'erased-' || r.review_id, author = coalesce($2::jsonb ->> r.lan_id::text, $2::jsonb ->> '1')
     FROM orders o WHERE o.order_id = r.order_id AND o.to_erase AND r.buyer = $1 RETURNING r.product_id`,
    [email, JSON.stringify(erasedAuthors)],
  );
  if (verified) await eraseQuestions(db, email);
  if (verified)
    for (const table of ["newsletter_subscriptions", "stock_wishes"])
      await db.query(`DELETE FROM ${table} WHERE email = $1`, [email]);
  for (const table of ["sessions", "temporary_passwords", "email_links", "identities"])
    await db.query(`DELETE FROM ${table} WHERE customer_id = $1`, [customerId]);
  // Whatever staff wrote of them beside points they gave or took.
  await db.query(
    "UPDATE points_by_hand h SET note = '' FROM points_ledger l WHERE l.entry_id = h.entry_id AND l.customer_id = $1",
    [customerId],
  );
  await db.query(
    "DELETE FROM outbox WHERE recipient = $1 AND order_id IS NULL AND question_id IS NULL AND sent_at IS NULL",
    [email],
  );
  await db.query(
    "UPDATE outbox SET recipient = $2, content = '{}', refusal = NULL WHERE recipient = $1 AND order_id IS NULL AND question_id IS NULL",
    [email, nobody],
  );
  await db.query(
    "UPDATE customers SET email = 'closed-' || customer_id || '@bruk.invalid', password_hash = NULL, verified_at = NULL, contact_data = '{}', closed_at = now() WHERE customer_id = $1",
    [customerId],
  );
  await eraseEndedOrders(db);
  return [...new Set(rows.map((row) => row.product_id))];
}

/** Erases what is personal of marked orders that are over, but for what accounting needs; their links open nothing any more. Returns how many. */
export async function eraseEndedOrders(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ order_id: number }>(
    `UPDATE orders SET to_erase = false, email = $1, client_data = ${erased}, shipping_point = NULL, link_key = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
     WHERE to_erase AND ${isOver} RETURNING order_id`,
    [nobody],
  );
  const orderIds = rows.map((row) => row.order_id);
  const toBuyers = "order_id = ANY ($1::bigint[]) AND kind <> 'orderForShop'";
  // The confirmation stays: every order has one.
  await db.query(`DELETE FROM outbox WHERE ${toBuyers} AND (kind <> 'order' OR by_staff) AND sent_at IS NULL`, [
    orderIds,
  ]);
  await db.query(`UPDATE outbox SET recipient = $2, content = '{}', as_sent = NULL, refusal = NULL WHERE ${toBuyers}`, [
    orderIds,
    nobody,
  ]);
  await db.query("UPDATE refund_transfers SET iban = NULL, holder = NULL WHERE order_id = ANY ($1)", [orderIds]);
  // By a parcel's number its carrier knows whom it went to; on a picture of the box an address can be read.
  await db.query("UPDATE parcels SET tracking = NULL WHERE order_id = ANY ($1) AND tracking IS NOT NULL", [orderIds]);
  await db.query(
    "UPDATE labels SET tracking = NULL, point = NULL, problem = NULL, track_at = NULL WHERE order_id = ANY ($1)",
    [orderIds],
  );
  await db.query(
    "DELETE FROM label_files USING labels l WHERE l.label_id = label_files.label_id AND order_id = ANY ($1)",
    [orderIds],
  );
  await db.query(
    "UPDATE parcel_pictures f SET keep_until = least(keep_until, now()) FROM parcels p WHERE p.parcel_id = f.parcel_id AND order_id = ANY ($1)",
    [orderIds],
  );
  // What was complained of stays for as long as its claim can be brought; who complained, and what can be seen in photos, does not.
  await db.query(
    "DELETE FROM complaint_photos p USING complaints c WHERE c.complaint_id = p.complaint_id AND c.order_id = ANY ($1) AND c.closed_at IS NOT NULL",
    [orderIds],
  );
  await db.query(
    "UPDATE complaints SET name = '–', email = $2, order_text = order_id::text WHERE order_id = ANY ($1) AND closed_at IS NOT NULL",
    [orderIds, nobody],
  );
  await db.query(
    "UPDATE purchase_reports SET state = 'dropped', known_by = NULL, device_sha256 = NULL, ended_at = now() WHERE order_id = ANY ($1) AND state = 'waits'",
    [orderIds],
  );
  await db.query("DELETE FROM address_changes WHERE order_id = ANY ($1)", [orderIds]);
  // Whatever staff wrote of a buyer.
  await db.query("DELETE FROM order_notes WHERE order_id = ANY ($1)", [orderIds]);
  return rows.length;
}

/** What a review is signed with once its author is erased, by the language's id. */
const erasedAuthors = Object.fromEntries(
  languages.map(({ lanId, lanCode }) => [lanId, textIn(lanCode, "REVIEW_AUTHOR_ERASED")]),
);

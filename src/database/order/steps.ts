import type { StepFacts } from "../../domain/order/final-steps.ts";
import type { OrderState } from "../../domain/order/order-states.ts";
import { deleteUnsentEmail } from "../mail/order-emails.ts";
import type { Queryable } from "../queryable.ts";

/** Returns what decides whether an order's next steps can be taken back; null for an unknown number. */
export async function stepFacts(db: Queryable, orderId: number): Promise<StepFacts | null> {
  const { rows } = await db.query<StepFacts>(
    `SELECT EXISTS (SELECT FROM invoices i WHERE i.order_id = o.order_id AND i.series IN ('FV', 'PA')) AS documented,
       products_pln > discount_pln + points_pln AND EXISTS (SELECT FROM customers c WHERE c.customer_id = o.customer_id AND c.verified_at IS NOT NULL) AS earns
     FROM orders o WHERE order_id = $1`,
    [orderId],
  );
  return rows[0] ?? null;
}

export interface LastStep {
  entry_id: number;
  act: string;
  state: OrderState;
  before: { state?: OrderState; tracking?: string | null } | null;
  /** The emails that tell of it: of several parcels that left by it each has one. */
  letter_ids: number[];
  /** One of them is on its way or has arrived. */
  told: boolean;
  /** A carrier has had in hand what left by it (`hasLeft`). */
  carried: boolean;
  documented: boolean;
  earned: boolean;
}

/** Returns the act that brought an order to the state it is in, with what has followed from it; null: nobody's in the log. */
export async function lastStep(db: Queryable, orderId: number): Promise<LastStep | null> {
  const { rows } = await db.query<LastStep>(
    `SELECT l.entry_id, l.act, o.status AS state, l.before, x.letter_ids, x.told,
       o.status <> 'packed' AND l.before ->> 'state' <> 'sent' AND EXISTS (SELECT FROM parcels p JOIN parcel_steps s USING (parcel_id)
         WHERE p.order_id = o.order_id AND s.step NOT IN ('made', 'trouble') AND p.sent_at = (SELECT max(sent_at) FROM parcels WHERE order_id = o.order_id)) AS carried,
       EXISTS (SELECT FROM invoices i WHERE i.order_id = o.order_id AND i.made_at = l.at) AS documented,
       EXISTS (SELECT FROM points_ledger p WHERE p.order_id = o.order_id AND p.at = l.at) AS earned
     FROM orders o JOIN operator_log l ON l.entity = 'order' AND l.entity_id = o.order_id::text AND l.part = 'state' AND l.version = o.state_version
       CROSS JOIN LATERAL (SELECT coalesce(array_agg(letter_id ORDER BY letter_id), '{}') AS letter_ids, coalesce(bool_or(not_before IS NULL), false) AS told
         FROM outbox WHERE order_id = o.order_id AND created_at = l.at AND kind <> 'orderForShop') x
     WHERE o.order_id = $1 ORDER BY l.entry_id DESC LIMIT 1`,
    [orderId],
  );
  return rows[0] ?? null;
}

/** Deletes emails that wait to leave, all of them; false, having deleted none: one is on its way. */
export async function deleteWaitingEmails(db: Queryable, emailIds: readonly number[]): Promise<boolean> {
  // Locked, they wait as long as this transaction lasts: who begins to send one does so before or after it.
  const { rowCount } = await db.query(
    "SELECT FROM outbox WHERE letter_id = ANY ($1) AND sent_at IS NULL AND not_before IS NOT NULL ORDER BY letter_id FOR UPDATE",
    [emailIds],
  );
  if (rowCount !== emailIds.length) return false;
  await db.query("DELETE FROM outbox WHERE letter_id = ANY ($1)", [emailIds]);
  return true;
}

/**
 * Brings an order back to the state it was in before an entry of the log that led to `from`, and its parcels with it:
 * those that left by it are here again, the last of them with the number it had where one came with the step (`numbered`),
 * and those that were packed by it are not.
 */
export async function saveStepBack(
  db: Queryable,
  {
    orderId,
    from,
    to,
    entryId,
    numbered,
    tracking,
  }: {
    orderId: number;
    from: OrderState;
    to: OrderState;
    entryId: number;
    numbered: boolean;
    tracking: string | null;
  },
): Promise<void> {
  await db.query("UPDATE orders SET status = $2, delivered_at = NULL WHERE order_id = $1", [orderId, to]);
  if (to === "sent") return;
  // By being packed none left: one that is gone left before.
  if (from !== "packed")
    await db.query(
      `UPDATE parcels p SET sent_at = NULL, tracking = CASE WHEN $2 AND p.parcel_id = last.parcel_id THEN $3 ELSE tracking END
       FROM (SELECT sent_at, max(parcel_id) AS parcel_id FROM parcels WHERE order_id = $1 AND sent_at IS NOT NULL GROUP BY sent_at ORDER BY sent_at DESC LIMIT 1) last
       WHERE p.order_id = $1 AND p.sent_at = last.sent_at`,
      [orderId, numbered, tracking],
    );
  await db.query(
    "DELETE FROM parcels WHERE order_id = $1 AND packed_at = (SELECT at FROM operator_log WHERE entry_id = $2)",
    [orderId, entryId],
  );
}

/** Returns the state a packed order was in before it was packed: paid, or new where it is paid on delivery. */
export async function stateBeforePacked(db: Queryable, orderId: number): Promise<OrderState> {
  const { rows } = await db.query<{ state: OrderState }>(
    "SELECT state FROM order_history WHERE order_id = $1 AND state IN ('new', 'paid') ORDER BY entry_id DESC LIMIT 1",
    [orderId],
  );
  return rows[0]!.state;
}

/** Brings a packed order, of which a parcel was undone, back to where it was. What its buyer was to be told and has not been is not sent. */
export async function unpackOrder(db: Queryable, orderId: number): Promise<void> {
  await db.query("UPDATE orders SET status = $2 WHERE order_id = $1 AND status = 'packed'", [
    orderId,
    await stateBeforePacked(db, orderId),
  ]);
  await deleteUnsentEmail(db, orderId, "orderPacked");
}

/** Returns the parcels of an order that have left and of which its buyer is not told yet. */
export async function parcelsNotTold(db: Queryable, orderId: number): Promise<number[]> {
  const { rows } = await db.query<{ parcel_id: number }>(
    `SELECT parcel_id FROM parcels p WHERE order_id = $1 AND sent_at IS NOT NULL AND EXISTS (SELECT FROM outbox x WHERE ${tellsOf})`,
    [orderId],
  );
  return rows.map(({ parcel_id }) => parcel_id);
}

/** True of an email `x` that waits, and tells that a parcel `p` has left: by itself, or with its order where that has no other. */
const tellsOf = `x.order_id = p.order_id AND x.sent_at IS NULL AND x.not_before IS NOT NULL
  AND (x.kind = 'parcelSent' AND x.content ->> 'parcel' = p.parcel_id::text OR x.kind = 'orderSent' AND NOT EXISTS (SELECT FROM parcels o WHERE o.order_id = p.order_id AND o.parcel_id <> p.parcel_id))`;

/** Returns the email that tells of a parcel which has left, as long as it waits (null: it does not), and whether a document was made as the parcel left. */
export async function sendingOf(
  db: Queryable,
  parcelId: number,
): Promise<{ letter_id: number | null; documented: boolean }> {
  const { rows } = await db.query<{ letter_id: number | null; documented: boolean }>(
    `SELECT (SELECT min(letter_id) FROM outbox x WHERE ${tellsOf}) AS letter_id,
       EXISTS (SELECT FROM invoices i WHERE i.order_id = p.order_id AND i.series IN ('FV', 'PA') AND i.made_at = (SELECT max(at) FROM operator_log l
         WHERE l.entity = 'order' AND l.entity_id = p.order_id::text AND l.act = 'sendParcel' AND l.after ->> 'parcel' = p.parcel_id::text)) AS documented
     FROM parcels p WHERE parcel_id = $1`,
    [parcelId],
  );
  return rows[0]!;
}

/** Brings a parcel that has left back, with the number it had, and its order to a state; of an order that is in it nothing else changes. */
export async function saveUnsent(
  db: Queryable,
  {
    orderId,
    parcelId,
    tracking,
    state,
  }: { orderId: number; parcelId: number; tracking: string | null; state: OrderState },
): Promise<void> {
  await db.query("UPDATE orders SET status = $2 WHERE order_id = $1 AND status <> $2", [orderId, state]);
  await db.query("UPDATE parcels SET sent_at = NULL, tracking = $2 WHERE parcel_id = $1", [parcelId, tracking]);
}

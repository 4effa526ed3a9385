import type { Queryable } from "../queryable.ts";

const notReminded = "NOT EXISTS (SELECT FROM outbox x WHERE x.order_id = o.order_id AND x.kind = 'paymentReminder')";

/** Returns the orders that still await an online payment, placed before a moment, and were not reminded of it; their rows stay locked. */
export async function ordersToRemindOf(
  db: Queryable,
  { placedBefore, heldAfter }: { placedBefore: Date; heldAfter: Date },
): Promise<{ order_id: number; email: string; lan_id: number }[]> {
  const { rows: locked } = await db.query<{ order_id: number }>(
    `SELECT o.order_id FROM orders o JOIN payments p USING (payment_id)
     WHERE o.status = 'awaitingPayment' AND p.online AND p.offered AND o.created_at <= $1 AND o.hold_until > $2 AND ${notReminded}
     ORDER BY o.order_id LIMIT 100 FOR NO KEY UPDATE OF o SKIP LOCKED`,
    [placedBefore, heldAfter],
  );
  // Another process may have reminded, and let go of the row, since the look began: a locked row is looked at once more.
  const { rows } = await db.query<{ order_id: number; email: string; lan_id: number }>(
    `SELECT o.order_id, o.email, o.lan_id FROM orders o WHERE o.order_id = ANY ($1) AND ${notReminded} ORDER BY o.order_id`,
    [locked.map(({ order_id }) => order_id)],
  );
  return rows;
}

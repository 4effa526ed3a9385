import { bookPoints } from "./customers.ts";
import type { Queryable } from "../queryable.ts";

/** Books the points an order has earned, once; a guest's order and an account whose e-mail is not proven earn none (guarantees, point 12). */
export async function earnPoints(
  db: Queryable,
  { orderId, customerId, points }: { orderId: number; customerId: number | null; points: number },
): Promise<void> {
  await db.query(
    `INSERT INTO points_ledger (customer_id, change, reason, order_id)
     SELECT customer_id, $3, 'earned', $1 FROM customers WHERE customer_id = $2 AND verified_at IS NOT NULL AND $3 > 0`,
    [orderId, customerId, points],
  );
}

/**
 * Takes back what an order had earned until so many are taken in all, as far as the balance allows: what was spent
 * meanwhile is not asked for.
 */
export async function takePointsBack(
  db: Queryable,
  {
    orderId,
    customerId,
    settlementId,
    upTo,
  }: { orderId: number; customerId: number; settlementId: number; upTo: (earned: number) => number },
): Promise<void> {
  const { rows } = await db.query<{ points: number }>(
    "SELECT points FROM point_balances WHERE customer_id = $1 FOR UPDATE",
    [customerId],
  );
  const { earned, takenBack } = await pointsOfOrder(db, orderId);
  const taken = Math.min(upTo(earned) - takenBack, rows[0]?.points ?? 0);
  if (taken > 0) await bookPoints(db, { customerId, change: -taken, reason: "takenBack", orderId, settlementId });
}

/** Returns the points an order has earned, and those it has lost again. */
export async function pointsOfOrder(db: Queryable, orderId: number): Promise<{ earned: number; takenBack: number }> {
  const { rows } = await db.query<{ reason: string; change: number }>(
    "SELECT reason, sum(change)::int AS change FROM points_ledger WHERE order_id = $1 AND reason IN ('earned', 'takenBack') GROUP BY reason",
    [orderId],
  );
  const of = (reason: string) => rows.find((row) => row.reason === reason)?.change ?? 0;
  return { earned: of("earned"), takenBack: -of("takenBack") };
}

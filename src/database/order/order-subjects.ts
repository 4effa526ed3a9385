import type { Held, SubjectKind } from "../../domain/order/order-limits.ts";
import type { Queryable } from "../queryable.ts";

/** A subject as the database knows it: by a digest. */
export interface SubjectKey {
  kind: SubjectKind;
  key: string;
}

/** More orders than this are not counted: whoever may have so many is a load test. */
const mostCounted = 5000;

/** Returns what unpaid orders, and those to be paid on delivery that have not been packed yet, of these subjects hold; of the last so many hours. */
export async function heldBySubjects(db: Queryable, subjects: readonly SubjectKey[], hours: number): Promise<Held[]> {
  const { rows } = await db.query<{ key: string; orders: number; pieces: number }>({
    name: "held-by-subjects",
    text: `SELECT key, count(*)::int AS orders, sum(pieces)::int AS pieces
      FROM (SELECT subjects, pieces FROM orders WHERE subjects && $1 AND status IN ('new', 'awaitingPayment') AND created_at > now() - make_interval(hours => $2) LIMIT ${mostCounted}) held, unnest(subjects) AS key
      WHERE key = ANY ($1) GROUP BY key`,
    values: [subjects.map(({ key }) => key), hours],
  });
  return rows.map(({ key, orders, pieces }) => ({
    kind: subjects.find((subject) => subject.key === key)!.kind,
    orders,
    pieces,
  }));
}

/** Returns how many pieces of each of these products the same orders hold, of the subject that holds the most. */
export async function heldOfProducts(
  db: Queryable,
  { subjects, productIds, hours }: { subjects: readonly SubjectKey[]; productIds: readonly number[]; hours: number },
): Promise<Map<number, number>> {
  const { rows } = await db.query<{ product_id: number; pieces: number }>(
    `SELECT product_id, max(pieces)::int AS pieces FROM (
       SELECT product_id, key, sum(quantity) AS pieces FROM orders JOIN order_lines USING (order_id), unnest(subjects) AS key
       WHERE subjects && $1 AND key = ANY ($1) AND status IN ('new', 'awaitingPayment') AND created_at > now() - make_interval(hours => $3) AND product_id = ANY ($2::bigint[])
       GROUP BY product_id, key) held GROUP BY product_id`,
    [subjects.map(({ key }) => key), productIds, hours],
  );
  return new Map(rows.map((row) => [row.product_id, row.pieces]));
}

/** Something an order of which nobody has thought for too long holds, or waits for. */
export interface LateOrder {
  order_id: number;
  status: "awaitingReview" | "new";
  created_at: Date;
}

/** Returns the orders that wait for a person's word, and those to be paid on delivery that have kept their goods for so many days and were not packed, oldest first. */
export async function lateOrders(db: Queryable, cashDays: number): Promise<LateOrder[]> {
  const { rows } = await db.query<LateOrder>(
    "SELECT order_id, status, created_at FROM orders WHERE status = 'awaitingReview' OR (status = 'new' AND created_at < now() - make_interval(days => $1)) ORDER BY order_id LIMIT 1000",
    [cashDays],
  );
  return rows;
}

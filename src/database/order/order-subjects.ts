import type { Held, SubjectKind } from "../../domain/order/order-limits.ts";
import type { Queryable } from "../queryable.ts";

/** A subject as the database knows it: by a digest. */
export interface SubjectKey {
  kind: SubjectKind;
  key: string;
}

/** More orders than this are not counted: whoever may have so many is a load test. */
const mostCounted = 5000;

/** Orders that hold goods nobody has paid for: of one kind, `$1` (paid online beforehand, or later), and of the last `$2` hours. */
const holding = `status IN ('new', 'awaitingPayment') AND created_at > now() - make_interval(hours => $2)
  AND payment_id IN (SELECT payment_id FROM payments WHERE (payment_code NOT IN ('cash', 'bank')) = $1)`;

/** Which orders count: those paid online beforehand, or those paid later, on delivery or by transfer; of the last so many hours. */
export interface Counted {
  paidOnline: boolean;
  hours: number;
}

/** Returns what unpaid orders of one kind of these subjects hold; those to be paid on delivery until they are packed. */
export async function heldBySubjects(
  db: Queryable,
  subjects: readonly SubjectKey[],
  { paidOnline, hours }: Counted,
): Promise<Held[]> {
  const { rows } = await db.query<{ key: string; orders: number; pieces: number }>({
    name: "held-by-subjects",
    text: `SELECT key, count(*)::int AS orders, sum(pieces)::int AS pieces
      FROM (SELECT subjects, pieces FROM orders WHERE subjects && $3 AND ${holding} LIMIT ${mostCounted}) held, unnest(subjects) AS key
      WHERE key = ANY ($3) GROUP BY key`,
    values: [paidOnline, hours, subjects.map(({ key }) => key)],
  });
  return rows.map(({ key, orders, pieces }) => ({
    kind: subjects.find((subject) => subject.key === key)!.kind,
    orders,
    pieces,
  }));
}

/** Returns how many pieces of each of these products the same orders hold, of the subject that holds the most; `within`: of those alone that have this subject too. */
export async function heldOfProducts(
  db: Queryable,
  {
    subjects,
    within,
    productIds,
    counted,
  }: {
    subjects: readonly SubjectKey[];
    within: readonly SubjectKey[];
    productIds: readonly number[];
    counted: Counted;
  },
): Promise<Map<number, number>> {
  const { rows } = await db.query<{ product_id: number; pieces: number }>(
    `SELECT product_id, max(pieces)::int AS pieces FROM (
       SELECT product_id, key, sum(quantity) AS pieces FROM orders JOIN order_lines USING (order_id), unnest(subjects) AS key
       WHERE subjects && $3 AND subjects @> $4 AND key = ANY ($3) AND ${holding} AND product_id = ANY ($5::bigint[])
       GROUP BY product_id, key) held GROUP BY product_id`,
    [counted.paidOnline, counted.hours, subjects.map(({ key }) => key), within.map(({ key }) => key), productIds],
  );
  return new Map(rows.map((row) => [row.product_id, row.pieces]));
}

/** Pieces of a product: what orders of one network hold, and what is left for all. */
export interface ProductShare {
  product_id: number;
  held: number;
  left: number;
}

/** Returns of each of these products what the same orders of a network hold, and what is left. */
export async function sharesOfProducts(
  db: Queryable,
  { network, productIds, counted }: { network: readonly SubjectKey[]; productIds: readonly number[]; counted: Counted },
): Promise<ProductShare[]> {
  const { rows } = await db.query<ProductShare>({
    name: "shares-of-products",
    text: `WITH held AS (
        SELECT product_id, sum(quantity) AS pieces FROM orders JOIN order_lines USING (order_id)
        WHERE subjects && $3 AND ${holding} AND product_id = ANY ($4::bigint[]) GROUP BY product_id
      ) SELECT product_id, coalesce(max(held.pieces), 0)::int AS held, sum(v.quantity)::int AS left
        FROM variants v LEFT JOIN held USING (product_id) WHERE product_id = ANY ($4::bigint[]) AND v.shown GROUP BY product_id`,
    values: [counted.paidOnline, counted.hours, network.map(({ key }) => key), productIds],
  });
  return rows;
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

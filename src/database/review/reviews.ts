import { languageOf } from "../../domain/language.ts";
import type { Queryable } from "../queryable.ts";

/** An approved review as shown. */
export interface ShownReview {
  review_id: string;
  stars: number;
  title: string;
  content: string;
  author: string;
  /** Day it was written, `YYYY-MM-DD`. */
  date: string;
  /** The language it was written in, as HTML names it. */
  lang: string;
  /** True: of the demo shop's own making; false: of somebody who bought the product. */
  sample: boolean;
}

export interface ReviewSummary {
  /** How many gave 5, 4, 3, 2 and 1 stars. */
  distribution: number[];
  /** The newest. */
  newest: ShownReview[];
  /** What the shop itself has not written: how many, and their stars together. */
  bought: { count: number; stars: number };
}

const shownColumns =
  "product_id, review_id, stars, title, content, author, lan_id, sample, to_char(written_at AT TIME ZONE 'Europe/Warsaw', 'YYYY-MM-DD') AS date";

type ShownRow = Omit<ShownReview, "review_id" | "lang"> & { product_id: number; review_id: number; lan_id: number };

/** Returns how the stars of these products are distributed and their newest reviews, by product id; those without reviews are left out. */
export async function reviewSummaries(
  db: Queryable,
  ids: readonly (number | string)[],
  newest: number,
): Promise<Map<string, ReviewSummary>> {
  const { rows } = await db.query<{ product_id: number; stars: number; count: number; bought: number }>({
    name: "review-distribution",
    text: "SELECT product_id, stars, count(*)::int AS count, count(*) FILTER (WHERE NOT sample)::int AS bought FROM reviews WHERE product_id = ANY ($1::bigint[]) AND state = 'approved' GROUP BY 1, 2",
    values: [ids.map(Number)],
  });
  const { rows: shown } = await db.query<ShownRow>({
    name: "newest-reviews",
    text: `SELECT r.* FROM unnest($1::bigint[]) AS wanted (id) CROSS JOIN LATERAL (
        SELECT ${shownColumns} FROM reviews WHERE product_id = wanted.id AND state = 'approved' ORDER BY written_at DESC, review_id DESC LIMIT $2
      ) r`,
    values: [[...new Set(rows.map((row) => row.product_id))], newest],
  });
  const reviews = Map.groupBy(shown, (row) => row.product_id);
  return new Map(
    [...Map.groupBy(rows, (row) => row.product_id)].map(([id, counts]) => [
      String(id),
      {
        distribution: [5, 4, 3, 2, 1].map((stars) => counts.find((row) => row.stars === stars)?.count ?? 0),
        newest: (reviews.get(id) ?? []).map(shownReview),
        bought: {
          count: counts.reduce((sum, { bought }) => sum + bought, 0),
          stars: counts.reduce((sum, { stars, bought }) => sum + stars * bought, 0),
        },
      },
    ]),
  );
}

/** Returns a product's approved reviews, newest first, after the first so many. */
export async function reviewsOf(
  db: Queryable,
  productId: number,
  { skip, most }: { skip: number; most: number },
): Promise<ShownReview[]> {
  const { rows } = await db.query<ShownRow>({
    name: "reviews-of",
    text: `SELECT ${shownColumns} FROM reviews WHERE product_id = $1 AND state = 'approved' ORDER BY written_at DESC, review_id DESC OFFSET $2 LIMIT $3`,
    values: [productId, skip, most],
  });
  return rows.map(shownReview);
}

function shownReview({ product_id: _product, review_id, lan_id, ...review }: ShownRow): ShownReview {
  return { review_id: String(review_id), lang: languageOf(lan_id).tag, ...review };
}

/** What a buyer has written. */
export interface NewReview {
  productId: number;
  buyer: string;
  orderId: number;
  linePosition: number;
  stars: number;
  title: string;
  content: string;
  author: string;
  lanId: number;
}

/**
 * Keeps a buyer's review, waiting to be approved; an earlier one of the same buyer for the product gives way
 * to it. Returns whether a page that showed the earlier one is now behind.
 */
export async function saveReview(db: Queryable, review: NewReview): Promise<{ wasShown: boolean }> {
  const { rows } = await db.query<{ state: string }>(
    "SELECT state FROM reviews WHERE product_id = $1 AND buyer = $2 FOR UPDATE",
    [review.productId, review.buyer],
  );
  await db.query(
    `INSERT INTO reviews (product_id, buyer, order_id, line_position, stars, title, content, author, lan_id) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT (product_id, buyer) DO UPDATE SET order_id = excluded.order_id, line_position = excluded.line_position, sample = false, stars = excluded.stars,
       title = excluded.title, content = excluded.content, author = excluded.author, lan_id = excluded.lan_id, state = 'waiting', written_at = now()`,
    [
      review.productId,
      review.buyer,
      review.orderId,
      review.linePosition,
      review.stars,
      review.title,
      review.content,
      review.author,
      review.lanId,
    ],
  );
  return { wasShown: rows[0]?.state === "approved" };
}

/** A review as the operator sees it. */
export interface ReviewRow {
  review_id: number;
  product_id: number;
  product_name: string;
  order_id: number | null;
  sample: boolean;
  stars: number;
  title: string;
  content: string;
  author: string;
  state: "waiting" | "approved" | "rejected";
  written_at: Date;
  /** Of the last decision; null before the first. */
  reason: string | null;
}

const reviewSelect = `SELECT r.review_id, r.product_id, said(p.product_name, 'pl') AS product_name, r.order_id, r.sample, r.stars, r.title, r.content, r.author, r.state, r.written_at,
  (SELECT reason FROM review_decisions d WHERE d.review_id = r.review_id ORDER BY decision_id DESC LIMIT 1) AS reason
  FROM reviews r JOIN products p USING (product_id)`;

/** Returns the newest reviews, or those that wait for a decision, the oldest of them first. */
export async function listReviews(
  db: Queryable,
  { waiting, most }: { waiting: boolean; most: number },
): Promise<ReviewRow[]> {
  const { rows } = await db.query<ReviewRow>(
    `${reviewSelect} ${waiting ? "WHERE r.state = 'waiting' ORDER BY r.review_id" : "ORDER BY r.written_at DESC, r.review_id DESC"} LIMIT $1`,
    [most],
  );
  return rows;
}

/** Returns one review as the operator sees it; null for an unknown one. */
export async function reviewNumbered(db: Queryable, reviewId: number): Promise<ReviewRow | null> {
  const { rows } = await db.query<ReviewRow>(`${reviewSelect} WHERE r.review_id = $1`, [reviewId]);
  return rows[0] ?? null;
}

/** Decides on a review and notes why, or has it wait again; returns it as it was, with to whom its author's order went and in which language it is written (null: it is of nobody who can be told), null for an unknown review. One already decided so is left as it is. */
export async function decideReview(
  db: Queryable,
  { reviewId, decision, reason }: { reviewId: number; decision: ReviewRow["state"]; reason: string },
): Promise<DecidedReview | null> {
  const { rows } = await db.query<DecidedReview>(
    `SELECT r.product_id, r.state, r.title, r.content, r.lan_id, r.order_id,
       (SELECT o.email FROM orders o WHERE o.order_id = r.order_id AND r.buyer NOT LIKE 'erased-%') AS email
     FROM reviews r WHERE review_id = $1 FOR UPDATE OF r`,
    [reviewId],
  );
  const [before] = rows;
  if (before === undefined) return null;
  if (before.state === decision) return before;
  await db.query("UPDATE reviews SET state = $2 WHERE review_id = $1", [reviewId, decision]);
  if (decision !== "waiting")
    await db.query(
      "INSERT INTO review_decisions (review_id, decision, reason, stars, title, content) SELECT review_id, $2, $3, stars, title, content FROM reviews WHERE review_id = $1",
      [reviewId, decision, reason],
    );
  return before;
}

/** A review as it was before a decision. */
export type DecidedReview = Pick<ReviewRow, "product_id" | "state" | "title" | "content" | "order_id"> & {
  lan_id: number;
  email: string | null;
};

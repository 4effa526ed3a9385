import type { Queryable } from "../queryable.ts";

/** Orders whose goods somebody has held in their hands. */
const received = "('sent', 'delivered', 'returned')";

/** Returns whether the buyer of an order may be asked what they think: nobody of their mailbox has said no. */
export async function wantsReviewEmails(db: Queryable, email: string): Promise<boolean> {
  const { rowCount } = await db.query(
    "SELECT FROM review_links JOIN orders USING (order_id) WHERE mailbox(email) = mailbox($1) AND ended_at IS NOT NULL LIMIT 1",
    [email],
  );
  return rowCount === 0;
}

/** Returns the orders delivered before a moment whose buyers were not asked what they think, oldest first; those who want no such emails are left out, and what was got in exchange for goods they were asked about. */
export async function ordersToReview(db: Queryable, deliveredBefore: Date): Promise<number[]> {
  const { rows } = await db.query<{ order_id: number }>(
    `SELECT order_id FROM orders o WHERE delivered_at <= $1 AND status = 'delivered'
       AND NOT EXISTS (SELECT FROM review_links l WHERE l.order_id = o.order_id)
       AND NOT EXISTS (SELECT FROM exchanges e JOIN returns r USING (return_id) JOIN review_links l ON l.order_id = r.order_id WHERE e.order_id = o.order_id)
       AND NOT EXISTS (SELECT FROM review_links l JOIN orders other USING (order_id) WHERE mailbox(other.email) = mailbox(o.email) AND l.ended_at IS NOT NULL)
     ORDER BY delivered_at LIMIT 500`,
    [deliveredBefore],
  );
  return rows.map((row) => row.order_id);
}

/** Gives an order its link; returns whom to write, or null when it has one already. */
export async function openReviewLink(
  db: Queryable,
  orderId: number,
  linkSha256: Buffer,
): Promise<{ email: string; lanId: number } | null> {
  const { rows } = await db.query<{ email: string; lan_id: number }>(
    `WITH opened AS (INSERT INTO review_links (order_id, link_sha256) VALUES ($1, $2) ON CONFLICT (order_id) DO NOTHING RETURNING order_id)
     SELECT email, lan_id FROM opened JOIN orders USING (order_id)`,
    [orderId, linkSha256],
  );
  return rows[0] === undefined ? null : { email: rows[0].email, lanId: rows[0].lan_id };
}

/** A line a person may review, and what they have said of its product so far. */
export interface ReviewableLine {
  order_id: number;
  position: number;
  product_id: number;
  variant_name: string;
  email: string;
  first_name: string;
  stars: number | null;
  title: string | null;
  content: string | null;
  author: string | null;
  state: "waiting" | "approved" | "rejected" | null;
}

const lineColumns = `l.order_id, l.position, l.product_id, l.variant_name, o.email, coalesce(o.client_data ->> 'shippingFirstName', '') AS first_name,
  r.stars, r.title, r.content, r.author, r.state`;
const lineJoins =
  "JOIN order_lines l USING (order_id) LEFT JOIN reviews r ON r.product_id = l.product_id AND r.buyer = o.email";

/** Returns what a link lets its holder review, one line of each product, for half a year; nothing for an unknown link. */
export async function linesOfLink(db: Queryable, linkSha256: Buffer): Promise<ReviewableLine[]> {
  const { rows } = await db.query<ReviewableLine>(
    `SELECT DISTINCT ON (l.product_id) ${lineColumns} FROM review_links k JOIN orders o USING (order_id) ${lineJoins}
     WHERE k.link_sha256 = $1 AND k.asked_at > now() - interval '180 days' AND o.status IN ${received} ORDER BY l.product_id, l.position`,
    [linkSha256],
  );
  return rows.toSorted((a, b) => a.position - b.position);
}

/** Returns the newest line by which a customer bought a product: of their account, or of their e-mail once it is proven; null when there is none. */
export async function lineOfCustomer(
  db: Queryable,
  { customerId, productId }: { customerId: number; productId: number },
): Promise<ReviewableLine | null> {
  const { rows } = await db.query<ReviewableLine>(
    `SELECT ${lineColumns} FROM customers c JOIN orders o ON o.customer_id = c.customer_id OR (c.verified_at IS NOT NULL AND o.email = c.email) ${lineJoins}
     WHERE c.customer_id = $1 AND l.product_id = $2 AND o.status IN ${received} ORDER BY l.order_id DESC, l.position LIMIT 1`,
    [customerId, productId],
  );
  return rows[0] ?? null;
}

/** Asks the buyer behind a link for no more reviews; returns whether there is such a link. */
export async function endReviewEmails(db: Queryable, linkSha256: Buffer): Promise<boolean> {
  const { rowCount } = await db.query(
    "UPDATE review_links SET ended_at = coalesce(ended_at, now()) WHERE link_sha256 = $1",
    [linkSha256],
  );
  return rowCount === 1;
}

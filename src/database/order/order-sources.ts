import type { Queryable } from "../queryable.ts";

/** Records by which link the buyer of an order came, as the link says, in small letters; where it names no campaign, ''. */
export async function recordSource(
  db: Queryable,
  { orderId, source, campaign }: { orderId: number; source: string; campaign: string },
): Promise<void> {
  await db.query(
    "INSERT INTO order_sources (order_id, source, campaign) VALUES ($1, left(lower($2), 100), left(lower($3), 100))",
    [orderId, source, campaign],
  );
}

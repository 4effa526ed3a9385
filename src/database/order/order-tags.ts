import type { Queryable } from "../queryable.ts";

/** Returns the tags of an order in the order of their letters. */
export async function tagsOf(db: Queryable, orderId: number): Promise<string[]> {
  const { rows } = await db.query<{ tag: string }>("SELECT tag FROM order_tags WHERE order_id = $1 ORDER BY tag", [
    orderId,
  ]);
  return rows.map(({ tag }) => tag);
}

/** Says which tags an order has; they are another version then. */
export async function saveTags(db: Queryable, orderId: number, tags: readonly string[]): Promise<void> {
  await db.query("UPDATE orders SET tags_version = tags_version + 1 WHERE order_id = $1", [orderId]);
  await db.query("DELETE FROM order_tags WHERE order_id = $1 AND tag <> ALL ($2)", [orderId, tags]);
  await db.query("INSERT INTO order_tags (order_id, tag) SELECT $1, unnest($2::text[]) ON CONFLICT DO NOTHING", [
    orderId,
    tags,
  ]);
}

import type { Queryable } from "../queryable.ts";

/** Shows a product that is hidden for as long as the transaction it is called in, which takes that back: so its page can be looked at. Returns whether it was hidden. */
export async function showProductForNow(db: Queryable, id: number): Promise<boolean> {
  const { rowCount } = await db.query(
    "UPDATE products SET shown = true, awaits_producer = false WHERE product_id = $1 AND NOT shown",
    [id],
  );
  return rowCount === 1;
}

/** The same of a category, with those above it. */
export async function showCategoryForNow(db: Queryable, id: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `WITH RECURSIVE above AS (
       SELECT category_id, category_parent_id FROM categories WHERE category_id = $1
       UNION SELECT c.category_id, c.category_parent_id FROM above JOIN categories c ON c.category_id = above.category_parent_id
     ) UPDATE categories SET hidden = false WHERE hidden AND category_id IN (SELECT category_id FROM above)`,
    [id],
  );
  return (rowCount ?? 0) > 0;
}

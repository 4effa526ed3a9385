import { type LanCode, said, type Said } from "../../domain/language.ts";
import type { Queryable } from "../queryable.ts";

/** Returns the categories whose goods, with those below them, are never exempt from the cash register. */
export async function neverExempt(db: Queryable, lanCode: LanCode): Promise<{ id: number; name: string }[]> {
  const { rows } = await db.query<{ category_id: number; category_name: Said }>(
    "SELECT category_id, category_name FROM never_exempt_categories JOIN categories USING (category_id) ORDER BY category_id",
  );
  return rows.map(({ category_id, category_name }) => ({ id: category_id, name: said(category_name, lanCode) }));
}

/** Says of which categories it is so; returns the numbers that are no category's, and changes nothing where there are any. */
export async function saveNeverExempt(db: Queryable, ids: readonly number[]): Promise<number[]> {
  const { rows } = await db.query<{ category_id: number }>(
    "SELECT category_id FROM categories WHERE category_id = ANY ($1)",
    [ids],
  );
  const unknown = ids.filter((id) => !rows.some(({ category_id }) => category_id === id));
  if (unknown.length > 0) return unknown;
  await db.query("DELETE FROM never_exempt_categories WHERE category_id <> ALL ($1)", [ids]);
  await db.query("INSERT INTO never_exempt_categories SELECT unnest($1::bigint[]) ON CONFLICT DO NOTHING", [ids]);
  return [];
}

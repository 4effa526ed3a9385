import { type LanCode, said, type Said } from "../../domain/language.ts";
import { askedMeasure } from "../../domain/catalogue/size-advice.ts";
import type { SizeTable, WrittenSizeTable } from "../../domain/catalogue/size-table.ts";
import { knownCategories } from "./entity-paths.ts";
import type { Queryable } from "../queryable.ts";

/**
 * Returns which of these products have a size table. The most specific one is theirs: of their own category and
 * brand, then of their own category, then the same in each category above it.
 */
export async function sizeTableIds(
  db: Queryable,
  productIds: readonly (string | number)[],
): Promise<Map<string, string>> {
  const { rows } = await db.query<{ product_id: number; size_table_id: number }>({
    name: "size-table-ids",
    text: `WITH RECURSIVE above AS (
        SELECT product_id, category_id, position, 0 AS distance FROM product_categories WHERE product_id = ANY ($1::bigint[])
        UNION ALL
        SELECT above.product_id, c.category_parent_id, above.position, above.distance + 1 FROM above JOIN categories c USING (category_id)
        WHERE c.category_parent_id IS NOT NULL AND distance < 30
      )
      SELECT DISTINCT ON (product_id) product_id, size_table_id
      FROM above JOIN products p USING (product_id) JOIN size_table_places place USING (category_id)
      WHERE place.manufacturer_id IS NULL OR place.manufacturer_id = p.manufacturer_id
      ORDER BY product_id, distance, place.manufacturer_id NULLS LAST, above.position`,
    values: [productIds.map(Number)],
  });
  return new Map(rows.map((row) => [String(row.product_id), String(row.size_table_id)]));
}

/** Returns a product's size table in one language; null for a product without one, unknown or hidden. */
export async function sizeTableOf(db: Queryable, productId: number, lanCode: LanCode): Promise<SizeTable | null> {
  const id = (await sizeTableIds(db, [productId])).get(String(productId));
  const { rows } = await db.query<Omit<WrittenSizeTable, "handle" | "places">>({
    name: "size-table",
    text: `SELECT title, note, columns, rows, measures FROM size_tables WHERE size_table_id = $1 AND EXISTS (SELECT FROM products WHERE product_id = $2 AND shown)`,
    values: [Number(id ?? 0), productId],
  });
  const table = rows[0];
  if (table === undefined) return null;
  const cell = (text: string | Said) => (typeof text === "string" ? text : said(text, lanCode));
  return {
    title: said(table.title, lanCode),
    note: said(table.note, lanCode),
    columns: table.columns.map(cell),
    rows: table.rows.map((row) => row.map(cell)),
    measures: table.measures.map(({ name, how }) => ({ name: said(name, lanCode), how: said(how, lanCode) })),
    asked: askedMeasure(table),
  };
}

/** Where a written table applies, by id; without a manufacturer for every brand. */
export interface SizeTablePlace {
  categoryId: number;
  manufacturerId: number | null;
}

/** Writes a size table under its handle, in place of an older one, with the places where it applies; another table gives up a place it had. */
export async function saveSizeTable(
  db: Queryable,
  { handle, title, note, columns, rows, measures }: Omit<WrittenSizeTable, "places">,
  places: readonly SizeTablePlace[],
): Promise<void> {
  const { rows: saved } = await db.query<{ size_table_id: number }>(
    `INSERT INTO size_tables (handle, title, note, columns, rows, measures) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (handle) DO UPDATE SET title = excluded.title, note = excluded.note, columns = excluded.columns, rows = excluded.rows, measures = excluded.measures
     RETURNING size_table_id`,
    [handle, ...[title, note, columns, rows, measures].map((value) => JSON.stringify(value))],
  );
  const id = saved[0]!.size_table_id;
  await db.query("DELETE FROM size_table_places WHERE size_table_id = $1", [id]);
  for (const { categoryId, manufacturerId } of places) {
    await db.query(
      "INSERT INTO size_table_places (size_table_id, category_id, manufacturer_id) VALUES ($1, $2, $3) ON CONFLICT (category_id, manufacturer_id) DO UPDATE SET size_table_id = excluded.size_table_id",
      [id, categoryId, manufacturerId],
    );
  }
}

/** Returns every size table as it is written, by handle. */
export async function writtenSizeTables(db: Queryable): Promise<WrittenSizeTable[]> {
  const keys = new Map((await knownCategories(db)).map(({ key, id }) => [id, key]));
  const { rows } = await db.query<
    Omit<WrittenSizeTable, "places"> & { places: { id: number; brand: string | null }[] }
  >(
    `SELECT handle, title, note, columns, rows, measures,
       (SELECT coalesce(json_agg(json_build_object('id', category_id, 'brand', manufacturer_name) ORDER BY category_id, manufacturer_name), '[]')
        FROM size_table_places LEFT JOIN manufacturers USING (manufacturer_id) WHERE size_table_id = t.size_table_id) AS places
     FROM size_tables t ORDER BY handle`,
  );
  return rows.map(({ places, ...table }) => ({
    ...table,
    places: places.map(({ id, brand }) => ({ category: keys.get(id) ?? "", ...(brand !== null && { brand }) })),
  }));
}

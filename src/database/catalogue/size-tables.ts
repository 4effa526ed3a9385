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

/** A size table as it is stored, but for where it applies. */
export type StoredSizeTable = Omit<WrittenSizeTable, "places">;

/** Writes a size table under its handle, in place of an older one, with the places where it applies; another table gives up a place it had. Returns its number. */
export async function saveSizeTable(
  db: Queryable,
  { handle, title, note, columns, rows, measures }: StoredSizeTable,
  places: readonly SizeTablePlace[],
): Promise<number> {
  const { rows: saved } = await db.query<{ size_table_id: number }>(
    `INSERT INTO size_tables (handle, title, note, columns, rows, measures) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (handle) DO UPDATE SET title = excluded.title, note = excluded.note, columns = excluded.columns, rows = excluded.rows, measures = excluded.measures
     RETURNING size_table_id`,
    [handle, ...[title, note, columns, rows, measures].map((value) => JSON.stringify(value))],
  );
  const id = saved[0]!.size_table_id;
  const given = [places.map(({ categoryId }) => categoryId), places.map(({ manufacturerId }) => manufacturerId)];
  await db.query(
    `DELETE FROM size_table_places p WHERE size_table_id = $1 AND NOT EXISTS (
       SELECT FROM unnest($2::bigint[], $3::bigint[]) AS given (category_id, manufacturer_id)
       WHERE given.category_id = p.category_id AND given.manufacturer_id IS NOT DISTINCT FROM p.manufacturer_id)`,
    [id, ...given],
  );
  await db.query(
    `INSERT INTO size_table_places AS p (size_table_id, category_id, manufacturer_id)
     SELECT $1, category_id, manufacturer_id FROM unnest($2::bigint[], $3::bigint[]) AS given (category_id, manufacturer_id)
     ON CONFLICT (category_id, manufacturer_id) DO UPDATE SET size_table_id = excluded.size_table_id WHERE p.size_table_id <> excluded.size_table_id`,
    [id, ...given],
  );
  return id;
}

/** A size table as staff write it. */
export interface StaffSizeTable extends StoredSizeTable {
  size_table_id: number;
  version: number;
  places: SizeTablePlace[];
}

const staffColumns = `size_table_id, handle, version, title, note, columns, rows, measures,
  (SELECT coalesce(json_agg(json_build_object('categoryId', category_id, 'manufacturerId', manufacturer_id) ORDER BY category_id, manufacturer_id), '[]')
   FROM size_table_places WHERE size_table_id = t.size_table_id) AS places`;

/** Returns every size table by its Polish title. */
export async function staffSizeTables(db: Queryable): Promise<StaffSizeTable[]> {
  const { rows } = await db.query<StaffSizeTable>(
    `SELECT ${staffColumns} FROM size_tables t ORDER BY lower(title ->> 'pl'), size_table_id`,
  );
  return rows;
}

/** Returns a size table; null: there is none of this number. */
export async function staffSizeTable(db: Queryable, id: number): Promise<StaffSizeTable | null> {
  const { rows } = await db.query<StaffSizeTable>(
    `SELECT ${staffColumns} FROM size_tables t WHERE size_table_id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** Returns the same for this transaction alone. */
export async function lockSizeTable(db: Queryable, id: number): Promise<StaffSizeTable | null> {
  await db.query("SELECT FROM size_tables WHERE size_table_id = $1 FOR NO KEY UPDATE", [id]);
  return staffSizeTable(db, id);
}

/** Returns which of these places another size table has. */
export async function takenPlaces(
  db: Queryable,
  { places, except }: { places: readonly SizeTablePlace[]; except: number | null },
): Promise<SizeTablePlace[]> {
  const { rows } = await db.query<SizeTablePlace>(
    `SELECT p.category_id AS "categoryId", p.manufacturer_id AS "manufacturerId" FROM size_table_places p
     JOIN unnest($1::bigint[], $2::bigint[]) AS given (category_id, manufacturer_id) ON given.category_id = p.category_id AND given.manufacturer_id IS NOT DISTINCT FROM p.manufacturer_id
     WHERE p.size_table_id IS DISTINCT FROM $3`,
    [places.map(({ categoryId }) => categoryId), places.map(({ manufacturerId }) => manufacturerId), except],
  );
  return rows;
}

/** Returns the first handle like this one that no size table has: `bluzy`, `bluzy-2`. */
export async function freeTableHandle(db: Queryable, wanted: string): Promise<string> {
  const { rows } = await db.query<{ handle: string }>(
    `SELECT handle FROM (SELECT n, $1::text || CASE WHEN n > 1 THEN '-' || n ELSE '' END AS handle FROM generate_series(1, 1000) AS n) wanted
     WHERE NOT EXISTS (SELECT FROM size_tables t WHERE t.handle = wanted.handle) ORDER BY n LIMIT 1`,
    [wanted],
  );
  return rows[0]!.handle;
}

/** Deletes a size table: products of its places have none from then on, or the one of a category above. */
export async function deleteSizeTable(db: Queryable, id: number): Promise<void> {
  await db.query("DELETE FROM size_tables WHERE size_table_id = $1", [id]);
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

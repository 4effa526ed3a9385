import { type LanCode, languageCalled, said, type Said } from "../../domain/language.ts";
import type { WrittenLook } from "../../domain/catalogue/look.ts";
import type { Queryable } from "../queryable.ts";

/** A look that has a page, in one language. */
export interface ShownLook {
  look_id: string;
  name: string;
  /** Sanitised HTML. */
  description: string;
  url: string;
  /** What addresses of its picture ask for. */
  picture: string;
  /** Its products in their order, hidden ones too. */
  productIds: string[];
}

interface LookRow {
  look_id: number;
  look_name: Said;
  description: Said;
  url: string;
  picture: string;
  products: number[];
}

/** A look with nothing in it that is shown has no page. */
export const hasShownPiece = (lookId: string) =>
  `EXISTS (SELECT FROM look_products JOIN products USING (product_id) WHERE look_products.look_id = ${lookId} AND shown)`;

const looksIn = `SELECT l.look_id, l.look_name, l.description, paths.path AS url, l.name AS picture,
    coalesce((SELECT array_agg(product_id ORDER BY position) FROM look_products WHERE look_products.look_id = l.look_id), '{}') AS products
  FROM looks l JOIN paths ON paths.kind = 'look' AND paths.entity_id = l.look_id AND paths.lan_id = $1 AND ${hasShownPiece("l.look_id")}`;

function shownLook(row: LookRow, lanCode: LanCode): ShownLook {
  return {
    look_id: String(row.look_id),
    name: said(row.look_name, lanCode),
    description: said(row.description, lanCode),
    url: row.url,
    picture: row.picture,
    productIds: row.products.map(String),
  };
}

/** Returns all looks that are shown, in the order in which they came. */
export async function shownLooks(db: Queryable, lanCode: LanCode): Promise<ShownLook[]> {
  const { rows } = await db.query<LookRow>({
    name: "shown-looks",
    text: `${looksIn} ORDER BY l.look_id`,
    values: [languageCalled(lanCode).lanId],
  });
  return rows.map((row) => shownLook(row, lanCode));
}

/** Returns the newest looks that are shown, the very newest first. */
export async function newestLooks(db: Queryable, lanCode: LanCode, most: number): Promise<ShownLook[]> {
  const { rows } = await db.query<LookRow>({
    name: "newest-looks",
    text: `${looksIn} ORDER BY l.look_id DESC LIMIT $2`,
    values: [languageCalled(lanCode).lanId, most],
  });
  return rows.map((row) => shownLook(row, lanCode));
}

/** Returns the ids of the pieces of looks of which nothing is shown: each brings its look back. */
export async function piecesOfHiddenLooks(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ product_id: number }>({
    name: "pieces-of-hidden-looks",
    text: `SELECT DISTINCT p.product_id FROM look_products p WHERE NOT ${hasShownPiece("p.look_id")} ORDER BY p.product_id`,
  });
  return rows.map(({ product_id }) => String(product_id));
}

/** Returns the looks with these ids, in their order; those that are not shown are left out. */
export async function looksById(db: Queryable, ids: readonly string[], lanCode: LanCode): Promise<ShownLook[]> {
  const { rows } = await db.query<LookRow>({
    name: "looks-by-id",
    text: `${looksIn} WHERE l.look_id = ANY ($2::bigint[]) ORDER BY array_position($2::bigint[], l.look_id)`,
    values: [languageCalled(lanCode).lanId, ids.map(Number)],
  });
  return rows.map((row) => shownLook(row, lanCode));
}

/** The most looks a search reads the words of. */
const mostSearched = 500;

/** Returns what each look says of itself in a language, the newest first: its name, and its description as HTML. */
export async function saidOfLooks(
  db: Queryable,
  lanCode: LanCode,
): Promise<{ look_id: string; name: string; description: string }[]> {
  const { rows } = await db.query<Pick<LookRow, "look_id" | "look_name" | "description">>({
    name: "said-of-looks",
    text: `SELECT look_id, look_name, description FROM looks ORDER BY look_id DESC LIMIT ${mostSearched}`,
  });
  return rows.map(({ look_id, look_name, description }) => ({
    look_id: String(look_id),
    name: said(look_name, lanCode),
    description: said(description, lanCode),
  }));
}

/** Returns the looks that these products are part of, by product, the newest first, at most so many of each. */
export async function looksOfProducts(
  db: Queryable,
  productIds: readonly string[],
  { lanCode, most }: { lanCode: LanCode; most: number },
): Promise<Map<string, ShownLook[]>> {
  const { rows } = await db.query<LookRow & { of_product: number }>({
    name: "looks-of-products",
    text: `SELECT looks_of.*, wanted.id AS of_product FROM unnest($2::bigint[]) AS wanted (id), LATERAL (
        ${looksIn} WHERE l.look_id IN (SELECT look_id FROM look_products WHERE product_id = wanted.id) ORDER BY l.look_id DESC LIMIT $3
      ) AS looks_of ORDER BY wanted.id, looks_of.look_id DESC`,
    values: [languageCalled(lanCode).lanId, productIds.map(Number), most],
  });
  return new Map(
    Map.groupBy(rows, (row) => String(row.of_product))
      .entries()
      .map(([id, some]) => [id, some.map((row) => shownLook(row, lanCode))]),
  );
}

/** Returns every look as it is written, with the paths that were given to it, by handle. */
export async function writtenLooks(db: Queryable): Promise<WrittenLook[]> {
  const { rows } = await db.query<{
    handle: string;
    look_name: Said;
    description: Said;
    file: string;
    focus_x: number | null;
    focus_y: number | null;
    urls: Partial<Record<LanCode, string>>;
    products: string[];
  }>(
    `SELECT handle, look_name, description, file, focus_x, focus_y,
       coalesce((SELECT json_object_agg(CASE lan_id WHEN 1 THEN 'pl' WHEN 2 THEN 'en' ELSE 'cz' END, path) FROM paths
         WHERE kind = 'look' AND entity_id = look_id AND (given OR lan_id = 1)), '{}') AS urls,
       coalesce((SELECT array_agg(products.handle ORDER BY position) FROM look_products JOIN products USING (product_id) WHERE look_products.look_id = looks.look_id), '{}') AS products
     FROM looks ORDER BY handle`,
  );
  return rows.map(({ handle, look_name, description, file, focus_x, focus_y, urls, products }) => ({
    handle,
    name: look_name,
    description,
    picture: file,
    ...(focus_x !== null && focus_y !== null && { focus: { x: focus_x, y: focus_y } }),
    urls,
    products,
  }));
}

/** Returns the ids of products by handle, each with whether it is for adults only; unknown handles are left out. */
export async function piecesCalled(
  db: Queryable,
  handles: readonly string[],
): Promise<Map<string, { id: number; forAdults: boolean }>> {
  const { rows } = await db.query<{ handle: string; product_id: number; for_adults: boolean }>(
    "SELECT handle, product_id, age_min IS NOT NULL AS for_adults FROM products WHERE handle = ANY ($1)",
    [handles],
  );
  return new Map(rows.map((row) => [row.handle, { id: row.product_id, forAdults: row.for_adults }]));
}

/** Returns the ids of looks by handle. */
export async function lookIds(db: Queryable): Promise<Map<string, number>> {
  const { rows } = await db.query<{ handle: string; look_id: number }>("SELECT handle, look_id FROM looks");
  return new Map(rows.map((row) => [row.handle, row.look_id]));
}

/** Adds a look, which has a page only by `savePaths`; returns its id. */
export async function addLook(db: Queryable, look: WrittenLook): Promise<number> {
  const { rows } = await db.query<{ look_id: number }>(
    "INSERT INTO looks (handle, look_name, description, file, focus_x, focus_y) VALUES ($1, $2, $3, $4, $5, $6) RETURNING look_id",
    [look.handle, ...columnsOf(look)],
  );
  return rows[0]!.look_id;
}

/** Brings a known look to what is written of it; returns whether it differed. */
export async function reviseLook(db: Queryable, id: number, look: WrittenLook): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE looks SET look_name = $2, description = $3, file = $4, focus_x = $5, focus_y = $6
     WHERE look_id = $1 AND (look_name::jsonb, description::jsonb, file, focus_x, focus_y) IS DISTINCT FROM ($2::jsonb, $3::jsonb, $4, $5::smallint, $6::smallint)`,
    [id, ...columnsOf(look)],
  );
  return rowCount === 1;
}

function columnsOf({ name, description, picture, focus }: WrittenLook): (string | number | null)[] {
  return [JSON.stringify(name), JSON.stringify(description), picture, focus?.x ?? null, focus?.y ?? null];
}

/** Makes these products, in this order, the pieces of a look; returns all that are or were in it where anything changed, else none. */
export async function placePieces(db: Queryable, lookId: number, productIds: readonly number[]): Promise<number[]> {
  const { rows } = await db.query<{ product_id: number }>(
    `WITH wanted AS (
       SELECT id, place::int FROM unnest($2::bigint[]) WITH ORDINALITY AS w (id, place)
     ), before AS (
       SELECT product_id FROM look_products WHERE look_id = $1
     ), gone AS (
       DELETE FROM look_products WHERE look_id = $1 AND product_id <> ALL ($2) RETURNING product_id
     ), placed AS (
       INSERT INTO look_products AS p (look_id, product_id, position) SELECT $1, id, place FROM wanted
       ON CONFLICT (look_id, product_id) DO UPDATE SET position = excluded.position WHERE p.position <> excluded.position
       RETURNING product_id
     )
     SELECT product_id FROM before WHERE EXISTS (SELECT FROM gone) OR EXISTS (SELECT FROM placed) UNION SELECT product_id FROM placed`,
    [lookId, productIds],
  );
  return rows.map((row) => row.product_id);
}

/** Deletes a look and its paths; returns its id and the products that were in it, null for an unknown one. */
export async function deleteLook(db: Queryable, handle: string): Promise<{ id: number; productIds: number[] } | null> {
  const { rows } = await db.query<{ look_id: number; products: number[] }>(
    `SELECT look_id, coalesce((SELECT array_agg(product_id) FROM look_products WHERE look_products.look_id = looks.look_id), '{}') AS products
     FROM looks WHERE handle = $1 FOR UPDATE`,
    [handle],
  );
  const [found] = rows;
  if (found === undefined) return null;
  await db.query("DELETE FROM paths WHERE kind = 'look' AND entity_id = $1", [found.look_id]);
  await db.query("DELETE FROM looks WHERE look_id = $1", [found.look_id]);
  return { id: found.look_id, productIds: found.products };
}

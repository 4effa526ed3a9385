import type { LanCode } from "../../domain/language.ts";
import type { Queryable } from "../queryable.ts";

/**
 * Returns for each product those that go with it, by id: what the label chose in its order, then what was bought with it.
 * Products that are not shown are among them, for a page that leaves one out must hear when it is shown again.
 */
export async function goesWith(db: Queryable, ids: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await db.query<{ product_id: number; related_id: number }>({
    name: "goes-with",
    text: `SELECT product_id, related_id FROM product_relations WHERE product_id = ANY ($1::bigint[]) ORDER BY product_id, kind DESC, position`,
    values: [ids.map(Number)],
  });
  return new Map(
    Map.groupBy(rows, (row) => String(row.product_id))
      .entries()
      .map(([id, some]) => [id, [...new Set(some.map((row) => String(row.related_id)))]]),
  );
}

/** Returns what the label chose to go with a product, in its order, each with its name in a language. */
export async function chosenToGoWith(
  db: Queryable,
  productId: number,
  lanCode: LanCode,
): Promise<{ id: number; name: string }[]> {
  const { rows } = await db.query<{ id: number; name: string }>(
    "SELECT related_id AS id, said(p.product_name, $2) AS name FROM product_relations r JOIN products p ON p.product_id = related_id WHERE r.product_id = $1 AND kind = 'chosen' ORDER BY position",
    [productId, lanCode],
  );
  return rows;
}

/** Returns what products are called, in Polish, in their order: ids tell nobody anything. */
export async function productsCalled(db: Queryable, ids: readonly number[]): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    "SELECT product_name ->> 'pl' AS name FROM unnest($1::bigint[]) WITH ORDINALITY AS called (product_id, place) JOIN products USING (product_id) ORDER BY place",
    [ids],
  );
  return rows.map(({ name }) => name);
}

/** Returns whether there is each of these products. */
export async function areProducts(db: Queryable, ids: readonly number[]): Promise<boolean> {
  const { rows } = await db.query<{ known: boolean }>(
    "SELECT NOT EXISTS (SELECT FROM unnest($1::bigint[]) AS id WHERE NOT EXISTS (SELECT FROM products WHERE product_id = id)) AS known",
    [ids],
  );
  return rows[0]!.known;
}

/** Makes these products, in this order, what the label chose to go with one; returns whether anything changed. */
export async function chooseGoesWith(
  db: Queryable,
  productId: number,
  relatedIds: readonly number[],
): Promise<boolean> {
  const { rows } = await db.query<{ changed: boolean }>(
    `WITH wanted AS (
       SELECT id, place::int FROM unnest($2::bigint[]) WITH ORDINALITY AS w (id, place)
     ), gone AS (
       DELETE FROM product_relations WHERE product_id = $1 AND kind = 'chosen' AND related_id <> ALL ($2) RETURNING related_id
     ), placed AS (
       INSERT INTO product_relations AS r (product_id, kind, related_id, position) SELECT $1, 'chosen', id, place FROM wanted
       ON CONFLICT (product_id, kind, related_id) DO UPDATE SET position = excluded.position WHERE r.position <> excluded.position
       RETURNING related_id
     )
     SELECT EXISTS (SELECT FROM gone) OR EXISTS (SELECT FROM placed) AS changed`,
    [productId, relatedIds],
  );
  return rows[0]!.changed;
}

/** Returns the handles of staged products that name, as going with them, a product that is neither in the shop nor staged, each with that name. */
export async function stagedStrangers(db: Queryable): Promise<{ handle: string; stranger: string }[]> {
  const { rows } = await db.query<{ handle: string; stranger: string }>(
    `SELECT s.handle, g AS stranger FROM staged s, unnest(s.goes_with) AS g
     WHERE NOT EXISTS (SELECT FROM products p WHERE p.handle = g) AND NOT EXISTS (SELECT FROM staged o WHERE o.handle = g) ORDER BY s.place, g`,
  );
  return rows;
}

import type { CatalogueProduct } from "../domain/catalogue.ts";
import type { Queryable } from "./queryable.ts";

/** A product of a file with everything named by id, ready to be compared with the database in whole sets. */
export interface StagedProduct {
  handle: string;
  name: CatalogueProduct["name"];
  description: CatalogueProduct["description"];
  details: CatalogueProduct["details"];
  manufacturer_id: number;
  weight: number;
  real_price: number;
  catalogue_price: number | null;
  badges: string[];
  model: string | null;
  colour: CatalogueProduct["colour"];
  shown: boolean;
  created_at: string | null;
  path: string;
  categories: number[];
  attributes: number[];
  pictures: string[];
  variants: { values: CatalogueProduct["name"][]; sku: string | null; quantity: number }[];
}

/** Opens the staging tables for this transaction. */
export async function openStaging(db: Queryable): Promise<void> {
  await db.query(`
    CREATE TEMP TABLE staged (
      handle text PRIMARY KEY, product_id bigint, name jsonb, description jsonb, details jsonb, manufacturer_id bigint, weight integer,
      real_price integer, catalogue_price integer, badges text[], model text, colour jsonb, shown boolean, created_at timestamptz,
      path text, categories bigint[], attributes bigint[], pictures text[], variants jsonb
    ) ON COMMIT DROP;
    CREATE TEMP TABLE touched (product_id bigint, what text) ON COMMIT DROP`);
}

/** Puts a batch of products into the staging table. */
export async function stageProducts(db: Queryable, products: readonly StagedProduct[]): Promise<void> {
  await db.query({
    name: "stage-products",
    text: `INSERT INTO staged SELECT handle, p.product_id, name, s.description, s.details, s.manufacturer_id, s.weight, s.real_price, s.catalogue_price,
        ARRAY(SELECT jsonb_array_elements_text(s.badges)), s.model, s.colour, s.shown, s.created_at, s.path,
        ARRAY(SELECT jsonb_array_elements_text(s.categories)::bigint), ARRAY(SELECT jsonb_array_elements_text(s.attributes)::bigint),
        ARRAY(SELECT jsonb_array_elements_text(s.pictures)), s.variants
      FROM jsonb_to_recordset($1::jsonb) AS s (handle text, name jsonb, description jsonb, details jsonb, manufacturer_id bigint, weight integer,
        real_price integer, catalogue_price integer, badges jsonb, model text, colour jsonb, shown boolean, created_at timestamptz,
        path text, categories jsonb, attributes jsonb, pictures jsonb, variants jsonb)
      LEFT JOIN products p USING (handle)`,
    values: [JSON.stringify(products)],
  });
}

/** Answers staged products whose path another entity has, by handle. */
export async function takenPaths(db: Queryable): Promise<{ handle: string; path: string }[]> {
  const { rows } = await db.query<{ handle: string; path: string }>(
    `SELECT handle, staged.path FROM staged JOIN paths ON lower(rtrim(paths.path, '/')) = lower(rtrim(staged.path, '/'))
     WHERE NOT (paths.kind = 'product' AND paths.entity_id IS NOT DISTINCT FROM staged.product_id)
     UNION SELECT handle, path FROM (SELECT handle, path, row_number() OVER (PARTITION BY lower(rtrim(path, '/')) ORDER BY handle) AS place FROM staged) twice WHERE place > 1`,
  );
  return rows;
}

/** What merging the staged products changed. */
export interface Merged {
  created: number;
  changed: number;
  unchanged: number;
  /** Products of which anything a page shows changed. */
  productIds: number[];
  /** Products that are new, hidden, shown again or in other places: listings' memberships changed. */
  movedIds: number[];
}

/**
 * Makes the database like the staged products, touching only what differs: a second merge of the same
 * products changes no row. Variants and pictures gone from a product are hidden or taken off it.
 */
export async function mergeStaged(db: Queryable): Promise<Merged> {
  for (const step of steps) await db.query(step);
  const { rows } = await db.query<{ created: number[]; moved: number[]; all: number[]; staged: number }>(
    `SELECT coalesce(array_agg(DISTINCT product_id) FILTER (WHERE what = 'created'), '{}') AS created,
       coalesce(array_agg(DISTINCT product_id) FILTER (WHERE what IN ('created', 'moved')), '{}') AS moved,
       coalesce(array_agg(DISTINCT product_id), '{}') AS all, (SELECT count(*)::int FROM staged) AS staged FROM touched`,
  );
  const { created, moved, all, staged } = rows[0]!;
  return { created: created.length, changed: all.length - created.length, unchanged: staged - all.length, productIds: all, movedIds: moved };
}

const steps = [
  // New products.
  `WITH added AS (
     INSERT INTO products (handle, product_name, description, details, manufacturer_id, weight, real_price, catalogue_price, badges, model, colour, shown, created_at)
     SELECT handle, name, description, details, manufacturer_id, weight, real_price, catalogue_price, badges, model, colour, shown, coalesce(created_at, now())
     FROM staged WHERE product_id IS NULL ORDER BY created_at NULLS LAST, handle
     RETURNING product_id, handle
   ), named AS (UPDATE staged SET product_id = added.product_id FROM added WHERE added.handle = staged.handle)
   INSERT INTO touched SELECT product_id, 'created' FROM added`,
  `ANALYZE staged`,
  `INSERT INTO paths (path, kind, entity_id) SELECT path, 'product', product_id FROM staged
   WHERE NOT EXISTS (SELECT FROM paths WHERE kind = 'product' AND entity_id = staged.product_id)`,
  `WITH renamed AS (
     UPDATE paths SET path = staged.path FROM staged WHERE paths.kind = 'product' AND paths.entity_id = staged.product_id AND paths.path <> staged.path
     RETURNING entity_id)
   INSERT INTO touched SELECT entity_id, 'moved' FROM renamed`,
  // Products that differ.
  `WITH before AS (
     SELECT p.product_id, p.manufacturer_id, p.shown, p.created_at FROM products p JOIN staged s USING (product_id)
   ), differing AS (
     UPDATE products p SET product_name = s.name, description = s.description, details = s.details, manufacturer_id = s.manufacturer_id, weight = s.weight,
       real_price = s.real_price, catalogue_price = s.catalogue_price, badges = s.badges, model = s.model, colour = s.colour, shown = s.shown,
       created_at = coalesce(s.created_at, p.created_at)
     FROM staged s WHERE s.product_id = p.product_id AND
       (p.product_name, p.description, p.details, p.manufacturer_id, p.weight, p.real_price, p.catalogue_price, p.badges, p.model, p.colour::jsonb, p.shown, p.created_at)
       IS DISTINCT FROM (s.name, s.description, s.details, s.manufacturer_id, s.weight, s.real_price, s.catalogue_price, s.badges, s.model, s.colour, s.shown, coalesce(s.created_at, p.created_at))
     RETURNING p.product_id, p.manufacturer_id, p.shown, p.created_at
   ) INSERT INTO touched SELECT d.product_id,
       CASE WHEN (b.manufacturer_id, b.shown, b.created_at) IS DISTINCT FROM (d.manufacturer_id, d.shown, d.created_at) THEN 'moved' ELSE 'changed' END
     FROM differing d JOIN before b USING (product_id)`,
  // Places in the category tree.
  `WITH wanted AS (
     SELECT product_id, category_id, min(place)::int AS position FROM staged, unnest(categories) WITH ORDINALITY AS c (category_id, place) GROUP BY 1, 2
   ), gone AS (
     DELETE FROM product_categories pc USING staged s WHERE pc.product_id = s.product_id AND NOT pc.category_id = ANY (s.categories) RETURNING pc.product_id
   ), added AS (
     INSERT INTO product_categories (product_id, category_id, position) SELECT product_id, category_id, position FROM wanted
     ON CONFLICT (product_id, category_id) DO UPDATE SET position = excluded.position WHERE product_categories.position <> excluded.position
     RETURNING product_id
   ) INSERT INTO touched SELECT product_id, 'moved' FROM gone UNION SELECT product_id, 'moved' FROM added`,
  // Attributes, in their order.
  `WITH differing AS (
     SELECT s.product_id, s.attributes FROM staged s
     WHERE s.attributes <> coalesce((SELECT array_agg(attribute_id ORDER BY position) FROM product_attributes pa WHERE pa.product_id = s.product_id), '{}')
   ), gone AS (
     DELETE FROM product_attributes pa USING differing d WHERE pa.product_id = d.product_id AND
       NOT EXISTS (SELECT FROM unnest(d.attributes) WITH ORDINALITY AS a (id, place) WHERE a.id = pa.attribute_id AND a.place = pa.position)
   ) INSERT INTO touched SELECT product_id, 'changed' FROM differing`,
  `INSERT INTO product_attributes (product_id, position, attribute_id)
   SELECT product_id, place, id FROM staged, unnest(attributes) WITH ORDINALITY AS a (id, place) ON CONFLICT DO NOTHING`,
  // Pictures.
  `WITH differing AS (
     SELECT s.product_id, s.pictures FROM staged s
     WHERE s.pictures <> coalesce((SELECT array_agg(file ORDER BY position) FROM product_pictures pp WHERE pp.product_id = s.product_id), '{}')
   ), gone AS (
     DELETE FROM product_pictures pp USING differing d WHERE pp.product_id = d.product_id AND pp.position > cardinality(d.pictures)
   ), placed AS (
     INSERT INTO product_pictures (product_id, position, file)
     SELECT product_id, place, file FROM differing, unnest(pictures) WITH ORDINALITY AS p (file, place)
     ON CONFLICT (product_id, position) DO UPDATE SET file = excluded.file
   ) INSERT INTO touched SELECT product_id, 'changed' FROM differing`,
  // Variants and their stock, every difference noted as a movement.
  `CREATE TEMP TABLE staged_variants ON COMMIT DROP AS
     SELECT s.product_id, place::int AS position, v -> 'values' AS attribute_values, v ->> 'sku' AS sku, (v ->> 'quantity')::int AS quantity
     FROM staged s, jsonb_array_elements(s.variants) WITH ORDINALITY AS x (v, place)`,
  `ANALYZE staged_variants`,
  `WITH added AS (
     INSERT INTO variants (product_id, position, attribute_values, sku, quantity)
     SELECT product_id, position, attribute_values, sku, quantity FROM staged_variants sv
     WHERE NOT EXISTS (SELECT FROM variants v WHERE v.product_id = sv.product_id AND v.attribute_values = sv.attribute_values)
     ORDER BY product_id, position
     RETURNING variant_id, product_id, quantity
   ), noted AS (
     INSERT INTO stock_movements (variant_id, change, reason) SELECT variant_id, quantity, 'import' FROM added WHERE quantity <> 0
   ) INSERT INTO touched SELECT product_id, 'changed' FROM added`,
  `WITH before AS (
     SELECT v.variant_id, v.quantity FROM variants v JOIN staged_variants sv USING (product_id, attribute_values) ORDER BY v.variant_id FOR UPDATE OF v
   ), differing AS (
     UPDATE variants v SET position = sv.position, sku = sv.sku, quantity = sv.quantity, shown = true
     FROM staged_variants sv, before b WHERE sv.product_id = v.product_id AND sv.attribute_values = v.attribute_values AND b.variant_id = v.variant_id
       AND (v.position, v.sku, v.quantity, v.shown) IS DISTINCT FROM (sv.position, sv.sku, sv.quantity, true)
     RETURNING v.variant_id, v.product_id, v.quantity - b.quantity AS change
   ), noted AS (
     INSERT INTO stock_movements (variant_id, change, reason) SELECT variant_id, change, 'import' FROM differing WHERE change <> 0
   ) INSERT INTO touched SELECT product_id, 'changed' FROM differing`,
  `WITH gone AS (
     UPDATE variants v SET shown = false FROM staged s WHERE v.product_id = s.product_id AND v.shown
       AND NOT EXISTS (SELECT FROM staged_variants sv WHERE sv.product_id = v.product_id AND sv.attribute_values = v.attribute_values)
     RETURNING v.product_id
   ) INSERT INTO touched SELECT product_id, 'changed' FROM gone`,
];

import type { Queryable } from "../queryable.ts";
import { joinHeld, lastingCataloguePrice, lastingPrice } from "./price-cuts.ts";

/** What a variant is to be, read from the staged products: of the known ones first, of those that were created later. */
const stagedVariants = `SELECT s.product_id, x.place::int AS position, v -> 'values' AS attribute_values, jsonb_path_query_array(v, '$.values[*].pl') AS named,
       v ->> 'sku' AS sku, v ? 'gtin' AS numbered, v ->> 'gtin' AS gtin, v ? 'shelf' AS shelved, v ->> 'shelf' AS shelf, (v ->> 'quantity')::int AS quantity, v ? 'counted' AS counted, (v ->> 'known')::int AS known, (v ->> 'movements')::int AS movements, (v ->> 'row')::int AS row,
       (v ->> 'real_price')::int AS real_price, (v ->> 'catalogue_price')::int AS catalogue_price, v ? 'picture' AS pictured, v ->> 'picture' AS picture
     FROM staged s, jsonb_array_elements(s.variants) WITH ORDINALITY AS x (v, place)`;

/**
 * Returns in SQL how many pieces there are to be of a known variant: stock changes by what a person made of the pieces
 * the file knew, never below zero, or, where the file does not say what it knew, not at all. `v` has the variant's
 * `quantity` and `shown`: one that is not shown is not sold, and has what the file says.
 */
function wantedQuantity(v: "v" | "o"): string {
  return `CASE WHEN sv.counted OR (sv.known IS NULL AND NOT ${v}.shown) THEN sv.quantity ELSE greatest(0, ${v}.quantity + coalesce(d.difference, 0)) END`;
}

/** Whether a variant is otherwise than staged; a file has prices as they are outside of those for a time. */
const differs = `CASE WHEN sv.product_id IS NULL THEN v.shown
       ELSE (v.attribute_values, v.position, v.sku, v.gtin, v.shelf, v.quantity, ${lastingPrice}, ${lastingCataloguePrice}, v.picture, v.shown)
         IS DISTINCT FROM (sv.attribute_values, sv.position, sv.sku, CASE WHEN sv.numbered THEN sv.gtin ELSE v.gtin END, CASE WHEN sv.shelved THEN sv.shelf ELSE v.shelf END, ${wantedQuantity("v")},
           sv.real_price, sv.catalogue_price, CASE WHEN sv.pictured THEN sv.picture ELSE v.picture END, true) END`;

/** The variants that are about to change. */
const changing = `FROM variants v ${joinHeld}
     JOIN known_variants k ON k.variant_id = v.variant_id JOIN products p ON p.product_id = k.product_id JOIN staged s ON s.product_id = k.product_id
     LEFT JOIN staged_variants sv ON sv.product_id = k.product_id AND sv.named = k.named
     LEFT JOIN stock_differences d ON d.variant_id = v.variant_id
     WHERE (tells_promotion(s.badges) <> tells_promotion(p.badges) OR ${differs} OR d.difference <> 0)`;

/**
 * Finds the variants that are about to change, and locks them before anything else does: orders lock variants by their
 * ids; so does this, for all it will touch, or the two would wait for each other. A badge that begins or ends a
 * reduction touches them as well.
 */
export const knownVariantSteps = [
  `CREATE TEMP TABLE staged_variants ON COMMIT DROP AS ${stagedVariants} WHERE s.product_id IS NOT NULL`,
  `CREATE TEMP TABLE known_variants ON COMMIT DROP AS
     SELECT v.variant_id, v.product_id, jsonb_path_query_array(v.attribute_values, '$[*].pl') AS named, v.shown FROM variants v JOIN staged s USING (product_id)`,
  `ANALYZE staged_variants`,
  `ANALYZE known_variants`,
  // What is left of a person's differences: a file that was taken in before made some of it then.
  `CREATE TEMP TABLE stock_differences ON COMMIT DROP AS
     SELECT k.variant_id, sv.row, sv.quantity - coalesce(earlier.file_quantity, sv.known) AS difference
     FROM staged_variants sv JOIN known_variants k ON k.product_id = sv.product_id AND k.named = sv.named
     LEFT JOIN LATERAL (SELECT m.file_quantity FROM stock_movements m WHERE m.variant_id = k.variant_id AND m.file_known = sv.known AND m.file_movements IS NOT DISTINCT FROM sv.movements
       ORDER BY m.movement_id DESC LIMIT 1) earlier ON true
     WHERE sv.quantity <> sv.known AND NOT sv.counted`,
  `ANALYZE stock_differences`,
  `CREATE TEMP TABLE changing_variants ON COMMIT DROP AS SELECT v.variant_id ${changing}`,
  "SELECT FROM variants v JOIN changing_variants USING (variant_id) ORDER BY v.variant_id FOR UPDATE OF v",
  // Read again now that they are held: a price for a time may have begun or ended meanwhile.
  `CREATE TEMP TABLE other_variants ON COMMIT DROP AS
     SELECT v.variant_id, v.product_id, v.quantity, v.shown, ${lastingPrice} AS real_price, ${lastingCataloguePrice} AS catalogue_price, held.cut_id, held.price AS cut_price, ${differs} AS differs
     ${changing} AND v.variant_id IN (SELECT variant_id FROM changing_variants)`,
  `ANALYZE other_variants`,
];

/** Whether a variant `o` keeps its price for a time beside the file's `sv`, and whether the file gives it another lasting one. */
const staysCut = "coalesce(sv.real_price > o.cut_price, false)";
const repriced = "((sv.real_price, sv.catalogue_price) IS DISTINCT FROM (o.real_price, o.catalogue_price))";

/**
 * Brings the variants, their prices and their stock to what is staged. A variant is known by its values in Polish, so a
 * new translation leaves it the same variant; every difference of stock is noted as a movement, with what a file knew.
 */
export const variantSteps = [
  `INSERT INTO staged_variants ${stagedVariants} WHERE s.product_id IN (SELECT product_id FROM touched WHERE what = 'created')`,
  // Joined with what is added below: planned as if it were empty, many rows would take hours.
  `ANALYZE staged_variants`,
  `WITH differing AS (
     UPDATE variants v SET attribute_values = sv.attribute_values, position = sv.position, sku = sv.sku, gtin = CASE WHEN sv.numbered THEN sv.gtin ELSE v.gtin END, shelf = CASE WHEN sv.shelved THEN sv.shelf ELSE v.shelf END, quantity = ${wantedQuantity("o")},
       real_price = CASE WHEN ${staysCut} THEN v.real_price ELSE sv.real_price END,
       catalogue_price = CASE WHEN NOT ${staysCut} THEN sv.catalogue_price WHEN ${repriced} THEN coalesce(sv.catalogue_price, sv.real_price) ELSE v.catalogue_price END, picture = CASE WHEN sv.pictured THEN sv.picture ELSE v.picture END, shown = true
     FROM other_variants o JOIN known_variants k USING (variant_id, product_id) JOIN staged_variants sv ON sv.product_id = k.product_id AND sv.named = k.named
     LEFT JOIN stock_differences d ON d.variant_id = k.variant_id
     WHERE v.variant_id = o.variant_id
     RETURNING v.variant_id, v.quantity - o.quantity AS change, v.quantity AS stock_after, ${repriced} AS priced,
       CASE WHEN NOT sv.counted THEN sv.known END AS known, sv.movements, sv.quantity, o.differs, coalesce(o.quantity + d.difference < 0, false) AS short
   ), told AS (
     INSERT INTO done SELECT 'variants changed', count(*) FROM differing WHERE differs UNION ALL SELECT 'prices changed', count(*) FROM differing WHERE priced UNION ALL SELECT 'stock changed', count(*) FROM differing WHERE change <> 0
   ) INSERT INTO stock_movements (variant_id, change, reason, stock_after, file_known, file_movements, file_quantity)
     SELECT variant_id, change, 'import', stock_after, known, movements, CASE WHEN known IS NOT NULL THEN quantity END FROM differing WHERE change <> 0 OR short`,
  // What comes back at the end of a price for a time, unless the new price is not above it.
  `UPDATE price_cut_variants w SET price_was = sv.real_price, catalogue_was = sv.catalogue_price
     FROM other_variants o JOIN known_variants k USING (variant_id, product_id) JOIN staged_variants sv ON sv.product_id = k.product_id AND sv.named = k.named
     WHERE w.cut_id = o.cut_id AND w.variant_id = o.variant_id AND ${staysCut} AND ${repriced}`,
  `DELETE FROM price_cut_variants w
     USING other_variants o JOIN known_variants k USING (variant_id, product_id) JOIN staged_variants sv ON sv.product_id = k.product_id AND sv.named = k.named
     WHERE w.cut_id = o.cut_id AND w.variant_id = o.variant_id AND NOT ${staysCut}`,
  // What is gone from the file stays for the orders that name it, but is no longer shown.
  `WITH gone AS (
     UPDATE variants v SET shown = false FROM other_variants o JOIN known_variants k USING (variant_id, product_id)
     WHERE v.variant_id = o.variant_id AND v.shown AND NOT EXISTS (SELECT FROM staged_variants sv WHERE sv.product_id = k.product_id AND sv.named = k.named) RETURNING v.variant_id
   ) INSERT INTO done SELECT 'variants hidden', count(*) FROM gone`,
  `INSERT INTO touched SELECT DISTINCT product_id, 'changed' FROM other_variants`,
  `WITH added AS (
     INSERT INTO variants (product_id, position, attribute_values, sku, gtin, shelf, quantity, real_price, catalogue_price, picture)
     SELECT product_id, position, attribute_values, sku, gtin, shelf, quantity, real_price, catalogue_price, picture FROM staged_variants sv
     WHERE NOT EXISTS (SELECT FROM known_variants k WHERE k.product_id = sv.product_id AND k.named = sv.named)
     ORDER BY product_id, position
     RETURNING variant_id, product_id, quantity, jsonb_path_query_array(attribute_values, '$[*].pl') AS named
   ), noted AS (
     INSERT INTO stock_movements (variant_id, change, reason, stock_after, file_known, file_movements, file_quantity)
     SELECT variant_id, a.quantity, 'import', a.quantity, sv.known, sv.movements, CASE WHEN sv.known IS NOT NULL THEN sv.quantity END
     FROM added a JOIN staged_variants sv USING (product_id, named) WHERE a.quantity <> 0 ORDER BY variant_id
   ), told AS (
     INSERT INTO done SELECT 'variants created', count(*) FROM added
   ) INSERT INTO touched SELECT DISTINCT product_id, 'changed' FROM added`,
];

/** What an import did to the stock of the variants it knew. */
export interface StockTaken {
  changed: number;
  /** Shown variants of which the file says another number and not what it knew: they have what they had. */
  left: number;
  /** Rows that take away more than there was: none is left. */
  short: { row: number; asked: number; had: number }[];
}

/** Returns what the merged variants' stock came to. */
export async function stockTaken(db: Queryable): Promise<StockTaken> {
  const { rows } = await db.query<StockTaken>(`SELECT
    (SELECT coalesce(sum(number), 0)::int FROM done WHERE what = 'stock changed') AS changed,
    (SELECT count(*)::int FROM staged_variants sv JOIN known_variants k USING (product_id, named) JOIN variants v USING (variant_id)
      WHERE sv.known IS NULL AND NOT sv.counted AND k.shown AND v.quantity <> sv.quantity) AS left,
    (SELECT coalesce(json_agg(json_build_object('row', d.row, 'asked', -d.difference, 'had', o.quantity) ORDER BY d.row), '[]')
      FROM stock_differences d JOIN other_variants o USING (variant_id) WHERE o.quantity + d.difference < 0) AS short`);
  return rows[0]!;
}

/** Known variants whose new price met a price for a time: `kept` have it until it ends, `replaced` no longer, for the new price is not above it. */
export interface CutsMet {
  kept: number;
  replaced: number;
}

/** Returns what the merged variants' prices for a time came to. */
export async function cutsMet(db: Queryable): Promise<CutsMet> {
  const { rows } = await db.query<CutsMet>(`SELECT
      count(*) FILTER (WHERE ${staysCut} AND ${repriced})::int AS kept, count(*) FILTER (WHERE NOT ${staysCut})::int AS replaced
    FROM other_variants o JOIN known_variants k USING (variant_id, product_id) JOIN staged_variants sv ON sv.product_id = k.product_id AND sv.named = k.named
    WHERE o.cut_id IS NOT NULL`);
  return rows[0]!;
}

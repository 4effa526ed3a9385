/** What a variant is to be, read from the staged products: of the known ones first, of those that were created later. */
const stagedVariants = `SELECT s.product_id, x.place::int AS position, v -> 'values' AS attribute_values, jsonb_path_query_array(v, '$.values[*].pl') AS named,
       v ->> 'sku' AS sku, v ? 'gtin' AS numbered, v ->> 'gtin' AS gtin, (v ->> 'quantity')::int AS quantity,
       (v ->> 'real_price')::int AS real_price, (v ->> 'catalogue_price')::int AS catalogue_price, v ? 'picture' AS pictured, v ->> 'picture' AS picture
     FROM staged s, jsonb_array_elements(s.variants) WITH ORDINALITY AS x (v, place)`;

/**
 * Finds the variants that are about to change, and locks them before anything else does: orders lock variants by their
 * ids; so does this, for all it will touch, or the two would wait for each other. A badge that begins or ends a
 * reduction touches them as well.
 */
export const knownVariantSteps = [
  `CREATE TEMP TABLE staged_variants ON COMMIT DROP AS ${stagedVariants} WHERE s.product_id IS NOT NULL`,
  `CREATE TEMP TABLE known_variants ON COMMIT DROP AS
     SELECT v.variant_id, v.product_id, jsonb_path_query_array(v.attribute_values, '$[*].pl') AS named FROM variants v JOIN staged s USING (product_id)`,
  `ANALYZE staged_variants`,
  `ANALYZE known_variants`,
  `CREATE TEMP TABLE other_variants ON COMMIT DROP AS
     SELECT v.variant_id, v.product_id, v.quantity FROM variants v
     JOIN known_variants k USING (variant_id) JOIN products p ON p.product_id = k.product_id JOIN staged s ON s.product_id = k.product_id
     LEFT JOIN staged_variants sv ON sv.product_id = k.product_id AND sv.named = k.named
     WHERE tells_promotion(s.badges) <> tells_promotion(p.badges) OR CASE WHEN sv.product_id IS NULL THEN v.shown
       ELSE (v.attribute_values, v.position, v.sku, v.gtin, v.quantity, v.real_price, v.catalogue_price, v.picture, v.shown)
         IS DISTINCT FROM (sv.attribute_values, sv.position, sv.sku, CASE WHEN sv.numbered THEN sv.gtin ELSE v.gtin END, sv.quantity,
           sv.real_price, sv.catalogue_price, CASE WHEN sv.pictured THEN sv.picture ELSE v.picture END, true) END
     ORDER BY v.variant_id FOR UPDATE OF v`,
];

/**
 * Brings the variants, their prices and their stock to what is staged. A variant is known by its values in Polish, so a
 * new translation leaves it the same variant; every difference of stock is noted as a movement.
 */
export const variantSteps = [
  `INSERT INTO staged_variants ${stagedVariants} WHERE s.product_id IN (SELECT product_id FROM touched WHERE what = 'created')`,
  `WITH differing AS (
     UPDATE variants v SET attribute_values = sv.attribute_values, position = sv.position, sku = sv.sku, gtin = CASE WHEN sv.numbered THEN sv.gtin ELSE v.gtin END, quantity = sv.quantity,
       real_price = sv.real_price, catalogue_price = sv.catalogue_price, picture = CASE WHEN sv.pictured THEN sv.picture ELSE v.picture END, shown = true
     FROM other_variants o JOIN known_variants k USING (variant_id, product_id) JOIN staged_variants sv ON sv.product_id = k.product_id AND sv.named = k.named
     WHERE v.variant_id = o.variant_id
     RETURNING v.variant_id, v.quantity - o.quantity AS change
   ) INSERT INTO stock_movements (variant_id, change, reason) SELECT variant_id, change, 'import' FROM differing WHERE change <> 0`,
  // What is gone from the file stays for the orders that name it, but is no longer shown.
  `UPDATE variants v SET shown = false FROM other_variants o JOIN known_variants k USING (variant_id, product_id)
     WHERE v.variant_id = o.variant_id AND v.shown AND NOT EXISTS (SELECT FROM staged_variants sv WHERE sv.product_id = k.product_id AND sv.named = k.named)`,
  `INSERT INTO touched SELECT DISTINCT product_id, 'changed' FROM other_variants`,
  `WITH added AS (
     INSERT INTO variants (product_id, position, attribute_values, sku, gtin, quantity, real_price, catalogue_price, picture)
     SELECT product_id, position, attribute_values, sku, gtin, quantity, real_price, catalogue_price, picture FROM staged_variants sv
     WHERE NOT EXISTS (SELECT FROM known_variants k WHERE k.product_id = sv.product_id AND k.named = sv.named)
     ORDER BY product_id, position
     RETURNING variant_id, product_id, quantity
   ), noted AS (
     INSERT INTO stock_movements (variant_id, change, reason) SELECT variant_id, quantity, 'import' FROM added WHERE quantity <> 0
   ) INSERT INTO touched SELECT DISTINCT product_id, 'changed' FROM added`,
];

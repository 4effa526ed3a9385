/**
 * Brings the variants and their stock to what is staged. A variant is known by its values in Polish, so a
 * new translation leaves it the same variant; every difference of stock is noted as a movement.
 */
export const variantSteps = [
  `CREATE TEMP TABLE staged_variants ON COMMIT DROP AS
     SELECT s.product_id, x.place::int AS position, v -> 'values' AS attribute_values, jsonb_path_query_array(v, '$.values[*].pl') AS named,
       v ->> 'sku' AS sku, v ? 'gtin' AS numbered, v ->> 'gtin' AS gtin, (v ->> 'quantity')::int AS quantity
     FROM staged s, jsonb_array_elements(s.variants) WITH ORDINALITY AS x (v, place)`,
  `CREATE TEMP TABLE known_variants ON COMMIT DROP AS
     SELECT v.variant_id, v.product_id, jsonb_path_query_array(v.attribute_values, '$[*].pl') AS named FROM variants v JOIN staged s USING (product_id)`,
  `ANALYZE staged_variants`,
  `ANALYZE known_variants`,
  // Orders lock variants by their ids; so does this, for all it is about to touch, or the two would wait for each other.
  `CREATE TEMP TABLE other_variants ON COMMIT DROP AS
     SELECT v.variant_id, v.product_id, v.quantity FROM variants v
     JOIN known_variants k USING (variant_id) LEFT JOIN staged_variants sv ON sv.product_id = k.product_id AND sv.named = k.named
     WHERE CASE WHEN sv.product_id IS NULL THEN v.shown
       ELSE (v.attribute_values, v.position, v.sku, v.gtin, v.quantity, v.shown)
         IS DISTINCT FROM (sv.attribute_values, sv.position, sv.sku, CASE WHEN sv.numbered THEN sv.gtin ELSE v.gtin END, sv.quantity, true) END
     ORDER BY v.variant_id FOR UPDATE OF v`,
  `WITH differing AS (
     UPDATE variants v SET attribute_values = sv.attribute_values, position = sv.position, sku = sv.sku, gtin = CASE WHEN sv.numbered THEN sv.gtin ELSE v.gtin END, quantity = sv.quantity, shown = true
     FROM other_variants o JOIN known_variants k USING (variant_id, product_id) JOIN staged_variants sv ON sv.product_id = k.product_id AND sv.named = k.named
     WHERE v.variant_id = o.variant_id
     RETURNING v.variant_id, v.quantity - o.quantity AS change
   ) INSERT INTO stock_movements (variant_id, change, reason) SELECT variant_id, change, 'import' FROM differing WHERE change <> 0`,
  // What is gone from the file stays for the orders that name it, but is no longer shown.
  `UPDATE variants v SET shown = false FROM other_variants o JOIN known_variants k USING (variant_id, product_id)
     WHERE v.variant_id = o.variant_id AND NOT EXISTS (SELECT FROM staged_variants sv WHERE sv.product_id = k.product_id AND sv.named = k.named)`,
  `INSERT INTO touched SELECT DISTINCT product_id, 'changed' FROM other_variants`,
  `WITH added AS (
     INSERT INTO variants (product_id, position, attribute_values, sku, gtin, quantity)
     SELECT product_id, position, attribute_values, sku, gtin, quantity FROM staged_variants sv
     WHERE NOT EXISTS (SELECT FROM known_variants k WHERE k.product_id = sv.product_id AND k.named = sv.named)
     ORDER BY product_id, position
     RETURNING variant_id, product_id, quantity
   ), noted AS (
     INSERT INTO stock_movements (variant_id, change, reason) SELECT variant_id, quantity, 'import' FROM added WHERE quantity <> 0
   ) INSERT INTO touched SELECT DISTINCT product_id, 'changed' FROM added`,
];

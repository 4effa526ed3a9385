-- As before, but the products are locked first, in one order, and only then their variants read: of two orders that each
-- take the last piece of another variant, the second sees what the first has taken.
CREATE OR REPLACE FUNCTION price_products(ids bigint[]) RETURNS void LANGUAGE sql SET enable_seqscan = off AS $$
  SELECT FROM products WHERE product_id = ANY (ids) ORDER BY product_id FOR NO KEY UPDATE;
  UPDATE products p SET real_price = v.real_price, catalogue_price = v.catalogue_price, lowest_price = v.lowest_price, reduced = v.reduced, prices_differ = v.differ
  FROM unnest(ids) id CROSS JOIN LATERAL (
    SELECT real_price, catalogue_price, lowest_price, bool_or(before IS NOT NULL) OVER () AS reduced,
      min(real_price) OVER () < max(real_price) OVER () OR bool_or(before IS NOT NULL) OVER () > bool_and(before IS NOT NULL) OVER () AS differ
    FROM (
      SELECT variant_id, real_price, catalogue_price, lowest_price, price_before(real_price, catalogue_price, lowest_price) AS before,
        quantity > 0 AS left_over, bool_or(quantity > 0) OVER () AS any_left
      FROM variants WHERE product_id = id AND shown
    ) all_shown
    WHERE left_over OR NOT any_left ORDER BY real_price, before NULLS FIRST, lowest_price, variant_id LIMIT 1
  ) v
  WHERE p.product_id = id AND (p.real_price, p.catalogue_price, p.lowest_price, p.reduced, p.prices_differ) IS DISTINCT FROM (v.real_price, v.catalogue_price, v.lowest_price, v.reduced, v.differ)
$$;

-- As before, for all the products of one statement together: an order's are locked in one order too.
DROP TRIGGER variants_turn ON variants;
DROP FUNCTION reprice_product;
CREATE FUNCTION reprice_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids bigint[];
  were bigint[];
BEGIN
  SELECT array_agg(DISTINCT product_id) INTO ids FROM (
    SELECT product_id FROM (SELECT variant_id, product_id, quantity FROM old_rows UNION ALL SELECT variant_id, product_id, quantity FROM new_rows) both_rows
    GROUP BY variant_id, product_id HAVING min(quantity) <= 0 AND max(quantity) > 0
  ) turned;
  IF ids IS NULL THEN RETURN NULL; END IF;
  PERFORM FROM products WHERE product_id = ANY (ids) ORDER BY product_id FOR NO KEY UPDATE;
  SELECT array_agg(product_id) INTO were FROM products WHERE product_id = ANY (ids) AND reduced;
  PERFORM price_products(ids);
  IF EXISTS (SELECT FROM products WHERE product_id = ANY (ids) AND reduced <> coalesce(product_id = ANY (were), false)) THEN
    INSERT INTO changed_facts (fact) VALUES ('sale');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER variants_turn AFTER UPDATE ON variants REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION reprice_products();

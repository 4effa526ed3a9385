-- What a product as a whole announces is a reduction of what is asked for at the price it shows. Whether any of it is
-- reduced, and whether its variants cost different prices, stands beside: listings read a product's variants only where
-- they differ.
ALTER TABLE products
  -- Something of it that can be bought, or of all where nothing is left, is reduced.
  ADD COLUMN reduced boolean NOT NULL DEFAULT false,
  -- What can be bought of it, or all where nothing is left, differs in price or in whether it is reduced.
  ADD COLUMN prices_differ boolean NOT NULL DEFAULT false;
DROP INDEX products_reduced;
CREATE INDEX products_reduced ON products (product_id) WHERE reduced;

-- Brings products to the prices of their cheapest shown variant, one that is in stock if any is; of several that cost the
-- same, one that is not reduced, else the least reduced one's. A product without any keeps what it had.
CREATE OR REPLACE FUNCTION price_products(ids bigint[]) RETURNS void LANGUAGE sql SET enable_seqscan = off AS $$
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

-- As before, and the sale is told of what joins or leaves it with a variant's first or last piece.
CREATE OR REPLACE FUNCTION reprice_product() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was boolean;
BEGIN
  SELECT reduced INTO was FROM products WHERE product_id = NEW.product_id;
  PERFORM price_products(ARRAY[NEW.product_id]);
  IF EXISTS (SELECT FROM products WHERE product_id = NEW.product_id AND reduced <> was) THEN
    INSERT INTO changed_facts (fact) VALUES ('sale');
  END IF;
  RETURN NULL;
END $$;

-- As before; the sale's are those of which something is reduced.
CREATE OR REPLACE FUNCTION tell_back_in_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH RECURSIVE back AS MATERIALIZED (
    SELECT p.product_id, p.manufacturer_id, p.reduced, p.badges FROM old_rows o JOIN new_rows n USING (product_id) JOIN products p USING (product_id)
    WHERE n.in_stock AND NOT o.in_stock
  ), above AS (
    SELECT category_id FROM product_categories JOIN back USING (product_id)
    UNION SELECT c.category_parent_id FROM above JOIN categories c USING (category_id) WHERE c.category_parent_id IS NOT NULL
  )
  INSERT INTO changed_facts (fact)
  SELECT 'category:' || category_id FROM above
  UNION SELECT 'manufacturer:' || manufacturer_id FROM back
  UNION SELECT 'sale' FROM back WHERE reduced
  UNION SELECT 'new' FROM back WHERE 'new' = ANY (badges)
  UNION SELECT 'bestsellers' FROM back WHERE 'bestseller' = ANY (badges);
  RETURN NULL;
END $$;

-- Nobody sets a price here: the variants keep theirs.
ALTER TABLE products DISABLE TRIGGER products_price_variants;
SELECT price_products(array_agg(product_id ORDER BY product_id)) FROM products;
ALTER TABLE products ENABLE TRIGGER products_price_variants;

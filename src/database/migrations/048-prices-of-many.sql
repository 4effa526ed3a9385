-- As before, but product by product: a price is often one of thousands that change in one statement, and a plan made
-- while the tables were small read all variants for each of them.
CREATE OR REPLACE FUNCTION price_products(ids bigint[]) RETURNS void LANGUAGE sql SET enable_seqscan = off AS $$
  UPDATE products p SET real_price = v.real_price, catalogue_price = v.catalogue_price, lowest_price = v.lowest_price
  FROM unnest(ids) id CROSS JOIN LATERAL (
    SELECT real_price, catalogue_price, lowest_price FROM variants
    WHERE product_id = id AND shown ORDER BY quantity > 0 DESC, real_price, catalogue_price IS NOT NULL AND coalesce(lowest_price > real_price, false) DESC, variant_id LIMIT 1
  ) v
  WHERE p.product_id = id AND (p.real_price, p.catalogue_price, p.lowest_price) IS DISTINCT FROM (v.real_price, v.catalogue_price, v.lowest_price)
$$;
-- So did what reads the product and the history of one variant.
ALTER FUNCTION note_price() SET enable_seqscan = off;
ALTER FUNCTION keep_price() SET enable_seqscan = off;

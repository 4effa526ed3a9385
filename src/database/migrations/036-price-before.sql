-- What an announced reduction is counted from: the lower of the catalogue price and the lowest price of the 30
-- days before it (Court of Justice, C-330/23). Null where that is not above the price: nothing is announced then.
-- In the program: priceBefore.
CREATE FUNCTION price_before(real_price integer, catalogue_price integer, lowest_price integer) RETURNS integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT CASE WHEN catalogue_price > real_price AND lowest_price > real_price THEN least(catalogue_price, lowest_price) END $$;

ALTER TABLE products ADD COLUMN price_before integer GENERATED ALWAYS AS (price_before(real_price, catalogue_price, lowest_price)) STORED;
DROP INDEX products_reduced;
CREATE INDEX products_reduced ON products (product_id) WHERE price_before IS NOT NULL;

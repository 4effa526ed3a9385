-- A price belongs to a variant, with its reduction and its own history of 30 days. The product's prices are those of
-- its cheapest variant that can be bought, kept by the triggers below: listings and searches read them without reading a
-- variant.
-- To write a product's price is to give it to each of its variants.

ALTER TABLE variants
  ADD COLUMN real_price integer CHECK (real_price >= 0 AND real_price <= 100000000),
  ADD COLUMN catalogue_price integer CHECK (catalogue_price > real_price AND catalogue_price <= 100000000),
  -- Lowest price of the 30 days before the running reduction.
  ADD COLUMN lowest_price integer,
  -- The picture it is seen in; shown while its product has it.
  ADD COLUMN picture text REFERENCES pictures;

DROP TRIGGER products_note_price ON products;
DROP TRIGGER products_keep_price ON products;
DROP TRIGGER price_history_only_grows ON price_history;

UPDATE variants v SET real_price = p.real_price, catalogue_price = p.catalogue_price, lowest_price = p.lowest_price FROM products p WHERE p.product_id = v.product_id;
ALTER TABLE variants ALTER COLUMN real_price SET NOT NULL;

-- What a product has cost, each of its variants has cost.
ALTER TABLE price_history ADD COLUMN variant_id bigint REFERENCES variants ON DELETE CASCADE;
INSERT INTO price_history (product_id, variant_id, real_price, catalogue_price, since)
  SELECT h.product_id, v.variant_id, h.real_price, h.catalogue_price, h.since FROM price_history h JOIN variants v USING (product_id) ORDER BY h.price_id, v.variant_id;
DELETE FROM price_history WHERE variant_id IS NULL;
DROP INDEX price_history_product;
ALTER TABLE price_history DROP COLUMN product_id, ALTER COLUMN variant_id SET NOT NULL;
CREATE INDEX price_history_variant ON price_history (variant_id, since DESC, price_id DESC);
CREATE TRIGGER price_history_only_grows BEFORE UPDATE ON price_history
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

DROP FUNCTION note_price, keep_price, price_moment, lowest_price_before;

-- The lowest price of the 30 days before `at`: of the calendar days in Poland from the 30th before it on,
-- what was in force when they began included; sold for a shorter time: since the first offer.
CREATE FUNCTION lowest_price_before(variant bigint, at timestamptz) RETURNS integer
  LANGUAGE sql STABLE AS $$
    SELECT min(real_price) FROM price_history
    WHERE variant_id = variant AND since < at
      AND since >= coalesce(
        (SELECT max(since) FROM price_history WHERE variant_id = variant
          AND since <= (date_trunc('day', at AT TIME ZONE 'Europe/Warsaw') - interval '30 days') AT TIME ZONE 'Europe/Warsaw'),
        '-infinity')
  $$;

-- The moment of a change: now, or just after the change before it, where that came from a transaction
-- that began later and was quicker. The history's order is then the order of the changes.
CREATE FUNCTION price_moment(variant bigint) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT greatest(now(), max(since) + interval '1 microsecond') FROM price_history WHERE variant_id = variant AND since <= clock_timestamp()
$$;

CREATE FUNCTION tells_promotion(badges text[]) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT badges && ARRAY['promotion', 'coolPrice']
$$;

-- A variant that comes without a price of its own costs what its product does; one that costs the same is part of its
-- reduction. Every
-- price told as a reduction is a reduction of its own: a deeper cut, a price that rises but stays reduced, a sale
-- after a sale. Whatever else changes while the price stays lengthens the one that runs.
CREATE FUNCTION note_price() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  product record;
BEGIN
  SELECT real_price, catalogue_price, lowest_price, tells_promotion(badges) AS promoted INTO product FROM products WHERE product_id = NEW.product_id;
  IF NEW.real_price IS NULL THEN
    NEW.real_price := product.real_price;
    NEW.catalogue_price := product.catalogue_price;
  END IF;
  IF NEW.catalogue_price IS NULL AND NOT product.promoted THEN
    NEW.lowest_price := NULL;
  ELSIF TG_OP = 'INSERT' THEN
    NEW.lowest_price := coalesce(NEW.lowest_price,
      CASE WHEN (NEW.real_price, NEW.catalogue_price) IS NOT DISTINCT FROM (product.real_price, product.catalogue_price) THEN product.lowest_price END, NEW.real_price);
  ELSIF NEW.real_price <> OLD.real_price OR OLD.lowest_price IS NULL THEN
    NEW.lowest_price := coalesce(lowest_price_before(NEW.variant_id, price_moment(NEW.variant_id)), NEW.real_price);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER variants_note_price BEFORE INSERT OR UPDATE OF real_price, catalogue_price ON variants
  FOR EACH ROW EXECUTE FUNCTION note_price();

CREATE FUNCTION keep_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_history (variant_id, real_price, catalogue_price) SELECT variant_id, real_price, catalogue_price FROM new_rows ORDER BY variant_id;
  PERFORM price_products((SELECT array_agg(DISTINCT product_id) FROM new_rows));
  RETURN NULL;
END $$;
CREATE TRIGGER variants_keep_prices AFTER INSERT ON variants REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_prices();

CREATE FUNCTION keep_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.real_price, NEW.catalogue_price) IS DISTINCT FROM (OLD.real_price, OLD.catalogue_price) THEN
    INSERT INTO price_history (variant_id, real_price, catalogue_price, since) VALUES (NEW.variant_id, NEW.real_price, NEW.catalogue_price, price_moment(NEW.variant_id));
  END IF;
  PERFORM price_products(ARRAY[NEW.product_id]);
  RETURN NULL;
END $$;
CREATE TRIGGER variants_keep_price AFTER UPDATE OF real_price, catalogue_price, lowest_price, shown ON variants FOR EACH ROW
  WHEN ((OLD.real_price, OLD.catalogue_price, OLD.lowest_price, OLD.shown) IS DISTINCT FROM (NEW.real_price, NEW.catalogue_price, NEW.lowest_price, NEW.shown))
  EXECUTE FUNCTION keep_price();

CREATE FUNCTION reprice_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM price_products(ARRAY[NEW.product_id]);
  RETURN NULL;
END $$;
-- The last piece sets no price once it is gone. Most orders leave more than none: they are not asked.
CREATE TRIGGER variants_turn AFTER UPDATE OF quantity ON variants FOR EACH ROW
  WHEN ((OLD.quantity > 0) <> (NEW.quantity > 0)) EXECUTE FUNCTION reprice_product();

-- Brings products to the prices of their cheapest shown variant, one that is in stock if any is; of several that cost the
-- same, a reduced one's. A product without any keeps what it had.
CREATE FUNCTION price_products(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  UPDATE products p SET real_price = v.real_price, catalogue_price = v.catalogue_price, lowest_price = v.lowest_price
  FROM (
    SELECT DISTINCT ON (product_id) product_id, real_price, catalogue_price, lowest_price FROM variants
    WHERE product_id = ANY (ids) AND shown ORDER BY product_id, quantity > 0 DESC, real_price, catalogue_price IS NOT NULL AND coalesce(lowest_price > real_price, false) DESC, variant_id
  ) v
  WHERE p.product_id = v.product_id AND (p.real_price, p.catalogue_price, p.lowest_price) IS DISTINCT FROM (v.real_price, v.catalogue_price, v.lowest_price)
$$;

-- A product without a variant yet: what its first ones will take from it.
CREATE FUNCTION note_first_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.lowest_price := CASE WHEN NEW.catalogue_price IS NOT NULL OR tells_promotion(NEW.badges) THEN coalesce(NEW.lowest_price, NEW.real_price) END;
  RETURN NEW;
END $$;
CREATE TRIGGER products_note_first_price BEFORE INSERT ON products FOR EACH ROW EXECUTE FUNCTION note_first_price();

-- The variants are locked in the order in which orders lock them.
CREATE FUNCTION price_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM variants WHERE product_id = NEW.product_id ORDER BY variant_id FOR UPDATE;
  UPDATE variants SET real_price = NEW.real_price, catalogue_price = NEW.catalogue_price
    WHERE product_id = NEW.product_id AND (real_price, catalogue_price) IS DISTINCT FROM (NEW.real_price, NEW.catalogue_price);
  RETURN NULL;
END $$;
-- Told by whoever sets a price, not by the triggers above; the price it has already counts, for its variants may differ.
CREATE TRIGGER products_price_variants AFTER UPDATE OF real_price, catalogue_price ON products FOR EACH ROW
  WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION price_variants();

-- A badge that tells of a reduction begins and ends one too.
CREATE FUNCTION note_promotion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM variants WHERE product_id = NEW.product_id ORDER BY variant_id FOR UPDATE;
  UPDATE variants SET catalogue_price = catalogue_price WHERE product_id = NEW.product_id;
  RETURN NULL;
END $$;
CREATE TRIGGER products_promotion AFTER UPDATE OF badges ON products FOR EACH ROW
  WHEN (tells_promotion(OLD.badges) <> tells_promotion(NEW.badges)) EXECUTE FUNCTION note_promotion();

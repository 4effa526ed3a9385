-- What listings are filtered by: colour families, sizes, and the law's lowest price (art. 4(2) of the act
-- on price information), whose rule is mended below.

-- The families a colour's free name belongs to: 'czarno-biały' is black and white. By Polish stems, and
-- by English whole words for imported catalogues. Null for a product that names no colour.
CREATE FUNCTION colour_families(name text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN coalesce(name, '') = '' THEN NULL
    ELSE coalesce(
      (SELECT array_agg(family ORDER BY place) FROM (VALUES
        (1, 'black', 'czarn|\mczern|\mblack\M|\mcarbon\M'),
        (2, 'grey', '\mszar|grafit|popiel|antracyt|stalow|\mgr[ea]y\M|\mgraphite\M|\mcharcoal\M'),
        (3, 'white', '\mbia[łl]|\mkred|śnież|\mwhite\M|\mchalk\M|\moff-white\M'),
        (4, 'beige', '\mbeż|\mecru|\mkrem|piask|\mkość|\mbeige\M|\mcream\M|\msand\M|\mstone\M'),
        (5, 'brown', 'brąz|\mtabac|czekolad|\mklon|\mgum[ao]w?|karmel|\mkaw|orzech|bursztyn|\mbrown\M|\mtan\M|\mcamel\M|\mgum\M|\mmaple\M'),
        (6, 'red', 'czerwon|bordo|ceglast|burgund|wiśni|malin|\mred\M|\mburgundy\M|\mmaroon\M|\mbrick\M'),
        (7, 'pink', '\mróż(?!n)|łoso|\mpink\M|\mrose\M'),
        (8, 'orange', 'pomarańcz|\mrud[yaoe]|\morange\M'),
        (9, 'yellow', '\mżółt|musztard|limonk|cytryn|\myellow\M|\mmustard\M|\mlime\M'),
        (10, 'green', 'zielon|zieleń|oliw|khaki|szałwi|\mmięt|butelk|limonk|\mgreen\M|\molive\M|\mmint\M|\msage\M|\mlime\M'),
        (11, 'blue', 'niebiesk|granat|błękit|kobalt|\mdenim|jeans|turkus|lazur|\mblue\M|\mnavy\M|\msky\M|\mcobalt\M|\mteal\M'),
        (12, 'violet', 'fiolet|liliow|\mlila|lawend|śliwk|\mviolet\M|\mpurple\M|\mlilac\M'),
        (13, 'metal', 'srebr|złot[yaoe]|\mzłoto|chrom|miedzi|\msilver\M|\mgold\M'),
        (14, 'clear', 'przezroczyst|transparent|bezbarwn|\mclear\M'),
        (15, 'many', 'wielokolor|wielobarw|różnokolor|kolorow|\mmulti')
      ) AS families (place, family, pattern) WHERE lower(name COLLATE "pl-x-icu") ~ pattern),
      ARRAY['other'])
  END
$$;
ALTER TABLE products ADD COLUMN colour_families text[] GENERATED ALWAYS AS (colour_families(colour ->> 'pl')) STORED;
-- An attribute's name as part of an address, where a size alone could be two things: 'rozmiar-buta.42'.
ALTER TABLE attributes
  ADD COLUMN is_colour boolean GENERATED ALWAYS AS (lower(attr_name ->> 'pl') ~ '^(kolor|colou?r|bar[vw]a)') STORED,
  ADD COLUMN slug text GENERATED ALWAYS AS (trim(BOTH '-' FROM regexp_replace(
    translate(lower((attr_name ->> 'pl') COLLATE "pl-x-icu"), 'ąćęłńóśźżáčďéěíňřšťúůýž', 'acelnoszzacdeeinrstuuyz'), '[^a-z0-9]+', '-', 'g'))) STORED;

-- The first two values of a variant as texts of their own: reading them out of the object costs more
-- than all the rest of a count over fifty thousand variants.
ALTER TABLE variants
  ADD COLUMN value1 text COLLATE "C" GENERATED ALWAYS AS (attribute_values -> 0 ->> 'pl') STORED,
  ADD COLUMN value2 text COLLATE "C" GENERATED ALWAYS AS (attribute_values -> 1 ->> 'pl') STORED;
CREATE INDEX variants_value1 ON variants (value1) WHERE value1 IS NOT NULL;
CREATE INDEX variants_value2 ON variants (value2) WHERE value2 IS NOT NULL;
CREATE INDEX products_reduced ON products (product_id) WHERE catalogue_price IS NOT NULL;
CREATE INDEX products_badges ON products USING gin (badges);
CREATE INDEX categories_parent ON categories (category_parent_id);

-- The lowest price of the 30 days before `at`: of the calendar days in Poland from the 30th before it on,
-- what was in force when they began included; sold for a shorter time: since the first offer.
CREATE OR REPLACE FUNCTION lowest_price_before(product bigint, at timestamptz) RETURNS integer
  LANGUAGE sql STABLE AS $$
    SELECT min(real_price) FROM price_history
    WHERE product_id = product AND since < at
      AND since >= coalesce(
        (SELECT max(since) FROM price_history WHERE product_id = product
          AND since <= (date_trunc('day', at AT TIME ZONE 'Europe/Warsaw') - interval '30 days') AT TIME ZONE 'Europe/Warsaw'),
        '-infinity')
  $$;

-- Every price told as a reduction is a reduction of its own: a deeper cut, a price that rises but stays
-- reduced, a sale after a sale. Whatever else changes while the price stays lengthens the one that runs.
CREATE OR REPLACE FUNCTION note_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.catalogue_price IS NULL AND NOT 'promotion' = ANY (NEW.badges) AND NOT 'coolPrice' = ANY (NEW.badges) THEN
    NEW.lowest_price := NULL;
  ELSIF TG_OP = 'INSERT' THEN
    NEW.lowest_price := coalesce(NEW.lowest_price, NEW.real_price);
  ELSIF NEW.real_price <> OLD.real_price OR OLD.lowest_price IS NULL THEN
    NEW.lowest_price := coalesce(lowest_price_before(NEW.product_id, price_moment(NEW.product_id)), NEW.real_price);
  END IF;
  RETURN NEW;
END $$;

-- The moment of a change: now, or just after the change before it, where that came from a transaction
-- that began later and was quicker. The history's order is then the order of the changes.
CREATE FUNCTION price_moment(product bigint) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT greatest(now(), max(since) + interval '1 microsecond') FROM price_history WHERE product_id = product AND since <= clock_timestamp()
$$;

CREATE OR REPLACE FUNCTION keep_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR (NEW.real_price, NEW.catalogue_price) IS DISTINCT FROM (OLD.real_price, OLD.catalogue_price) THEN
    INSERT INTO price_history (product_id, real_price, catalogue_price, since) VALUES (NEW.product_id, NEW.real_price, NEW.catalogue_price, price_moment(NEW.product_id));
  END IF;
  RETURN NULL;
END $$;

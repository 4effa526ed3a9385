-- What an operator asks of codes, prices that begin and end by themselves, and one barcode for one thing.

-- The mailbox an address leads to, however it is written: capitals, what follows '+', dots at Gmail.
CREATE FUNCTION mailbox(email text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN domain IN ('gmail.com', 'googlemail.com') THEN replace(name, '.', '') || '@gmail.com' ELSE name || '@' || domain END
  FROM (SELECT regexp_replace(split_part(written, '@', 1), '(?<=.)\+.*$', '') AS name, split_part(written, '@', 2) AS domain FROM (SELECT lower(trim(normalize(email, NFKC))) AS written) w) parts
$$;
CREATE INDEX orders_mailbox ON orders (mailbox(email));

ALTER TABLE discount_codes
  ADD COLUMN starts_at timestamptz,
  -- Ended by the operator, whatever its date says.
  ADD COLUMN ended_at timestamptz,
  ADD COLUMN per_customer integer CHECK (per_customer > 0),
  ADD COLUMN free_shipping boolean NOT NULL DEFAULT false,
  ADD COLUMN first_order boolean NOT NULL DEFAULT false,
  -- The discount is counted from these alone; both empty: from the whole cart.
  ADD COLUMN only_products bigint[] NOT NULL DEFAULT '{}',
  ADD COLUMN only_categories bigint[] NOT NULL DEFAULT '{}',
  -- Since when who may use it is as it is: what was ordered before was ordered by other terms.
  ADD COLUMN terms_since timestamptz NOT NULL DEFAULT clock_timestamp();

-- A price for some time. Its times are when it ought to begin and end, `begun_at` and `ended_at` when it did.
CREATE TABLE price_cuts (
  cut_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id bigint NOT NULL REFERENCES products ON DELETE CASCADE,
  -- Null: the whole product.
  variant_id bigint REFERENCES variants ON DELETE CASCADE,
  price integer NOT NULL CHECK (price >= 0 AND price <= 100000000),
  -- Half open, either side may be.
  during tstzrange NOT NULL CHECK (NOT isempty(during)),
  state text NOT NULL DEFAULT 'planned' CHECK (state IN ('planned', 'running', 'ended', 'cancelled', 'missed')),
  -- What comes back at the end.
  price_was integer,
  catalogue_was integer,
  begun_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (state <> 'running' OR (price_was IS NOT NULL AND begun_at IS NOT NULL))
);
CREATE INDEX price_cuts_product ON price_cuts (product_id);
CREATE INDEX price_cuts_waiting ON price_cuts (state) WHERE state IN ('planned', 'running');

-- One barcode is one thing. Of those that had the same the first keeps it; the others are told of until they have their own.
CREATE TABLE barcode_doubles (
  variant_id bigint PRIMARY KEY REFERENCES variants ON DELETE CASCADE,
  gtin text NOT NULL
);
WITH doubled AS (
  SELECT variant_id, gtin FROM (SELECT variant_id, gtin, row_number() OVER (PARTITION BY gtin ORDER BY variant_id) AS place FROM variants WHERE gtin IS NOT NULL AND shown) v WHERE place > 1
), told AS (
  INSERT INTO barcode_doubles (variant_id, gtin) SELECT variant_id, gtin FROM doubled
) UPDATE variants v SET gtin = NULL FROM doubled d WHERE v.variant_id = d.variant_id;
-- Judged at the end of a transaction: two things may change their codes.
ALTER TABLE variants ADD CONSTRAINT one_barcode_one_thing EXCLUDE USING btree (gtin WITH =) WHERE (gtin IS NOT NULL AND shown) DEFERRABLE INITIALLY DEFERRED;

-- What comes back at the end of a price for a time: each variant it took has its own.
CREATE TABLE price_cut_variants (
  cut_id bigint NOT NULL REFERENCES price_cuts ON DELETE CASCADE,
  variant_id bigint NOT NULL REFERENCES variants ON DELETE CASCADE,
  price_was integer NOT NULL,
  catalogue_was integer,
  PRIMARY KEY (cut_id, variant_id)
);
INSERT INTO price_cut_variants (cut_id, variant_id, price_was, catalogue_was)
  SELECT c.cut_id, v.variant_id, c.price_was, c.catalogue_was FROM price_cuts c JOIN variants v USING (product_id) WHERE c.state = 'running';
ALTER TABLE price_cuts DROP COLUMN price_was, DROP COLUMN catalogue_was;
ALTER TABLE price_cuts ADD CHECK (state <> 'running' OR begun_at IS NOT NULL);

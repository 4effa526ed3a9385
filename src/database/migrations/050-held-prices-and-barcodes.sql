-- Which price for a time a variant has is asked of each variant that a file names.
CREATE INDEX price_cut_variants_variant ON price_cut_variants (variant_id);

-- One barcode is one thing, however many zeros stand before it: a GTIN of 8, 12 or 13 digits is one of 14 written short.
ALTER TABLE variants DROP CONSTRAINT one_barcode_one_thing;
WITH doubled AS (
  SELECT variant_id, gtin FROM (SELECT variant_id, gtin, row_number() OVER (PARTITION BY lpad(gtin, 14, '0') ORDER BY variant_id) AS place FROM variants WHERE gtin IS NOT NULL AND shown) v WHERE place > 1
), told AS (
  INSERT INTO barcode_doubles (variant_id, gtin) SELECT variant_id, gtin FROM doubled ON CONFLICT (variant_id) DO UPDATE SET gtin = excluded.gtin
) UPDATE variants v SET gtin = NULL FROM doubled d WHERE v.variant_id = d.variant_id;
ALTER TABLE variants ADD CONSTRAINT one_barcode_one_thing EXCLUDE USING btree (lpad(gtin, 14, '0') WITH =) WHERE (gtin IS NOT NULL AND shown) DEFERRABLE INITIALLY DEFERRED;

-- Who answers for the goods of a brand is a part of it with versions of its own, and can be changed of many at once.
ALTER TABLE manufacturers ADD COLUMN producer_version integer NOT NULL DEFAULT 1 CHECK (producer_version > 0);

CREATE FUNCTION count_producer_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.producer_version := OLD.producer_version + 1;
  RETURN NEW;
END $$;
CREATE TRIGGER manufacturers_count_producer BEFORE UPDATE ON manufacturers FOR EACH ROW
  WHEN ((OLD.producer_name, OLD.producer_address, OLD.producer_email, OLD.responsible_name, OLD.responsible_address, OLD.responsible_email)
    IS DISTINCT FROM (NEW.producer_name, NEW.producer_address, NEW.producer_email, NEW.responsible_name, NEW.responsible_address, NEW.responsible_email))
  EXECUTE FUNCTION count_producer_version();

-- A row of an edit is of a product, or of the brand of some. Brands may be merged into others; what was done to them stays told.
ALTER TABLE bulk_edit_rows
  ALTER COLUMN product_id DROP NOT NULL,
  ADD COLUMN brand_id bigint,
  ADD CONSTRAINT of_a_product_or_a_brand CHECK (num_nonnulls(product_id, brand_id) = 1),
  ADD CONSTRAINT a_variant_is_of_a_product CHECK (variant_id IS NULL OR product_id IS NOT NULL);
DROP INDEX bulk_edit_rows_to_do, bulk_edit_rows_to_take_back;
CREATE INDEX bulk_edit_rows_to_do ON bulk_edit_rows (edit_id, coalesce(product_id, brand_id), row_no) WHERE refused IS NULL AND outcome IS NULL;
CREATE INDEX bulk_edit_rows_to_take_back ON bulk_edit_rows (edit_id, coalesce(product_id, brand_id), row_no) WHERE outcome = 'CHANGED' AND back_outcome IS NULL;

DROP TRIGGER bulk_edit_rows_stay ON bulk_edit_rows;
CREATE TRIGGER bulk_edit_rows_stay BEFORE UPDATE ON bulk_edit_rows FOR EACH ROW
  WHEN ((OLD.product_id, OLD.brand_id, OLD.variant_id, OLD.field, OLD.before, OLD.after, OLD.refused) IS DISTINCT FROM (NEW.product_id, NEW.brand_id, NEW.variant_id, NEW.field, NEW.before, NEW.after, NEW.refused)
    OR OLD.outcome IS NOT NULL AND NEW.outcome IS DISTINCT FROM OLD.outcome)
  EXECUTE FUNCTION refuse_other_bulk_edit();

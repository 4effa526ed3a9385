-- Products are written by staff, part by part: each part counts its versions, whoever changed it, a file or a person. A
-- part without a row here is at 0. Beside the products: to count a version writes no product anew.
CREATE TABLE product_versions (
  product_id bigint NOT NULL REFERENCES products ON DELETE CASCADE,
  part text NOT NULL CHECK (part IN ('texts', 'facts', 'placing', 'publication')),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (product_id, part)
);

ALTER TABLE products
  -- When it is shown by itself; null: it is shown, or nobody has said when.
  ADD COLUMN publish_at timestamptz,
  -- It was in the shop's window at some time: it is not taken away any more.
  ADD COLUMN ever_shown boolean NOT NULL DEFAULT true,
  ADD CONSTRAINT published_or_planned CHECK (publish_at IS NULL OR NOT (shown OR awaits_producer));
ALTER TABLE products ALTER ever_shown SET DEFAULT false;
CREATE INDEX products_to_publish ON products (publish_at) WHERE publish_at IS NOT NULL;

CREATE FUNCTION note_shown() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.ever_shown := NEW.ever_shown OR NEW.shown;
  IF NEW.shown OR NEW.awaits_producer THEN NEW.publish_at := NULL; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER products_note_shown BEFORE INSERT OR UPDATE OF shown, awaits_producer, publish_at, ever_shown ON products
  FOR EACH ROW EXECUTE FUNCTION note_shown();

CREATE FUNCTION count_product_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_versions AS v (product_id, part) VALUES (NEW.product_id, TG_ARGV[0])
    ON CONFLICT (product_id, part) DO UPDATE SET version = v.version + 1;
  RETURN NULL;
END $$;
CREATE TRIGGER products_count_texts AFTER UPDATE OF product_name, description, search_title, search_description, colour ON products FOR EACH ROW
  WHEN ((OLD.product_name::jsonb, OLD.description::jsonb, OLD.search_title::jsonb, OLD.search_description::jsonb, OLD.colour::jsonb)
    IS DISTINCT FROM (NEW.product_name::jsonb, NEW.description::jsonb, NEW.search_title::jsonb, NEW.search_description::jsonb, NEW.colour::jsonb))
  EXECUTE FUNCTION count_product_version('texts');
CREATE TRIGGER products_count_facts AFTER UPDATE OF composition, unit_amount, unit, certificates, guarantee_years ON products FOR EACH ROW
  WHEN ((OLD.composition, OLD.unit_amount, OLD.unit, OLD.certificates, OLD.guarantee_years) IS DISTINCT FROM (NEW.composition, NEW.unit_amount, NEW.unit, NEW.certificates, NEW.guarantee_years))
  EXECUTE FUNCTION count_product_version('facts');
CREATE TRIGGER products_count_placing AFTER UPDATE OF manufacturer_id, badges ON products FOR EACH ROW
  WHEN ((OLD.manufacturer_id, OLD.badges) IS DISTINCT FROM (NEW.manufacturer_id, NEW.badges)) EXECUTE FUNCTION count_product_version('placing');
-- What waits for a producer is meant to be shown.
CREATE TRIGGER products_count_publication AFTER UPDATE OF shown, awaits_producer, publish_at ON products FOR EACH ROW
  WHEN ((OLD.shown OR OLD.awaits_producer, OLD.publish_at) IS DISTINCT FROM (NEW.shown OR NEW.awaits_producer, NEW.publish_at))
  EXECUTE FUNCTION count_product_version('publication');

-- Once for a statement, however many categories it touches; of a product that is taken away nothing is counted.
CREATE FUNCTION count_placings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_versions AS v (product_id, part) SELECT DISTINCT product_id, 'placing' FROM placed JOIN products USING (product_id)
    ON CONFLICT (product_id, part) DO UPDATE SET version = v.version + 1;
  RETURN NULL;
END $$;
CREATE TRIGGER product_categories_counted_new AFTER INSERT ON product_categories REFERENCING NEW TABLE AS placed FOR EACH STATEMENT EXECUTE FUNCTION count_placings();
CREATE TRIGGER product_categories_counted AFTER UPDATE ON product_categories REFERENCING NEW TABLE AS placed FOR EACH STATEMENT EXECUTE FUNCTION count_placings();
CREATE TRIGGER product_categories_counted_old AFTER DELETE ON product_categories REFERENCING OLD TABLE AS placed FOR EACH STATEMENT EXECUTE FUNCTION count_placings();

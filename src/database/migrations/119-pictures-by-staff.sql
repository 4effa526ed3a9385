-- Pictures of a product are written by staff too: a part of it with versions of its own, whoever changed it.
ALTER TABLE product_versions
  DROP CONSTRAINT product_versions_part_check,
  ADD CONSTRAINT product_versions_part_check CHECK (part IN ('texts', 'facts', 'placing', 'publication', 'pictures'));

-- Once for a statement, however many pictures it touches; of a product that is taken away nothing is counted.
CREATE FUNCTION count_pictures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_versions AS v (product_id, part) SELECT DISTINCT product_id, 'pictures' FROM pictured JOIN products USING (product_id)
    ON CONFLICT (product_id, part) DO UPDATE SET version = v.version + 1;
  RETURN NULL;
END $$;
CREATE TRIGGER product_pictures_counted_new AFTER INSERT ON product_pictures REFERENCING NEW TABLE AS pictured FOR EACH STATEMENT EXECUTE FUNCTION count_pictures();
CREATE TRIGGER product_pictures_counted AFTER UPDATE ON product_pictures REFERENCING NEW TABLE AS pictured FOR EACH STATEMENT EXECUTE FUNCTION count_pictures();
CREATE TRIGGER product_pictures_counted_old AFTER DELETE ON product_pictures REFERENCING OLD TABLE AS pictured FOR EACH STATEMENT EXECUTE FUNCTION count_pictures();
-- Which variants a picture shows is said with the pictures.
CREATE TRIGGER variants_count_pictures AFTER UPDATE OF picture ON variants FOR EACH ROW
  WHEN (OLD.picture IS DISTINCT FROM NEW.picture) EXECUTE FUNCTION count_product_version('pictures');

-- Out of which picture another was cut, and where, in thousandths of its sides as it is seen: who cuts it again begins
-- from the whole.
CREATE TABLE picture_cuts (
  file text PRIMARY KEY REFERENCES pictures,
  original text NOT NULL REFERENCES pictures CHECK (original <> file),
  box_left smallint NOT NULL CHECK (box_left >= 0),
  box_top smallint NOT NULL CHECK (box_top >= 0),
  width smallint NOT NULL CHECK (width > 0 AND box_left + width <= 1000),
  height smallint NOT NULL CHECK (height > 0 AND box_top + height <= 1000)
);
CREATE INDEX picture_cuts_original ON picture_cuts (original);

-- Who may buy a product, and where, its rows of details and what goes with it are written by staff too: parts of their
-- own, whoever changes them, a file or a person.
ALTER TABLE product_versions
  DROP CONSTRAINT product_versions_part_check,
  ADD CONSTRAINT product_versions_part_check CHECK (part IN ('texts', 'facts', 'placing', 'publication', 'pictures', 'limits', 'details', 'goesWith'));

CREATE TRIGGER products_count_limits AFTER UPDATE OF age_min, online_sale, blocked_countries, most_pieces ON products FOR EACH ROW
  WHEN ((OLD.age_min, OLD.online_sale, OLD.blocked_countries, OLD.most_pieces) IS DISTINCT FROM (NEW.age_min, NEW.online_sale, NEW.blocked_countries, NEW.most_pieces))
  EXECUTE FUNCTION count_product_version('limits');
CREATE TRIGGER products_count_details AFTER UPDATE OF details ON products FOR EACH ROW
  WHEN (OLD.details IS DISTINCT FROM NEW.details) EXECUTE FUNCTION count_product_version('details');

-- Once for a statement; what was bought with a product is nobody's choice.
CREATE FUNCTION count_chosen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_versions AS v (product_id, part) SELECT DISTINCT product_id, 'goesWith' FROM related JOIN products USING (product_id) WHERE related.kind = 'chosen'
    ON CONFLICT (product_id, part) DO UPDATE SET version = v.version + 1;
  RETURN NULL;
END $$;
CREATE TRIGGER product_relations_counted_new AFTER INSERT ON product_relations REFERENCING NEW TABLE AS related FOR EACH STATEMENT EXECUTE FUNCTION count_chosen();
CREATE TRIGGER product_relations_counted AFTER UPDATE ON product_relations REFERENCING NEW TABLE AS related FOR EACH STATEMENT EXECUTE FUNCTION count_chosen();
CREATE TRIGGER product_relations_counted_old AFTER DELETE ON product_relations REFERENCING OLD TABLE AS related FOR EACH STATEMENT EXECUTE FUNCTION count_chosen();

-- Who may buy a product, and where, is written by staff too: a part of its own, whoever changes it, a file or a person.
ALTER TABLE product_versions
  DROP CONSTRAINT product_versions_part_check,
  ADD CONSTRAINT product_versions_part_check CHECK (part IN ('texts', 'facts', 'placing', 'publication', 'pictures', 'limits'));

CREATE TRIGGER products_count_limits AFTER UPDATE OF age_min, online_sale, blocked_countries, most_pieces ON products FOR EACH ROW
  WHEN ((OLD.age_min, OLD.online_sale, OLD.blocked_countries, OLD.most_pieces) IS DISTINCT FROM (NEW.age_min, NEW.online_sale, NEW.blocked_countries, NEW.most_pieces))
  EXECUTE FUNCTION count_product_version('limits');

-- Information pages say when they changed; delivery says how long it takes. A change of either, or of what
-- the shop says of itself, is a changed fact, so that printed pages follow whoever makes it.

ALTER TABLE pages ADD COLUMN changed_on date NOT NULL DEFAULT current_date;

-- Working days from sending to receipt; null: not said.
ALTER TABLE shippings
  ADD COLUMN days_from integer CHECK (days_from >= 0),
  ADD COLUMN days_to integer CHECK (days_to >= days_from);

-- A shop that began before has the times a new one begins with.
UPDATE shippings SET days_from = t.days_from, days_to = t.days_to
  FROM (VALUES ('1', 1, 1, 2), ('1', 2, 2, 3), ('1', 7, 1, 1), ('1', 8, 1, 2), ('3', 6, 2, 4), ('4', 6, 3, 10), ('5', 6, 7, 14), ('6', 2, 10, 20), ('6', 5, 10, 20))
    AS t (zone_id, shipping_id, days_from, days_to)
  WHERE (shippings.zone_id, shippings.shipping_id) = (t.zone_id, t.shipping_id);

CREATE FUNCTION note_page() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.changed_on = OLD.changed_on THEN
    NEW.changed_on := current_date;
  END IF;
  INSERT INTO changed_facts (fact) VALUES ('page:' || NEW.page_id);
  IF TG_OP = 'INSERT' OR (NEW.page_name, NEW.parent_id, NEW.position) IS DISTINCT FROM (OLD.page_name, OLD.parent_id, OLD.position) THEN
    INSERT INTO changed_facts (fact) VALUES ('menu');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER pages_note BEFORE INSERT OR UPDATE ON pages FOR EACH ROW EXECUTE FUNCTION note_page();

-- Once per transaction, however many rows it changes.
CREATE FUNCTION note_fact() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changed_facts (fact)
    SELECT TG_ARGV[0] WHERE NOT EXISTS (SELECT FROM changed_facts WHERE tx = pg_current_xact_id() AND fact = TG_ARGV[0]);
  RETURN NULL;
END $$;
CREATE TRIGGER zones_note AFTER INSERT OR UPDATE OR DELETE ON zones FOR EACH STATEMENT EXECUTE FUNCTION note_fact('delivery');
CREATE TRIGGER countries_note AFTER INSERT OR UPDATE OR DELETE ON countries FOR EACH STATEMENT EXECUTE FUNCTION note_fact('delivery');
CREATE TRIGGER payments_note AFTER INSERT OR UPDATE OR DELETE ON payments FOR EACH STATEMENT EXECUTE FUNCTION note_fact('delivery');
CREATE TRIGGER shippings_note AFTER INSERT OR UPDATE OR DELETE ON shippings FOR EACH STATEMENT EXECUTE FUNCTION note_fact('delivery');
CREATE TRIGGER zone_methods_note AFTER INSERT OR UPDATE OR DELETE ON zone_methods FOR EACH STATEMENT EXECUTE FUNCTION note_fact('delivery');
CREATE TRIGGER price_tiers_note AFTER INSERT OR UPDATE OR DELETE ON price_tiers FOR EACH STATEMENT EXECUTE FUNCTION note_fact('delivery');

-- What the shop says of itself stands in its texts and around every page.
CREATE TRIGGER config_note AFTER INSERT OR UPDATE ON config FOR EACH ROW WHEN (NEW.code LIKE 'shop\_%') EXECUTE FUNCTION note_fact('config');

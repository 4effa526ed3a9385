-- Size tables are written by staff: one counts its versions, whoever changed it or where it applies, a file or a person.
ALTER TABLE size_tables ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version > 0);

CREATE FUNCTION count_size_table_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;
CREATE TRIGGER size_tables_count_version BEFORE UPDATE OF title, note, columns, rows, measures ON size_tables FOR EACH ROW
  WHEN ((OLD.title::jsonb, OLD.note::jsonb, OLD.columns, OLD.rows, OLD.measures) IS DISTINCT FROM (NEW.title::jsonb, NEW.note::jsonb, NEW.columns, NEW.rows, NEW.measures))
  EXECUTE FUNCTION count_size_table_version();

CREATE FUNCTION count_size_table_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE size_tables SET version = version + 1 WHERE size_table_id IN (SELECT size_table_id FROM placed);
  RETURN NULL;
END $$;
CREATE TRIGGER size_table_places_counted_new AFTER INSERT ON size_table_places REFERENCING NEW TABLE AS placed FOR EACH STATEMENT EXECUTE FUNCTION count_size_table_places();
CREATE TRIGGER size_table_places_counted AFTER UPDATE ON size_table_places REFERENCING OLD TABLE AS placed FOR EACH STATEMENT EXECUTE FUNCTION count_size_table_places();
CREATE TRIGGER size_table_places_counted_old AFTER DELETE ON size_table_places REFERENCING OLD TABLE AS placed FOR EACH STATEMENT EXECUTE FUNCTION count_size_table_places();

-- Categories and brands are written by staff, part by part: each part counts its versions, whoever changed it, a file or a person.
ALTER TABLE categories
  -- Neither it nor what lies below it is in the menu or has a page; its goods are where else they stand.
  ADD COLUMN hidden boolean NOT NULL DEFAULT false,
  -- What search engines show instead of the name and of the beginning of the description.
  ADD COLUMN search_title said_texts NOT NULL DEFAULT '{"pl": ""}',
  ADD COLUMN search_description said_texts NOT NULL DEFAULT '{"pl": ""}',
  ADD COLUMN texts_version integer NOT NULL DEFAULT 1 CHECK (texts_version > 0),
  ADD COLUMN page_version integer NOT NULL DEFAULT 1 CHECK (page_version > 0),
  ADD COLUMN placing_version integer NOT NULL DEFAULT 1 CHECK (placing_version > 0),
  ADD CONSTRAINT root_is_shown CHECK (category_parent_id IS NOT NULL OR NOT hidden);

ALTER TABLE manufacturers
  ADD COLUMN search_title said_texts NOT NULL DEFAULT '{"pl": ""}',
  ADD COLUMN search_description said_texts NOT NULL DEFAULT '{"pl": ""}',
  ADD COLUMN texts_version integer NOT NULL DEFAULT 1 CHECK (texts_version > 0),
  ADD COLUMN page_version integer NOT NULL DEFAULT 1 CHECK (page_version > 0);

-- A category that is put between others moves alone: those only stand one further, which is no version of theirs.
CREATE FUNCTION count_category_versions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.category_name::jsonb, OLD.description::jsonb, OLD.search_title::jsonb, OLD.search_description::jsonb)
    IS DISTINCT FROM (NEW.category_name::jsonb, NEW.description::jsonb, NEW.search_title::jsonb, NEW.search_description::jsonb) THEN
    NEW.texts_version := OLD.texts_version + 1;
  END IF;
  IF (OLD.hidden, OLD.category_image) IS DISTINCT FROM (NEW.hidden, NEW.category_image) THEN NEW.page_version := OLD.page_version + 1; END IF;
  IF OLD.category_parent_id IS DISTINCT FROM NEW.category_parent_id THEN NEW.placing_version := OLD.placing_version + 1; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER categories_count_versions BEFORE UPDATE ON categories FOR EACH ROW EXECUTE FUNCTION count_category_versions();

CREATE FUNCTION count_manufacturer_versions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.manufacturer_name, OLD.description::jsonb, OLD.search_title::jsonb, OLD.search_description::jsonb)
    IS DISTINCT FROM (NEW.manufacturer_name, NEW.description::jsonb, NEW.search_title::jsonb, NEW.search_description::jsonb) THEN
    NEW.texts_version := OLD.texts_version + 1;
  END IF;
  IF OLD.manufacturer_url IS DISTINCT FROM NEW.manufacturer_url THEN NEW.page_version := OLD.page_version + 1; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER manufacturers_count_versions BEFORE UPDATE ON manufacturers FOR EACH ROW EXECUTE FUNCTION count_manufacturer_versions();

-- No category lies below itself, though two are moved at once.
CREATE FUNCTION refuse_category_ring() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('category tree', 0));
  IF EXISTS (
    WITH RECURSIVE above AS (
      SELECT NEW.category_parent_id AS category_id
      UNION SELECT c.category_parent_id FROM above JOIN categories c USING (category_id)
    ) SELECT FROM above WHERE category_id = NEW.category_id
  ) THEN RAISE EXCEPTION 'category % would lie below itself', NEW.category_id USING ERRCODE = 'check_violation', CONSTRAINT = 'categories_no_ring'; END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER categories_no_ring AFTER UPDATE OF category_parent_id ON categories FOR EACH ROW
  WHEN (OLD.category_parent_id IS DISTINCT FROM NEW.category_parent_id) EXECUTE FUNCTION refuse_category_ring();

-- Whether neither a category nor one above it is hidden.
CREATE FUNCTION category_is_shown(id bigint) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  WITH RECURSIVE above AS (
    SELECT category_id, category_parent_id, hidden FROM categories WHERE category_id = id
    UNION SELECT c.category_id, c.category_parent_id, c.hidden FROM above JOIN categories c ON c.category_id = above.category_parent_id
  ) SELECT NOT coalesce(bool_or(hidden), false) FROM above
$$;

-- Information pages are written by staff, part by part: each part counts its versions, whoever changed it. A part without
-- a row here is at 0.
CREATE TABLE page_versions (
  page_id bigint NOT NULL REFERENCES pages ON DELETE CASCADE,
  part text NOT NULL CHECK (part IN ('texts', 'placing', 'publication')),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (page_id, part)
);

ALTER TABLE pages
  ADD COLUMN search_title said_texts NOT NULL DEFAULT '{"pl": ""}',
  ADD COLUMN search_description said_texts NOT NULL DEFAULT '{"pl": ""}',
  -- When a draft is published by itself; null: nobody has said when.
  ADD COLUMN publish_at timestamptz,
  -- It was the shop's own page at some time: it is not taken away any more.
  ADD COLUMN ever_shown boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT published_or_planned CHECK (publish_at IS NULL OR draft),
  ADD CONSTRAINT not_under_itself CHECK (parent_id <> page_id);
CREATE INDEX pages_to_publish ON pages (publish_at) WHERE publish_at IS NOT NULL;

-- What shoppers read of a page dates it. A draft in an open shop stands in no footer, so that no other page is made anew
-- for it.
CREATE OR REPLACE FUNCTION note_page() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  seen boolean;
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF NOT OLD.draft OR (SELECT opened_at IS NULL FROM shop) THEN INSERT INTO changed_facts (fact) VALUES ('menu'); END IF;
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.changed_on = OLD.changed_on
    AND (NEW.page_name::jsonb, NEW.content::jsonb) IS DISTINCT FROM (OLD.page_name::jsonb, OLD.content::jsonb) THEN
    NEW.changed_on := current_date;
  END IF;
  NEW.ever_shown := NEW.ever_shown OR NOT NEW.draft;
  IF NOT NEW.draft THEN NEW.publish_at := NULL; END IF;
  INSERT INTO changed_facts (fact) VALUES ('page:' || NEW.page_id);
  seen := NOT NEW.draft OR coalesce((SELECT opened_at IS NULL FROM shop), true);
  IF TG_OP = 'INSERT' THEN
    IF seen THEN INSERT INTO changed_facts (fact) VALUES ('menu'); END IF;
  ELSIF NEW.draft <> OLD.draft
    OR seen AND (NEW.page_name::jsonb, NEW.parent_id, NEW.position) IS DISTINCT FROM (OLD.page_name::jsonb, OLD.parent_id, OLD.position) THEN
    INSERT INTO changed_facts (fact) VALUES ('menu');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER pages_note_gone BEFORE DELETE ON pages FOR EACH ROW EXECUTE FUNCTION note_page();

ALTER TABLE pages DISABLE TRIGGER pages_note;
UPDATE pages SET ever_shown = NOT draft;
ALTER TABLE pages ENABLE TRIGGER pages_note;

CREATE FUNCTION count_page_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO page_versions AS v (page_id, part) VALUES (NEW.page_id, TG_ARGV[0])
    ON CONFLICT (page_id, part) DO UPDATE SET version = v.version + 1;
  RETURN NULL;
END $$;
CREATE TRIGGER pages_count_texts AFTER UPDATE OF page_name, content, search_title, search_description ON pages FOR EACH ROW
  WHEN ((OLD.page_name::jsonb, OLD.content::jsonb, OLD.search_title::jsonb, OLD.search_description::jsonb)
    IS DISTINCT FROM (NEW.page_name::jsonb, NEW.content::jsonb, NEW.search_title::jsonb, NEW.search_description::jsonb))
  EXECUTE FUNCTION count_page_version('texts');
CREATE TRIGGER pages_count_placing AFTER UPDATE OF parent_id, position ON pages FOR EACH ROW
  WHEN ((OLD.parent_id, OLD.position) IS DISTINCT FROM (NEW.parent_id, NEW.position)) EXECUTE FUNCTION count_page_version('placing');
CREATE TRIGGER pages_count_publication AFTER UPDATE OF draft, publish_at ON pages FOR EACH ROW
  WHEN ((OLD.draft, OLD.publish_at) IS DISTINCT FROM (NEW.draft, NEW.publish_at)) EXECUTE FUNCTION count_page_version('publication');

-- Its addresses are of its texts. Where it stands in a footer, every page has its address.
CREATE FUNCTION note_page_path() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO page_versions AS v (page_id, part) SELECT page_id, 'texts' FROM pages WHERE page_id = NEW.entity_id
    ON CONFLICT (page_id, part) DO UPDATE SET version = v.version + 1;
  INSERT INTO changed_facts (fact)
    SELECT fact FROM pages, LATERAL (VALUES ('page:' || page_id), ('menu')) AS told (fact)
    WHERE page_id = NEW.entity_id AND (fact <> 'menu' OR NOT draft OR (SELECT opened_at IS NULL FROM shop));
  RETURN NULL;
END $$;
CREATE TRIGGER paths_of_page_noted AFTER UPDATE ON paths FOR EACH ROW
  WHEN (NEW.kind = 'page' AND (OLD.path, OLD.given) IS DISTINCT FROM (NEW.path, NEW.given)) EXECUTE FUNCTION note_page_path();

-- A page that came with its number, as those of a file do, moves the next number on.
CREATE FUNCTION number_pages_on() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  numbers regclass := pg_get_serial_sequence('pages', 'page_id');
BEGIN
  PERFORM setval(numbers, most) FROM (SELECT max(page_id) AS most FROM pages) AS pages_there
    WHERE most > coalesce(pg_sequence_last_value(numbers), 0);
  RETURN NULL;
END $$;
CREATE TRIGGER pages_numbered_on AFTER INSERT ON pages FOR EACH STATEMENT EXECUTE FUNCTION number_pages_on();
SELECT setval(pg_get_serial_sequence('pages', 'page_id'), most) FROM (SELECT max(page_id) AS most FROM pages) AS pages_there
  WHERE most > coalesce(pg_sequence_last_value(pg_get_serial_sequence('pages', 'page_id')::regclass), 0);

-- Texts that a shop says otherwise than the software would, each in one language and beside the default it was written against.
CREATE TABLE changed_texts (
  text_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL CHECK (code ~ '^[A-Z][A-Z0-9_]{0,79}$'),
  lan_id integer NOT NULL CHECK (lan_id > 0),
  -- NULL: taken back, the default is said again. The row stays, so that its versions go on. Nothing of it can be markup, wherever it is written.
  content text CHECK (length(content) BETWEEN 1 AND 2000 AND content !~ '[<>]' AND content !~ '&[#[:alnum:]]+;' AND content = btrim(content)),
  -- What the software said when it was written: where it says something else now, the default has moved.
  written_against text NOT NULL,
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  changed_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (code, lan_id)
);

-- Nobody makes a version twice or forgets to make one: what every process remembers of these texts is known to be old by the sum of their versions.
CREATE FUNCTION changed_texts_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'a changed text is taken back, not deleted'; END IF;
  IF TG_OP = 'UPDATE' THEN
    NEW.version := OLD.version + 1;
    NEW.changed_at := now();
  END IF;
  INSERT INTO changed_facts (fact) VALUES ('texts:' || NEW.lan_id);
  RETURN NEW;
END $$;
CREATE TRIGGER changed_texts_version BEFORE INSERT OR UPDATE OR DELETE ON changed_texts
  FOR EACH ROW EXECUTE FUNCTION changed_texts_version();

-- Where pages used to be. An earlier path leads to its entity, not to another path, so it always ends at the
-- page's present place: there are no chains and no loops to be kept out.

CREATE TABLE earlier_paths (
  -- Without case and the last slash, as paths are told apart.
  spelling text PRIMARY KEY,
  path text NOT NULL,
  kind text NOT NULL,
  entity_id bigint NOT NULL,
  left_at timestamptz NOT NULL DEFAULT now(),
  CHECK (spelling = lower(rtrim(path, '/')))
);
CREATE INDEX earlier_paths_entity ON earlier_paths (kind, entity_id);

CREATE VIEW redirects AS
  SELECT e.spelling, e.path AS from_path, p.path AS to_path, p.kind, p.entity_id FROM earlier_paths e JOIN paths p USING (kind, entity_id);

CREATE FUNCTION remember_earlier_paths() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO earlier_paths (spelling, path, kind, entity_id) SELECT lower(rtrim(path, '/')), path, kind, entity_id FROM left_behind
      ON CONFLICT (spelling) DO UPDATE SET path = excluded.path, kind = excluded.kind, entity_id = excluded.entity_id, left_at = now();
  END IF;
  -- Who has a path now has it alone.
  IF TG_OP <> 'DELETE' THEN
    DELETE FROM earlier_paths e USING taken t WHERE e.spelling = lower(rtrim(t.path, '/'));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER paths_given AFTER INSERT ON paths REFERENCING NEW TABLE AS taken
  FOR EACH STATEMENT EXECUTE FUNCTION remember_earlier_paths();
CREATE TRIGGER paths_left AFTER DELETE ON paths REFERENCING OLD TABLE AS left_behind
  FOR EACH STATEMENT EXECUTE FUNCTION remember_earlier_paths();
CREATE TRIGGER paths_changed AFTER UPDATE ON paths REFERENCING OLD TABLE AS left_behind NEW TABLE AS taken
  FOR EACH STATEMENT EXECUTE FUNCTION remember_earlier_paths();

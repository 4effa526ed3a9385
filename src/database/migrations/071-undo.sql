-- Acts are taken back as new acts: each says on which version of its part of the record it left it.
ALTER TABLE operator_log ADD COLUMN version integer;
CREATE INDEX operator_log_undone ON operator_log (undo_of) WHERE undo_of IS NOT NULL;

-- Parts of an order count their versions in columns of its row, `PART_version`; other records have none.
CREATE FUNCTION note_logged_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT (to_jsonb(o) ->> (NEW.part || '_version'))::int INTO NEW.version FROM orders o WHERE o.order_id = NEW.entity_id::bigint;
  RETURN NEW;
END $$;
CREATE TRIGGER operator_log_versioned BEFORE INSERT ON operator_log
  FOR EACH ROW WHEN (NEW.entity = 'order' AND NEW.part IS NOT NULL) EXECUTE FUNCTION note_logged_version();

-- An email that staff's act has written waits until this moment, and until it has begun to leave it can be taken back.
ALTER TABLE outbox ADD COLUMN IF NOT EXISTS not_before timestamptz;

-- What changed, by whomever, for the screens of staff that are open: which record, never what of it. It is told of as it
-- is saved, and kept for a day, so that a browser that was away hears of what it missed.
CREATE TABLE record_changes (
  change_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  entity text NOT NULL CHECK (entity <> ''),
  entity_id text NOT NULL,
  part text,
  version integer,
  -- The act of staff it was, in the log; null: a buyer's or the shop's own.
  entry_id bigint
);
CREATE INDEX record_changes_at ON record_changes (at);

CREATE FUNCTION tell_record_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('record_changes', NEW.change_id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER record_change_told AFTER INSERT ON record_changes FOR EACH ROW EXECUTE FUNCTION tell_record_change();

CREATE FUNCTION note_logged_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO record_changes (entity, entity_id, part, version, entry_id) VALUES (NEW.entity, NEW.entity_id, NEW.part, NEW.version, NEW.entry_id);
  RETURN NULL;
END $$;
CREATE TRIGGER operator_log_told AFTER INSERT ON operator_log FOR EACH ROW EXECUTE FUNCTION note_logged_change();

-- Each change of an order's state and of its money writes what it is found by anew.
CREATE FUNCTION note_order_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO record_changes (entity, entity_id, part, version)
    SELECT 'order', NEW.order_id::text, CASE TG_OP WHEN 'INSERT' THEN 'placed' ELSE 'state' END, state_version FROM orders WHERE order_id = NEW.order_id;
  RETURN NULL;
END $$;
CREATE TRIGGER order_lookup_told AFTER INSERT OR UPDATE ON order_lookup FOR EACH ROW EXECUTE FUNCTION note_order_change();

CREATE FUNCTION note_sent_email() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO record_changes (entity, entity_id, part) VALUES ('order', NEW.order_id::text, 'emails');
  RETURN NULL;
END $$;
CREATE TRIGGER outbox_told AFTER UPDATE OF sent_at ON outbox
  FOR EACH ROW WHEN (NEW.order_id IS NOT NULL AND NEW.sent_at IS NOT NULL AND OLD.sent_at IS NULL) EXECUTE FUNCTION note_sent_email();

CREATE FUNCTION note_withdrawal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO record_changes (entity, entity_id, part) VALUES ('withdrawal', NEW.withdrawal_id::text, 'placed');
  RETURN NULL;
END $$;
CREATE TRIGGER withdrawal_told AFTER INSERT ON withdrawals FOR EACH ROW EXECUTE FUNCTION note_withdrawal();

-- Who has which record open, tab by tab: each says so again and again, and who is silent has gone.
CREATE UNLOGGED TABLE staff_presence (
  staff_id bigint NOT NULL REFERENCES staff,
  tab text NOT NULL,
  entity text NOT NULL,
  entity_id text NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (staff_id, tab)
);
CREATE INDEX staff_presence_record ON staff_presence (entity, entity_id);

-- Edits of many goods at once: what each would change is written down before anything is changed, row by row, and what
-- became of each row after it, so that it can be gone on with, and taken back.
CREATE TABLE bulk_edits (
  edit_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  staff_id bigint REFERENCES staff,
  key_id bigint REFERENCES operator_keys,
  operation jsonb NOT NULL CHECK (operation ->> 'kind' IS NOT NULL),
  -- Which products it was planned for: by number, or by a filter of the list.
  goods jsonb NOT NULL,
  state text NOT NULL DEFAULT 'planned' CHECK (state IN ('planned', 'running', 'stopped', 'done')),
  -- It is being taken back, or was.
  backwards boolean NOT NULL DEFAULT false,
  -- Of what somebody has seen before they applied it.
  seen_sha256 bytea NOT NULL CHECK (length(seen_sha256) = 32),
  -- Products that were looked at.
  products integer NOT NULL CHECK (products >= 0),
  -- What it was worked on, in milliseconds: by this and what is done the time left is reckoned.
  worked double precision NOT NULL DEFAULT 0,
  worked_at timestamptz,
  CONSTRAINT somebody_has_planned_it CHECK (num_nonnulls(staff_id, key_id) = 1)
);
CREATE INDEX bulk_edits_running ON bulk_edits (edit_id) WHERE state = 'running';

CREATE TABLE bulk_edit_rows (
  edit_id bigint NOT NULL REFERENCES bulk_edits ON DELETE CASCADE,
  row_no integer NOT NULL,
  -- Goods may be taken away; what was done to them stays told.
  product_id bigint NOT NULL,
  variant_id bigint,
  field text NOT NULL CHECK (field <> ''),
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  -- Why it is not to be changed, as it was seen before.
  refused text CHECK (refused <> ''),
  -- What became of it; null: nothing yet.
  outcome text CHECK (outcome <> ''),
  -- The movement by which stock was moved.
  movement_id bigint REFERENCES stock_movements,
  -- What became of it as it was to be taken back.
  back_outcome text CHECK (back_outcome <> ''),
  PRIMARY KEY (edit_id, row_no),
  CONSTRAINT what_is_refused_is_not_done CHECK (refused IS NULL OR outcome IS NULL),
  CONSTRAINT what_was_changed_goes_back CHECK (back_outcome IS NULL OR outcome = 'CHANGED')
);
CREATE INDEX bulk_edit_rows_to_do ON bulk_edit_rows (edit_id, product_id, row_no) WHERE refused IS NULL AND outcome IS NULL;
CREATE INDEX bulk_edit_rows_to_take_back ON bulk_edit_rows (edit_id, product_id, row_no) WHERE outcome = 'CHANGED' AND back_outcome IS NULL;
CREATE INDEX bulk_edit_rows_movement ON bulk_edit_rows (movement_id) WHERE movement_id IS NOT NULL;

-- What was seen and decided on is never another afterwards.
CREATE FUNCTION refuse_other_bulk_edit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What an edit of many goods was planned to do is not changed afterwards' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER bulk_edit_stays BEFORE UPDATE ON bulk_edits FOR EACH ROW
  WHEN ((OLD.operation, OLD.goods, OLD.seen_sha256, OLD.products) IS DISTINCT FROM (NEW.operation, NEW.goods, NEW.seen_sha256, NEW.products))
  EXECUTE FUNCTION refuse_other_bulk_edit();
CREATE TRIGGER bulk_edit_rows_stay BEFORE UPDATE ON bulk_edit_rows FOR EACH ROW
  WHEN ((OLD.product_id, OLD.variant_id, OLD.field, OLD.before, OLD.after, OLD.refused) IS DISTINCT FROM (NEW.product_id, NEW.variant_id, NEW.field, NEW.before, NEW.after, NEW.refused)
    OR OLD.outcome IS NOT NULL AND NEW.outcome IS DISTINCT FROM OLD.outcome)
  EXECUTE FUNCTION refuse_other_bulk_edit();

-- Every movement says what it left, and one that somebody made says who and may say why; what takes one back names it.
ALTER TABLE stock_movements DROP CONSTRAINT stock_movements_reason_check, DROP CONSTRAINT stock_movements_change_check;
ALTER TABLE stock_movements
  ADD COLUMN stock_after integer,
  ADD COLUMN note text NOT NULL DEFAULT '' CHECK (length(note) <= 200),
  -- Null: a buyer's or the shop's own.
  ADD COLUMN actor_kind text CHECK (actor_kind IN ('person', 'key', 'commandLine')),
  ADD COLUMN staff_id bigint REFERENCES staff,
  ADD COLUMN key_id bigint REFERENCES operator_keys,
  ADD COLUMN delivery_id bigint,
  ADD COLUMN takes_back bigint,
  ADD CONSTRAINT stock_movements_reason_check
    CHECK (reason IN ('delivery', 'count', 'damaged', 'found', 'correction', 'import', 'order', 'changed', 'exchange', 'cancelled', 'expired', 'return')),
  -- A count that was right, and what a file wanted more of than there was, are told of although nothing moved.
  ADD CONSTRAINT stock_movements_change_check CHECK (change <> 0 OR reason = 'count' OR file_known IS NOT NULL),
  ADD CONSTRAINT stock_moved_by_who CHECK (staff_id IS NULL = (actor_kind IS DISTINCT FROM 'person') AND key_id IS NULL = (actor_kind IS DISTINCT FROM 'key'));

-- Goods that came in together, as they were scanned.
CREATE TABLE stock_deliveries (
  delivery_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  note text NOT NULL CHECK (length(note) <= 200),
  at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE stock_movements ADD FOREIGN KEY (delivery_id) REFERENCES stock_deliveries;

UPDATE stock_movements m SET stock_after = s.stock_after
  FROM (SELECT movement_id, sum(change) OVER (PARTITION BY variant_id ORDER BY movement_id) AS stock_after FROM stock_movements) s WHERE s.movement_id = m.movement_id;
ALTER TABLE stock_movements ALTER COLUMN stock_after SET NOT NULL;
-- What nobody has told of until now.
INSERT INTO stock_movements (variant_id, change, reason, stock_after)
  SELECT variant_id, quantity - moved, 'correction', quantity
  FROM (SELECT v.variant_id, v.quantity, coalesce(sum(m.change), 0) AS moved FROM variants v LEFT JOIN stock_movements m USING (variant_id) GROUP BY v.variant_id) v WHERE quantity <> moved;

DROP INDEX stock_movements_variant;
CREATE INDEX stock_movements_variant ON stock_movements (variant_id, movement_id DESC);
CREATE INDEX stock_movements_staff ON stock_movements (staff_id, movement_id DESC) WHERE staff_id IS NOT NULL;
CREATE INDEX stock_movements_delivery ON stock_movements (delivery_id) WHERE delivery_id IS NOT NULL;
CREATE INDEX stock_movements_by_hand ON stock_movements (movement_id DESC) WHERE actor_kind IS NOT NULL;
CREATE INDEX stock_movements_at ON stock_movements USING brin (at);
-- What lies on a shelf, as it is called there.
CREATE INDEX variants_shelf ON variants (lower(shelf)) WHERE shelf IS NOT NULL;
-- Once: a variant is deleted with its movements, so it is no foreign key.
CREATE UNIQUE INDEX stock_taken_back_once ON stock_movements (takes_back) WHERE takes_back IS NOT NULL;

-- Whoever changes a variant's stock says why in the same statement. Of a change that nobody has said a word of a movement
-- is made here, so that none can be forgotten; one that is told as another than it was is refused.
CREATE FUNCTION note_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved integer := NEW.quantity - CASE TG_OP WHEN 'UPDATE' THEN OLD.quantity ELSE 0 END;
  last record;
BEGIN
  SELECT change, stock_after INTO last FROM stock_movements WHERE variant_id = NEW.variant_id ORDER BY movement_id DESC LIMIT 1;
  IF last.stock_after = NEW.quantity AND last.change <> moved THEN
    RAISE EXCEPTION 'variant % moved by %, told as %', NEW.variant_id, moved, last.change USING ERRCODE = 'check_violation', CONSTRAINT = 'stock_moves_as_told';
  ELSIF last.stock_after IS DISTINCT FROM NEW.quantity THEN
    INSERT INTO stock_movements (variant_id, change, reason, stock_after) VALUES (NEW.variant_id, moved, 'correction', NEW.quantity);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER variants_stock_new AFTER INSERT ON variants FOR EACH ROW WHEN (NEW.quantity <> 0) EXECUTE FUNCTION note_stock();
CREATE TRIGGER variants_stock AFTER UPDATE OF quantity ON variants FOR EACH ROW WHEN (NEW.quantity <> OLD.quantity) EXECUTE FUNCTION note_stock();

-- What happened stays; it goes with its variant alone.
CREATE TRIGGER stock_movements_stay BEFORE UPDATE OR DELETE ON stock_movements
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_change();

-- Boxes that were packed when their order lost pieces: what lies in them must not all go. One waits until somebody has opened
-- it, or packed the order anew.
CREATE TABLE repacks (
  repack_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders,
  since timestamptz NOT NULL DEFAULT now(),
  -- When the pieces were taken out; null: they lie in a box.
  done_at timestamptz
);
CREATE INDEX repacks_order ON repacks (order_id);
CREATE UNIQUE INDEX repacks_waiting ON repacks (order_id) WHERE done_at IS NULL;

-- What lies in the boxes, as it was packed: a line of the order may be another by now, or none.
CREATE TABLE repack_pieces (
  repack_id bigint NOT NULL REFERENCES repacks,
  position integer NOT NULL,
  variant_id bigint NOT NULL REFERENCES variants,
  product_name text NOT NULL,
  variant_name text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (repack_id, position)
);

-- Whoever packs an order has had its boxes in their hands.
CREATE FUNCTION end_repacks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE repacks SET done_at = now() WHERE order_id = NEW.order_id AND done_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER repacks_ended AFTER INSERT ON parcels FOR EACH ROW EXECUTE FUNCTION end_repacks();

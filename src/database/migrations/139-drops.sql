-- A drop: goods whose sale begins at one second, how many of each one person may have, and a hand on the brake.
CREATE TABLE drops (
  drop_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL CHECK (name <> '' AND length(name) <= 120),
  starts_at timestamptz NOT NULL,
  -- Its goods are in the window before, and say when they can be bought.
  soon boolean NOT NULL DEFAULT false,
  state text NOT NULL DEFAULT 'planned' CHECK (state IN ('planned', 'running', 'ended')),
  started_at timestamptz,
  ended_at timestamptz,
  paused boolean NOT NULL DEFAULT false,
  -- How often its terms were changed.
  version integer NOT NULL DEFAULT 1,
  CHECK ((state = 'planned') = (started_at IS NULL)),
  CHECK ((state = 'ended') = (ended_at IS NOT NULL))
);
CREATE INDEX drops_due ON drops (starts_at) WHERE state = 'planned';

CREATE TABLE drop_products (
  drop_id bigint NOT NULL REFERENCES drops ON DELETE CASCADE,
  product_id bigint NOT NULL REFERENCES products ON DELETE CASCADE,
  position integer NOT NULL,
  -- Null: as many as somebody likes.
  per_person integer CHECK (per_person BETWEEN 1 AND 99),
  paused boolean NOT NULL DEFAULT false,
  -- It came into the window by this drop, before its second.
  brought boolean NOT NULL DEFAULT false,
  -- Until the drop ends: of two drops that have not ended only one has a product.
  open boolean NOT NULL DEFAULT true,
  PRIMARY KEY (drop_id, product_id)
);
CREATE UNIQUE INDEX drop_products_open ON drop_products (product_id) WHERE open;

-- The orders of a drop, whoever placed them.
CREATE TABLE drop_orders (
  order_id bigint NOT NULL REFERENCES orders ON DELETE CASCADE,
  drop_id bigint NOT NULL REFERENCES drops ON DELETE CASCADE,
  placed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (order_id, drop_id)
);
CREATE INDEX drop_orders_placed ON drop_orders (drop_id, placed_at);

-- By what the buyers of a drop's goods are known, as digests, until it ends: their orders count towards what one person may have.
CREATE TABLE drop_shares (
  drop_id bigint NOT NULL,
  product_id bigint NOT NULL,
  key text NOT NULL,
  order_id bigint NOT NULL REFERENCES orders ON DELETE CASCADE,
  PRIMARY KEY (drop_id, product_id, key, order_id),
  FOREIGN KEY (drop_id, product_id) REFERENCES drop_products ON DELETE CASCADE
);
CREATE INDEX drop_shares_order ON drop_shares (order_id);

CREATE FUNCTION close_drop() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE drop_products SET open = false WHERE drop_id = NEW.drop_id;
  DELETE FROM drop_shares WHERE drop_id = NEW.drop_id;
  RETURN NULL;
END $$;
CREATE TRIGGER drops_closed AFTER UPDATE OF state ON drops FOR EACH ROW
  WHEN (NEW.state = 'ended' AND OLD.state <> 'ended') EXECUTE FUNCTION close_drop();

-- Once for a statement: an order is one.
CREATE FUNCTION note_drop_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH noted AS (
    INSERT INTO drop_orders (order_id, drop_id) SELECT DISTINCT l.order_id, d.drop_id FROM ordered l
      JOIN drop_products p ON p.product_id = l.product_id AND p.open JOIN drops d ON d.drop_id = p.drop_id AND d.state = 'running'
      ON CONFLICT DO NOTHING RETURNING drop_id
  ) INSERT INTO record_changes (entity, entity_id, part) SELECT DISTINCT 'drop', drop_id::text, 'orders' FROM noted;
  RETURN NULL;
END $$;
CREATE TRIGGER order_lines_of_drops AFTER INSERT ON order_lines REFERENCING NEW TABLE AS ordered
  FOR EACH STATEMENT EXECUTE FUNCTION note_drop_orders();

CREATE FUNCTION tell_drop_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO record_changes (entity, entity_id, part) SELECT 'drop', drop_id::text, 'orders'
    FROM drop_orders JOIN drops USING (drop_id) WHERE order_id = NEW.order_id AND state = 'running';
  RETURN NULL;
END $$;
CREATE TRIGGER orders_told_to_drops AFTER UPDATE OF status ON orders FOR EACH ROW
  WHEN (NEW.status <> OLD.status) EXECUTE FUNCTION tell_drop_of_order();
-- It begins by itself: staff who have it open see it.
CREATE FUNCTION tell_drop_begun() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO record_changes (entity, entity_id, part) VALUES ('drop', NEW.drop_id::text, 'state');
  RETURN NULL;
END $$;
CREATE TRIGGER drops_begun AFTER UPDATE OF state ON drops FOR EACH ROW
  WHEN (NEW.state = 'running' AND OLD.state = 'planned') EXECUTE FUNCTION tell_drop_begun();

-- Parcels: an order goes in one or several, each with a part of its lines.

CREATE TABLE parcels (
  parcel_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders,
  -- As staff call who takes it; null: the delivery method says enough.
  carrier text CHECK (carrier <> '' AND length(carrier) <= 60),
  tracking text CHECK (tracking <> '' AND length(tracking) <= 100),
  -- Grams.
  weight integer CHECK (weight BETWEEN 1 AND 1000000),
  packed_at timestamptz NOT NULL DEFAULT now(),
  -- Null: it is packed and still here.
  sent_at timestamptz,
  UNIQUE (parcel_id, order_id)
);
CREATE INDEX parcels_order ON parcels (order_id);

-- How many pieces of a line are in parcels: counted by trigger, and never more than were ordered.
ALTER TABLE order_lines
  ADD COLUMN packed integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT packed_within_ordered CHECK (packed BETWEEN 0 AND quantity);

CREATE TABLE parcel_lines (
  parcel_id bigint NOT NULL,
  order_id bigint NOT NULL,
  position integer NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (parcel_id, position),
  FOREIGN KEY (parcel_id, order_id) REFERENCES parcels (parcel_id, order_id) ON DELETE CASCADE,
  FOREIGN KEY (order_id, position) REFERENCES order_lines
);
CREATE INDEX parcel_lines_line ON parcel_lines (order_id, position);

-- Orders that were packed before there were parcels went in one.
INSERT INTO parcels (order_id, tracking, packed_at, sent_at)
  SELECT order_id, tracking_number, coalesce(packed, sent, delivered, created_at),
    CASE WHEN status <> 'packed' THEN coalesce(sent, delivered, created_at) END
  FROM orders o, LATERAL (SELECT min(at) FILTER (WHERE state = 'packed') AS packed, min(at) FILTER (WHERE state = 'sent') AS sent,
    min(at) FILTER (WHERE state = 'delivered') AS delivered FROM order_history h WHERE h.order_id = o.order_id) way
  WHERE status IN ('packed', 'sent', 'delivered', 'returned') ORDER BY order_id;
INSERT INTO parcel_lines (parcel_id, order_id, position, quantity)
  SELECT parcel_id, order_id, position, quantity FROM parcels JOIN order_lines USING (order_id);
UPDATE order_lines l SET packed = quantity FROM parcels p WHERE p.order_id = l.order_id;

CREATE FUNCTION count_packed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE order_lines SET packed = packed + NEW.quantity WHERE order_id = NEW.order_id AND position = NEW.position;
  ELSE
    UPDATE order_lines SET packed = packed - OLD.quantity WHERE order_id = OLD.order_id AND position = OLD.position;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER parcel_lines_counted AFTER INSERT OR DELETE ON parcel_lines FOR EACH ROW EXECUTE FUNCTION count_packed();
CREATE TRIGGER parcel_lines_stay BEFORE UPDATE ON parcel_lines FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- What was decided of an order's parcels was decided on a version of all of them. The order's own tracking number is
-- those of its parcels, by which it is found and which its emails tell.
ALTER TABLE orders ADD COLUMN parcels_version integer NOT NULL DEFAULT 1;
CREATE FUNCTION tell_parcels() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed bigint := coalesce(NEW.order_id, OLD.order_id);
BEGIN
  UPDATE orders SET parcels_version = parcels_version + 1 WHERE order_id = changed;
  UPDATE orders o SET tracking_number = told.numbers
    FROM (SELECT string_agg(tracking, ', ' ORDER BY parcel_id) AS numbers FROM parcels WHERE order_id = changed) told
    WHERE o.order_id = changed AND o.tracking_number IS DISTINCT FROM told.numbers;
  RETURN NULL;
END $$;
CREATE TRIGGER parcels_told AFTER INSERT OR UPDATE OR DELETE ON parcels FOR EACH ROW EXECUTE FUNCTION tell_parcels();

-- Each parcel that leaves is told of, and one whose number was mended again.
ALTER TABLE outbox DROP CONSTRAINT IF EXISTS outbox_order_id_kind_key;
CREATE UNIQUE INDEX outbox_order_kind ON outbox (order_id, kind) WHERE kind <> 'parcelSent';

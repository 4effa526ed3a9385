-- Whether goods are fetched in person is said of the way of delivery, and kept with the order: what it costs says nothing of it.
ALTER TABLE shippings ADD COLUMN collection boolean NOT NULL DEFAULT false;
-- Number 7 is the specification's collection in person; staff may have added others.
UPDATE shippings SET collection = true
  WHERE shipping_code = '' AND (shipping_id = 7 OR shipping_name::text ~* 'odbi[oó]r osobisty|personal (pick-?up|collection)|osobní odběr');

ALTER TABLE orders ADD COLUMN collection boolean NOT NULL DEFAULT false;
UPDATE orders o SET collection = true FROM shippings s
  WHERE s.collection AND (s.zone_id, s.shipping_id) = (o.zone_id, o.shipping_id);

CREATE FUNCTION keep_collection() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR (NEW.zone_id, NEW.shipping_id) IS DISTINCT FROM (OLD.zone_id, OLD.shipping_id) THEN
    NEW.collection := coalesce((SELECT s.collection FROM shippings s WHERE (s.zone_id, s.shipping_id) = (NEW.zone_id, NEW.shipping_id)), false);
  ELSE
    NEW.collection := OLD.collection;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER order_keeps_collection BEFORE INSERT OR UPDATE OF zone_id, shipping_id, collection ON orders
  FOR EACH ROW EXECUTE FUNCTION keep_collection();

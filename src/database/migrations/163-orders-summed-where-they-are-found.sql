-- What orders are found by knows what they are worth too: those of a state of money, or of a part of an address that all
-- have, are summed where they are found, and no order is read for it.
ALTER TABLE order_lookup ADD COLUMN currency text NOT NULL DEFAULT 'pln', ADD COLUMN total bigint NOT NULL DEFAULT 0;

-- Nothing of them has changed that anybody is to be told of.
ALTER TABLE order_lookup DISABLE TRIGGER order_lookup_told;
UPDATE order_lookup l SET currency = o.currency, total = o.total FROM orders o WHERE o.order_id = l.order_id;
ALTER TABLE order_lookup ENABLE TRIGGER order_lookup_told;
ALTER TABLE order_lookup ALTER COLUMN currency DROP DEFAULT, ALTER COLUMN total DROP DEFAULT;

DROP INDEX order_lookup_money;
CREATE INDEX order_lookup_money ON order_lookup (money, order_id) INCLUDE (currency, total);

CREATE OR REPLACE FUNCTION look_up_order(asked bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_lookup (order_id, money, words, currency, total) VALUES (asked, '', '', 'pln', 0) ON CONFLICT DO NOTHING;
  PERFORM FROM order_lookup WHERE order_id = asked FOR UPDATE;
  UPDATE order_lookup l SET money = order_money_state(o), words = order_words(o.email, o.client_data, o.tracking_number),
    currency = o.currency, total = o.total
  FROM orders o WHERE o.order_id = asked AND l.order_id = asked;
END $$;

CREATE OR REPLACE FUNCTION look_up_new_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_lookup (order_id, money, words, currency, total)
    VALUES (NEW.order_id, order_money_state(NEW), order_words(NEW.email, NEW.client_data, NEW.tracking_number), NEW.currency, NEW.total);
  RETURN NULL;
END $$;

DROP TRIGGER order_looked_up ON orders;
CREATE CONSTRAINT TRIGGER order_looked_up AFTER UPDATE OF status, email, client_data, tracking_number, total, currency ON orders
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION look_up_changed_order();

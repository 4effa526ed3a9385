-- The states of an order under their own names (src/domain/order-states.ts), and its way through them.

ALTER TABLE orders DROP CONSTRAINT orders_status_check, ADD COLUMN tracking_number text CHECK (tracking_number <> '');
UPDATE orders SET status = CASE status WHEN 'unpaid' THEN 'awaitingPayment' ELSE 'new' END WHERE status IN ('unpaid', 'toPayOnDelivery');
ALTER TABLE orders ADD CONSTRAINT order_state_known
  CHECK (status IN ('new', 'awaitingPayment', 'paid', 'packed', 'sent', 'delivered', 'cancelled', 'returned', 'expired'));

DROP INDEX orders_email_unpaid;
DROP INDEX orders_hold;
CREATE INDEX orders_email_unpaid ON orders (email) WHERE status = 'awaitingPayment';
CREATE INDEX orders_hold ON orders (hold_until) WHERE status = 'awaitingPayment';

-- Whoever changes the state, the step is noted here and stays.
CREATE TABLE order_history (
  entry_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders,
  state text NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX order_history_order ON order_history (order_id);
INSERT INTO order_history (order_id, state, at) SELECT order_id, status, created_at FROM orders ORDER BY order_id;
CREATE TRIGGER order_history_only_grows BEFORE UPDATE ON order_history
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE FUNCTION note_order_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_history (order_id, state) VALUES (NEW.order_id, NEW.status);
  RETURN NULL;
END $$;
CREATE TRIGGER order_state_begun AFTER INSERT ON orders
  FOR EACH ROW EXECUTE FUNCTION note_order_state();
CREATE TRIGGER order_state_changed AFTER UPDATE OF status ON orders
  FOR EACH ROW WHEN (NEW.status <> OLD.status) EXECUTE FUNCTION note_order_state();

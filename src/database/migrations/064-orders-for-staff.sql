-- Orders as staff work with them: notes, tags, what was decided on which version, and by what they are found.

ALTER TABLE orders
  ADD COLUMN state_version integer NOT NULL DEFAULT 1,
  ADD COLUMN tags_version integer NOT NULL DEFAULT 1;

-- Whoever changes the state makes it another version: a buyer who pays, a program, a person.
CREATE FUNCTION count_state_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.state_version := OLD.state_version + 1;
  RETURN NEW;
END $$;
CREATE TRIGGER order_state_counted BEFORE UPDATE OF status ON orders
  FOR EACH ROW WHEN (NEW.status <> OLD.status) EXECUTE FUNCTION count_state_version();

CREATE TABLE order_notes (
  note_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders,
  staff_id bigint REFERENCES staff,
  key_id bigint REFERENCES operator_keys,
  text text NOT NULL CHECK (text <> ''),
  written_at timestamptz NOT NULL DEFAULT now(),
  removed_at timestamptz
);
CREATE INDEX order_notes_order ON order_notes (order_id);

CREATE TABLE order_tags (
  order_id bigint NOT NULL REFERENCES orders,
  tag text NOT NULL CHECK (tag <> '' AND length(tag) <= 40),
  PRIMARY KEY (order_id, tag)
);
CREATE INDEX order_tags_tag ON order_tags (tag, order_id);

-- Dear carts are beyond what an integer holds, as their columns are since 006.
DROP FUNCTION total_pln(orders);
CREATE FUNCTION total_pln(ordered orders) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT greatest(0, ordered.products_pln + ordered.shipping_pln - ordered.discount_pln - ordered.points_pln)
$$;

-- How the money of an order stands (src/domain/order/money-state.ts).
CREATE FUNCTION order_money_state(asked orders) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN EXISTS (SELECT FROM payment_attempts a WHERE a.order_id = asked.order_id AND a.state = 'surplus'
      AND a.amount > (SELECT coalesce(sum(r.amount), 0) FROM refunds r WHERE r.attempt_id = a.attempt_id AND r.state <> 'refused')) THEN 'surplus'
    WHEN asked.total = 0 OR total_pln(asked) = 0 THEN 'free'
    WHEN given.back > 0 THEN CASE WHEN given.back < given.came THEN 'partlyRefunded' ELSE 'refunded' END
    WHEN given.came > 0 THEN 'paid'
    WHEN asked.status IN ('cancelled', 'expired', 'returned') THEN 'none'
    WHEN method.payment_code = 'cash' THEN CASE WHEN asked.status = 'delivered' THEN 'paid' ELSE 'onDelivery' END
    WHEN asked.status IN ('awaitingPayment', 'awaitingReview', 'new') THEN 'awaited'
    ELSE 'paid'
  END
  FROM payments method, LATERAL (SELECT
    coalesce((SELECT sum(a.amount) FROM payment_attempts a WHERE a.order_id = asked.order_id AND a.state = 'paid'), 0)
      + coalesce((SELECT t.amount FROM bank_transfers t WHERE t.order_id = asked.order_id), 0) AS came,
    coalesce((SELECT sum(r.amount) FROM refunds r JOIN payment_attempts a USING (attempt_id)
      WHERE a.order_id = asked.order_id AND a.state = 'paid' AND r.state <> 'refused'), 0) AS back) given
  WHERE method.payment_id = asked.payment_id
$$;

-- What an order is found by, without capitals and diacritics: the name in either order, e-mail, telephone, parcel.
CREATE FUNCTION order_words(email text, client_data jsonb, tracking_number text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT translate(
    lower(concat_ws(' ', client_data ->> 'shippingFirstName', client_data ->> 'shippingLastName', client_data ->> 'shippingFirstName',
      client_data ->> 'paymentName', email, regexp_replace(client_data ->> 'phone', '\D', '', 'g'), tracking_number)),
    'ąćęłńóśźżáäčďéěëíňöřšßťúůüýž', 'acelnoszzaacdeeeinorsstuuuyz')
$$;

-- By what staff find and filter orders and what stands in several tables: how the money stands, and their words. Each
-- change of an order or of its money writes it anew at the end of its transaction, when it waits for nobody else any
-- more; the row is locked before it is worked out, so that of two changes the later sees both.
CREATE TABLE order_lookup (
  order_id bigint PRIMARY KEY REFERENCES orders,
  money text NOT NULL,
  words text NOT NULL
);

CREATE FUNCTION look_up_order(asked bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_lookup (order_id, money, words) VALUES (asked, '', '') ON CONFLICT DO NOTHING;
  PERFORM FROM order_lookup WHERE order_id = asked FOR UPDATE;
  UPDATE order_lookup l SET money = order_money_state(o), words = order_words(o.email, o.client_data, o.tracking_number)
  FROM orders o WHERE o.order_id = asked AND l.order_id = asked;
END $$;

CREATE FUNCTION look_up_changed_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM look_up_order(NEW.order_id);
  RETURN NULL;
END $$;
CREATE FUNCTION look_up_refunded_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM look_up_order(order_id) FROM payment_attempts WHERE attempt_id = NEW.attempt_id;
  RETURN NULL;
END $$;
-- Of a new order nobody else can know: it is written at once, and one time.
CREATE FUNCTION look_up_new_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_lookup (order_id, money, words)
    VALUES (NEW.order_id, order_money_state(NEW), order_words(NEW.email, NEW.client_data, NEW.tracking_number));
  RETURN NULL;
END $$;
CREATE TRIGGER order_looked_up_first AFTER INSERT ON orders FOR EACH ROW EXECUTE FUNCTION look_up_new_order();
CREATE CONSTRAINT TRIGGER order_looked_up AFTER UPDATE OF status, email, client_data, tracking_number ON orders
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION look_up_changed_order();
CREATE CONSTRAINT TRIGGER order_looked_up AFTER INSERT OR UPDATE OF state ON payment_attempts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION look_up_changed_order();
CREATE CONSTRAINT TRIGGER order_looked_up AFTER INSERT OR UPDATE ON bank_transfers
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION look_up_changed_order();
CREATE CONSTRAINT TRIGGER order_looked_up AFTER INSERT OR UPDATE OF state ON refunds
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION look_up_refunded_order();

INSERT INTO order_lookup (order_id, money, words)
  SELECT order_id, order_money_state(o), order_words(email, client_data, tracking_number) FROM orders o;
CREATE INDEX order_lookup_words ON order_lookup USING gin (words gin_trgm_ops);
CREATE INDEX order_lookup_money ON order_lookup (money, order_id);
CREATE INDEX orders_total ON orders (total);
CREATE INDEX orders_worth ON orders (greatest(0, products_pln + shipping_pln - discount_pln - points_pln), order_id);
-- With what lists are filtered by and are worth, so that no whole order is read to count and add them up.
CREATE INDEX orders_status ON orders (status, order_id)
  INCLUDE (currency, total, created_at, country_id, payment_id, shipping_id);

-- Orders as staff work with them: notes, tags, what was decided on which version, how the money stands, and by what
-- words they are found.

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

CREATE INDEX orders_words ON orders USING gin (order_words(email, client_data, tracking_number) gin_trgm_ops);
CREATE INDEX orders_total ON orders (total);
CREATE INDEX orders_worth ON orders (greatest(0, products_pln + shipping_pln - discount_pln - points_pln), order_id);
CREATE INDEX orders_status ON orders (status, order_id);
CREATE INDEX payment_attempts_surplus ON payment_attempts (order_id) WHERE state = 'surplus';

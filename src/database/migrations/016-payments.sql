-- Online payments: attempts to pay an order, what providers said of them, money given back. What must never
-- happen is refused here, whatever a query forgets.

-- What the shop's settings connect it to: written at each opening (flows/note-payments.ts).
ALTER TABLE payments
  ADD COLUMN offered boolean NOT NULL DEFAULT true,
  -- Currencies the provider charges in; null: all of the shop's.
  ADD COLUMN currencies text[] CHECK ('pln' = ANY (currencies));

CREATE FUNCTION total_pln(ordered orders) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT greatest(0, ordered.products_pln + ordered.shipping_pln - ordered.discount_pln - ordered.points_pln)
$$;

CREATE TABLE payment_attempts (
  attempt_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders,
  n integer NOT NULL CHECK (n > 0),
  provider text NOT NULL,
  -- Our name of the payment at the provider: another for each attempt.
  ext_order_id text NOT NULL UNIQUE CHECK (ext_order_id = order_id || '-' || n),
  -- The provider's name of it, and where it is paid; null until it has answered.
  provider_order_id text,
  pay_url text,
  -- What can be given back, where that has a name of its own.
  capture_id text,
  -- Hundredths of the currency.
  amount integer NOT NULL CHECK (amount > 0),
  currency text NOT NULL CHECK (currency IN ('pln', 'eur', 'gbp', 'usd')),
  -- 'surplus': money that came when the order could not take it any more; it waits for the operator.
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'paid', 'failed', 'cancelled', 'surplus')),
  created_at timestamptz NOT NULL DEFAULT now(),
  settled_at timestamptz,
  -- While one process asks the provider for the payment, the others wait.
  making_until timestamptz,
  asks integer NOT NULL DEFAULT 0,
  next_ask_at timestamptz,
  UNIQUE (order_id, n),
  UNIQUE (provider, provider_order_id)
);
CREATE UNIQUE INDEX payment_paid_once ON payment_attempts (order_id) WHERE state = 'paid';
CREATE UNIQUE INDEX payment_open_once ON payment_attempts (order_id) WHERE state = 'open';
CREATE INDEX payment_attempts_open ON payment_attempts (next_ask_at) WHERE state = 'open';

CREATE FUNCTION guard_payment_attempt() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ordered orders;
BEGIN
  SELECT * INTO ordered FROM orders WHERE order_id = NEW.order_id;
  IF (NEW.amount, NEW.currency) IS DISTINCT FROM (ordered.total, ordered.currency) AND (NEW.amount, NEW.currency) IS DISTINCT FROM (total_pln(ordered), 'pln') THEN
    RAISE EXCEPTION 'attempt % is not of the sum of its order', NEW.ext_order_id USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_of_the_orders_sum';
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.state <> OLD.state AND NOT (OLD.state = 'open' OR (OLD.state IN ('failed', 'cancelled') AND NEW.state IN ('paid', 'surplus'))) THEN
    RAISE EXCEPTION 'attempt % is % already', NEW.ext_order_id, OLD.state USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_moves_forward';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payment_attempt_guarded BEFORE INSERT OR UPDATE ON payment_attempts
  FOR EACH ROW EXECUTE FUNCTION guard_payment_attempt();

-- An order paid online is 'paid' by money that came, or because there was nothing to pay.
CREATE FUNCTION refuse_unpaid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.total > 0 AND total_pln(NEW) > 0 AND (SELECT online FROM payments WHERE payment_id = NEW.payment_id)
    AND NOT EXISTS (SELECT FROM payment_attempts WHERE order_id = NEW.order_id AND state = 'paid') THEN
    RAISE EXCEPTION 'order % is not paid', NEW.order_id USING ERRCODE = 'check_violation', CONSTRAINT = 'paid_by_a_payment';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER order_begins_paid AFTER INSERT ON orders
  FOR EACH ROW WHEN (NEW.status = 'paid') EXECUTE FUNCTION refuse_unpaid();
CREATE TRIGGER order_becomes_paid AFTER UPDATE OF status ON orders
  FOR EACH ROW WHEN (NEW.status = 'paid' AND OLD.status <> 'paid') EXECUTE FUNCTION refuse_unpaid();

-- What providers said, each thing once, as it came.
CREATE TABLE payment_events (
  event_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  dedupe_key text NOT NULL UNIQUE,
  provider text NOT NULL,
  source text NOT NULL CHECK (source IN ('notification', 'asked')),
  body bytea NOT NULL,
  -- The attempt it was of; null: none of ours.
  attempt_id bigint REFERENCES payment_attempts,
  outcome text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX payment_events_attempt ON payment_events (attempt_id);
CREATE TRIGGER payment_events_only_grow BEFORE UPDATE OR DELETE ON payment_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE refunds (
  refund_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  attempt_id bigint NOT NULL REFERENCES payment_attempts,
  -- Hundredths of the attempt's currency.
  amount integer NOT NULL CHECK (amount > 0),
  -- 'asked': the provider has not answered yet, and may have paid all the same.
  state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'done', 'refused')),
  provider_refund_id text,
  why text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX refunds_attempt ON refunds (attempt_id);

-- Never more goes back than came, however many ask at once.
CREATE FUNCTION guard_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  attempt payment_attempts;
BEGIN
  SELECT * INTO attempt FROM payment_attempts WHERE attempt_id = NEW.attempt_id FOR UPDATE;
  IF attempt.state NOT IN ('paid', 'surplus') OR attempt.amount < NEW.amount + (SELECT coalesce(sum(amount), 0) FROM refunds WHERE attempt_id = NEW.attempt_id AND state <> 'refused') THEN
    RAISE EXCEPTION 'more than came with %', attempt.ext_order_id USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_within_the_payment';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER refund_guarded BEFORE INSERT ON refunds
  FOR EACH ROW EXECUTE FUNCTION guard_refund();

-- Orders that are changed before they are sent: other lines, another delivery, and the difference in money.

ALTER TABLE orders
  -- What its code took off by, as the code was then; null: none, or of before there was this column.
  ADD COLUMN code_terms jsonb,
  -- It is packed only once what it still costs has come.
  ADD COLUMN held_for_money boolean NOT NULL DEFAULT false,
  ADD COLUMN lines_version integer NOT NULL DEFAULT 1,
  ADD COLUMN address_version integer NOT NULL DEFAULT 1,
  -- Who took it down for its buyer, by telephone for one; null: the buyer placed it.
  ADD COLUMN placed_by bigint REFERENCES staff;

CREATE TABLE order_changes (
  change_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders,
  -- Hundredths of the order's currency: its total before and since.
  total_before bigint NOT NULL CHECK (total_before >= 0),
  total_after bigint NOT NULL CHECK (total_after >= 0),
  -- Spent points that went back to the account.
  points integer NOT NULL CHECK (points >= 0),
  -- As the document says it, in the buyer's language.
  reason text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX order_changes_order ON order_changes (order_id);
CREATE TRIGGER order_changes_only_grow BEFORE UPDATE OR DELETE ON order_changes
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE CONSTRAINT TRIGGER order_looked_up AFTER INSERT ON order_changes
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION look_up_changed_order();

-- What is left of the lines is another after each settlement: who changes them names the version.
CREATE FUNCTION count_lines_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET lines_version = lines_version + 1 WHERE order_id = NEW.order_id;
  RETURN NULL;
END $$;
CREATE TRIGGER order_lines_counted AFTER INSERT ON settlements FOR EACH ROW EXECUTE FUNCTION count_lines_version();

-- Points and money that go back because of a change.
ALTER TABLE points_ledger ADD COLUMN change_id bigint REFERENCES order_changes;
DROP INDEX points_once_per_order;
CREATE UNIQUE INDEX points_once_per_order ON points_ledger (order_id, reason, coalesce(settlement_id, 0), coalesce(change_id, 0)) WHERE order_id IS NOT NULL;
ALTER TABLE refunds ADD COLUMN change_id bigint REFERENCES order_changes;
ALTER TABLE refund_transfers ADD COLUMN change_id bigint REFERENCES order_changes;

-- Several transfers may come for an order that grew dearer.
ALTER TABLE bank_transfers DROP CONSTRAINT bank_transfers_pkey,
  ADD COLUMN transfer_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY;
CREATE INDEX bank_transfers_order ON bank_transfers (order_id);

-- What a part of an order's total is in PLN, half up.
CREATE FUNCTION part_in_pln(ordered orders, part bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN part = ordered.total OR ordered.total = 0 THEN total_pln(ordered)
    ELSE round(total_pln(ordered)::numeric * part / ordered.total) END::bigint
$$;

-- What an order still asks of its buyer before the courier comes, in hundredths of its currency: all of it, or what it
-- costs more since it was changed.
CREATE FUNCTION order_missing(asked orders) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN asked.status = 'awaitingPayment'
      OR (asked.status IN ('paid', 'packed', 'sent', 'delivered') AND (SELECT payment_code <> 'cash' FROM payments p WHERE p.payment_id = asked.payment_id)
        AND EXISTS (SELECT FROM order_changes c WHERE c.order_id = asked.order_id))
    THEN greatest(0, -order_balance(asked)) ELSE 0 END
$$;

-- A payment is of what its order asks for, in its currency or in PLN.
CREATE OR REPLACE FUNCTION guard_payment_attempt() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ordered orders;
BEGIN
  SELECT * INTO ordered FROM orders WHERE order_id = NEW.order_id;
  -- Of the sum it was asked for: the order may have been changed since.
  IF TG_OP = 'INSERT' OR (NEW.amount, NEW.currency, NEW.worth) IS DISTINCT FROM (OLD.amount, OLD.currency, OLD.worth) THEN
    NEW.worth := coalesce(NEW.worth, ordered.total);
    IF NEW.worth > ordered.total OR ((NEW.amount, NEW.currency) IS DISTINCT FROM (NEW.worth, ordered.currency)
      AND (NEW.amount, NEW.currency) IS DISTINCT FROM (part_in_pln(ordered, NEW.worth), 'pln')) THEN
      RAISE EXCEPTION 'attempt % is not of the sum of its order', NEW.ext_order_id USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_of_the_orders_sum';
    END IF;
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.state <> OLD.state AND NOT (OLD.state = 'open' OR (OLD.state IN ('failed', 'cancelled') AND NEW.state IN ('paid', 'surplus'))) THEN
    RAISE EXCEPTION 'attempt % is % already', NEW.ext_order_id, OLD.state USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_moves_forward';
  END IF;
  RETURN NEW;
END $$;

-- An order takes no payment while nothing is missing.
DROP INDEX payment_paid_once;
CREATE FUNCTION refuse_needless_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ordered orders;
BEGIN
  SELECT * INTO ordered FROM orders WHERE order_id = NEW.order_id FOR NO KEY UPDATE;
  IF order_balance(ordered) >= 0 THEN
    RAISE EXCEPTION 'order % asks for no money', NEW.order_id USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_paid_once';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payment_paid_once BEFORE INSERT ON payment_attempts
  FOR EACH ROW WHEN (NEW.state = 'paid') EXECUTE FUNCTION refuse_needless_payment();
CREATE TRIGGER payment_becomes_paid_once BEFORE UPDATE OF state ON payment_attempts
  FOR EACH ROW WHEN (NEW.state = 'paid' AND OLD.state <> 'paid') EXECUTE FUNCTION refuse_needless_payment();

-- One that cost nothing and costs something since it was changed goes on: the difference is asked for.
CREATE OR REPLACE FUNCTION refuse_unpaid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.total > 0 AND total_pln(NEW) > 0 AND (SELECT online FROM payments WHERE payment_id = NEW.payment_id)
    AND NOT EXISTS (SELECT FROM payment_attempts WHERE order_id = NEW.order_id AND state = 'paid')
    AND NOT EXISTS (SELECT FROM order_changes WHERE order_id = NEW.order_id) THEN
    RAISE EXCEPTION 'order % is not paid', NEW.order_id USING ERRCODE = 'check_violation', CONSTRAINT = 'paid_by_a_payment';
  END IF;
  RETURN NULL;
END $$;

-- As before, and: what is missing since a change is asked for, whatever went back before.
CREATE OR REPLACE FUNCTION order_money_state(asked orders) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN EXISTS (SELECT FROM payment_attempts a WHERE a.order_id = asked.order_id AND a.state = 'surplus'
      AND a.amount > (SELECT coalesce(sum(r.amount), 0) FROM refunds r WHERE r.attempt_id = a.attempt_id AND r.state <> 'refused')) THEN 'surplus'
    WHEN given.came > 0 AND given.balance > 0 THEN 'toGiveBack'
    WHEN given.came = 0 AND (asked.total = 0 OR total_pln(asked) = 0) THEN 'free'
    WHEN asked.status <> 'awaitingPayment' AND order_missing(asked) > 0 THEN 'toAskFor'
    WHEN given.back > 0 THEN CASE WHEN given.back < given.came THEN 'partlyRefunded' ELSE 'refunded' END
    WHEN given.came > 0 THEN CASE WHEN given.balance < 0 THEN 'toAskFor' ELSE 'paid' END
    WHEN asked.status IN ('cancelled', 'expired', 'returned') THEN 'none'
    WHEN method.payment_code = 'cash' THEN 'onDelivery'
    WHEN asked.status IN ('awaitingPayment', 'awaitingReview', 'new') THEN 'awaited'
    ELSE 'paid'
  END
  FROM payments method, LATERAL (SELECT order_money_came(asked) AS came, order_money_back(asked) AS back, order_balance(asked) AS balance) given
  WHERE method.payment_id = asked.payment_id
$$;

-- What was given back of an order: pieces, delivery, a sum. One settlement decides goods, money, points and documents together.

CREATE TABLE settlements (
  settlement_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders,
  kind text NOT NULL CHECK (kind IN ('cancellation', 'return', 'reduction')),
  -- Hundredths of the order's currency: by how much less the order is worth since then, delivery included.
  amount bigint NOT NULL CHECK (amount >= 0),
  shipping bigint NOT NULL DEFAULT 0 CHECK (shipping BETWEEN 0 AND amount),
  -- What of it the shop keeps, because goods came back worn or not whole.
  withheld bigint NOT NULL DEFAULT 0 CHECK (withheld BETWEEN 0 AND amount),
  -- Spent points that went back to the account.
  points integer NOT NULL DEFAULT 0 CHECK (points >= 0),
  -- As the document and the email say it, in the buyer's language.
  reason text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX settlements_order ON settlements (order_id);
CREATE TRIGGER settlements_only_grow BEFORE UPDATE OR DELETE ON settlements
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE settlement_lines (
  settlement_id bigint NOT NULL REFERENCES settlements,
  -- Of order_lines.
  position integer NOT NULL,
  -- None: the pieces were kept and became cheaper.
  quantity integer NOT NULL CHECK (quantity >= 0),
  -- How many of them can be sold again.
  restocked integer NOT NULL CHECK (restocked BETWEEN 0 AND quantity),
  -- What was paid for them, and what they cost before code and points.
  gross bigint NOT NULL CHECK (gross >= 0),
  amount bigint NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (settlement_id, position),
  CHECK (quantity > 0 OR gross > 0)
);
CREATE TRIGGER settlement_lines_only_grow BEFORE UPDATE OR DELETE ON settlement_lines
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- No piece comes back twice, and no more money than the order cost, however many decide at once.
CREATE FUNCTION guard_settlement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  worth bigint;
BEGIN
  SELECT total INTO worth FROM orders WHERE order_id = NEW.order_id FOR UPDATE;
  IF worth < NEW.amount + (SELECT coalesce(sum(amount), 0) FROM settlements WHERE order_id = NEW.order_id) THEN
    RAISE EXCEPTION 'more than order % is worth', NEW.order_id USING ERRCODE = 'check_violation', CONSTRAINT = 'settled_within_the_total';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER settlement_guarded BEFORE INSERT ON settlements FOR EACH ROW EXECUTE FUNCTION guard_settlement();
CREATE FUNCTION guard_settlement_line() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ordered order_lines;
BEGIN
  SELECT l.* INTO ordered FROM order_lines l JOIN settlements s USING (order_id) WHERE s.settlement_id = NEW.settlement_id AND l.position = NEW.position;
  IF ordered IS NULL OR ordered.quantity < NEW.quantity + (SELECT coalesce(sum(b.quantity), 0) FROM settlements s JOIN settlement_lines b USING (settlement_id)
    WHERE s.order_id = ordered.order_id AND b.position = NEW.position) THEN
    RAISE EXCEPTION 'more pieces than were ordered at %', NEW.position USING ERRCODE = 'check_violation', CONSTRAINT = 'settled_within_the_line';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER settlement_line_guarded BEFORE INSERT ON settlement_lines FOR EACH ROW EXECUTE FUNCTION guard_settlement_line();

-- The lines of an order with what is left of each.
CREATE VIEW order_lines_left AS
  SELECT l.*, (l.quantity - coalesce((SELECT sum(b.quantity) FROM settlements s JOIN settlement_lines b USING (settlement_id)
    WHERE s.order_id = l.order_id AND b.position = l.position), 0))::int AS quantity_left
  FROM order_lines l;

-- Orders that were undone whole before there were settlements.
INSERT INTO settlements (order_id, kind, amount, shipping, points, reason, made_at)
  SELECT o.order_id, CASE o.status WHEN 'returned' THEN 'return' ELSE 'cancellation' END, o.total, least(o.shipping, o.total),
    coalesce((SELECT sum(change) FROM points_ledger p WHERE p.order_id = o.order_id AND p.reason = 'return'), 0), '',
    coalesce((SELECT max(at) FROM order_history h WHERE h.order_id = o.order_id AND h.state = o.status), o.created_at)
  FROM orders o WHERE o.status IN ('cancelled', 'returned');
INSERT INTO settlement_lines (settlement_id, position, quantity, restocked, gross, amount)
  SELECT s.settlement_id, l.position, l.quantity,
    CASE WHEN EXISTS (SELECT FROM stock_movements m WHERE m.order_id = l.order_id AND m.reason = 'return') THEN l.quantity ELSE 0 END, l.amount, l.amount
  FROM settlements s JOIN order_lines l USING (order_id);
-- And those of which a part went back: their documents say how much.
INSERT INTO settlements (order_id, kind, amount, reason, made_at)
  SELECT order_id, 'reduction', -sum(i.total), '', max(i.made_at) FROM invoices i JOIN orders o USING (order_id)
  WHERE i.series IN ('KOR', 'KPA') AND o.status NOT IN ('cancelled', 'returned') GROUP BY order_id HAVING sum(i.total) < 0;

-- Points of an order come back, and are lost again, with each settlement.
ALTER TABLE points_ledger ADD COLUMN settlement_id bigint REFERENCES settlements;
DROP INDEX points_once_per_order;
CREATE UNIQUE INDEX points_once_per_order ON points_ledger (order_id, reason, coalesce(settlement_id, 0)) WHERE order_id IS NOT NULL;

-- What money pays for, in hundredths of the order's own currency: it may have been charged in PLN.
ALTER TABLE payment_attempts ADD COLUMN worth bigint;
ALTER TABLE bank_transfers ADD COLUMN worth bigint;
ALTER TABLE refunds
  ADD COLUMN settlement_id bigint REFERENCES settlements,
  -- None of money that no order took.
  ADD COLUMN worth bigint;
UPDATE payment_attempts a SET worth = o.total FROM orders o WHERE o.order_id = a.order_id;
UPDATE bank_transfers t SET worth = o.total FROM orders o WHERE o.order_id = t.order_id;
UPDATE refunds r SET worth = CASE WHEN a.state = 'paid' THEN round(a.worth::numeric * r.amount / a.amount) ELSE 0 END
  FROM payment_attempts a WHERE a.attempt_id = r.attempt_id;
ALTER TABLE payment_attempts ALTER COLUMN worth SET NOT NULL, ADD CONSTRAINT payment_is_worth_something CHECK (worth >= 0);
ALTER TABLE bank_transfers ALTER COLUMN worth SET NOT NULL, ADD CONSTRAINT transfer_is_worth_something CHECK (worth >= 0);
ALTER TABLE refunds ALTER COLUMN worth SET NOT NULL, ADD CONSTRAINT refund_is_worth_something CHECK (worth >= 0);
CREATE INDEX refunds_settlement ON refunds (settlement_id);

CREATE OR REPLACE FUNCTION guard_payment_attempt() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ordered orders;
BEGIN
  SELECT * INTO ordered FROM orders WHERE order_id = NEW.order_id;
  -- Of the sum it was asked for: the order may have been changed since.
  IF TG_OP = 'INSERT' OR (NEW.amount, NEW.currency) IS DISTINCT FROM (OLD.amount, OLD.currency) THEN
    IF (NEW.amount, NEW.currency) IS DISTINCT FROM (ordered.total, ordered.currency) AND (NEW.amount, NEW.currency) IS DISTINCT FROM (total_pln(ordered), 'pln') THEN
      RAISE EXCEPTION 'attempt % is not of the sum of its order', NEW.ext_order_id USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_of_the_orders_sum';
    END IF;
    NEW.worth := coalesce(NEW.worth, ordered.total);
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.state <> OLD.state AND NOT (OLD.state = 'open' OR (OLD.state IN ('failed', 'cancelled') AND NEW.state IN ('paid', 'surplus'))) THEN
    RAISE EXCEPTION 'attempt % is % already', NEW.ext_order_id, OLD.state USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_moves_forward';
  END IF;
  RETURN NEW;
END $$;
CREATE FUNCTION say_transfers_worth() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.worth := coalesce(NEW.worth, (SELECT total FROM orders WHERE order_id = NEW.order_id));
  RETURN NEW;
END $$;
CREATE TRIGGER transfer_worth_said BEFORE INSERT ON bank_transfers FOR EACH ROW EXECUTE FUNCTION say_transfers_worth();

-- Money that goes back to an account: what came by transfer, or was paid to the courier. The account is asked of the buyer.
CREATE TABLE refund_transfers (
  refund_transfer_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders,
  settlement_id bigint REFERENCES settlements,
  -- Hundredths of its currency, and what that is of the order's.
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL CHECK (currency IN ('pln', 'eur', 'gbp', 'usd')),
  worth bigint NOT NULL CHECK (worth >= 0),
  -- 'asked': the buyer has yet to say which account; 'known': it can be paid; 'exported': it stands in a file of transfers.
  state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'known', 'exported', 'paid', 'withdrawn')),
  -- By which the buyer says the account; in the email's link.
  link_key text NOT NULL UNIQUE CHECK (length(link_key) >= 32),
  iban text CHECK (iban ~ '^[A-Z]{2}[0-9A-Z]{13,32}$'),
  holder text,
  why text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  known_at timestamptz,
  exported_at timestamptz,
  paid_at timestamptz,
  CONSTRAINT account_known_before_it_is_paid CHECK (state IN ('asked', 'withdrawn') OR known_at IS NOT NULL)
);
CREATE INDEX refund_transfers_order ON refund_transfers (order_id);
CREATE INDEX refund_transfers_waiting ON refund_transfers (created_at) WHERE state IN ('asked', 'known', 'exported');

-- Of an order, in hundredths of its currency: what it costs now, what came for it, what went back or is on its way.
CREATE FUNCTION order_worth(asked orders) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN asked.status IN ('awaitingReview', 'expired') THEN 0
    ELSE asked.total - coalesce((SELECT sum(amount) FROM settlements s WHERE s.order_id = asked.order_id), 0) END::bigint
$$;
CREATE FUNCTION order_money_came(asked orders) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT (coalesce((SELECT sum(worth) FROM payment_attempts a WHERE a.order_id = asked.order_id AND a.state = 'paid'), 0)
    + coalesce((SELECT sum(worth) FROM bank_transfers t WHERE t.order_id = asked.order_id), 0)
    + CASE WHEN asked.delivered_at IS NOT NULL AND (SELECT payment_code FROM payments p WHERE p.payment_id = asked.payment_id) = 'cash'
      THEN asked.total - coalesce((SELECT sum(amount) FROM settlements s WHERE s.order_id = asked.order_id AND s.made_at < asked.delivered_at), 0) ELSE 0 END)::bigint
$$;
CREATE FUNCTION order_money_back(asked orders) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT (coalesce((SELECT sum(r.worth) FROM refunds r JOIN payment_attempts a USING (attempt_id) WHERE a.order_id = asked.order_id AND a.state = 'paid' AND r.state <> 'refused'), 0)
    + coalesce((SELECT sum(worth) FROM refund_transfers t WHERE t.order_id = asked.order_id AND t.state <> 'withdrawn'), 0))::bigint
$$;
-- Above zero: the shop holds money that is not its own. Below: it is still to come.
CREATE FUNCTION order_balance(asked orders) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT order_money_came(asked) - order_money_back(asked) - order_worth(asked)
    - coalesce((SELECT sum(withheld) FROM settlements s WHERE s.order_id = asked.order_id), 0)::bigint
$$;

-- Never more goes back to accounts than the shop holds of the order.
CREATE FUNCTION guard_refund_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ordered orders;
BEGIN
  SELECT * INTO ordered FROM orders WHERE order_id = NEW.order_id FOR UPDATE;
  IF NEW.worth > order_money_came(ordered) - order_money_back(ordered) THEN
    RAISE EXCEPTION 'more than came for order %', NEW.order_id USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_within_the_payment';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER refund_transfer_guarded BEFORE INSERT ON refund_transfers FOR EACH ROW EXECUTE FUNCTION guard_refund_transfer();
-- The same of refunds by a provider: what was sent to an account goes back no second time.
CREATE OR REPLACE FUNCTION guard_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  attempt payment_attempts;
  ordered orders;
  gone refunds;
BEGIN
  SELECT o.* INTO ordered FROM orders o JOIN payment_attempts a USING (order_id) WHERE a.attempt_id = NEW.attempt_id FOR NO KEY UPDATE OF o;
  SELECT * INTO attempt FROM payment_attempts WHERE attempt_id = NEW.attempt_id FOR UPDATE;
  -- In proportion, and with the last of the money the last of its worth.
  SELECT coalesce(sum(amount), 0), coalesce(sum(worth), 0) INTO gone.amount, gone.worth FROM refunds WHERE attempt_id = NEW.attempt_id AND state <> 'refused';
  NEW.worth := CASE WHEN attempt.state <> 'paid' THEN 0 WHEN NEW.worth IS NOT NULL THEN NEW.worth
    WHEN gone.amount + NEW.amount >= attempt.amount THEN greatest(0, attempt.worth - gone.worth)
    ELSE round(attempt.worth::numeric * NEW.amount / attempt.amount) END;
  IF attempt.state NOT IN ('paid', 'surplus') OR attempt.amount < NEW.amount + (SELECT coalesce(sum(amount), 0) FROM refunds WHERE attempt_id = NEW.attempt_id AND state <> 'refused')
    OR (attempt.state = 'paid' AND NEW.state <> 'done' AND NEW.worth > order_money_came(ordered) - order_money_back(ordered)) THEN
    RAISE EXCEPTION 'more than came with %', attempt.ext_order_id USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_within_the_payment';
  END IF;
  RETURN NEW;
END $$;

-- Orders grow dearer, too, when they are changed: a correction may add.
ALTER TABLE invoices DROP CONSTRAINT only_corrections_reduce,
  ADD CONSTRAINT sales_do_not_reduce CHECK (series NOT IN ('FV', 'PA') OR total >= 0);

CREATE OR REPLACE FUNCTION order_money_state(asked orders) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN EXISTS (SELECT FROM payment_attempts a WHERE a.order_id = asked.order_id AND a.state = 'surplus'
      AND a.amount > (SELECT coalesce(sum(r.amount), 0) FROM refunds r WHERE r.attempt_id = a.attempt_id AND r.state <> 'refused')) THEN 'surplus'
    WHEN asked.total = 0 OR total_pln(asked) = 0 THEN 'free'
    WHEN given.came > 0 AND given.balance > 0 THEN 'toGiveBack'
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
CREATE CONSTRAINT TRIGGER order_looked_up AFTER INSERT ON settlements
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION look_up_changed_order();
CREATE CONSTRAINT TRIGGER order_looked_up AFTER INSERT OR UPDATE OF state ON refund_transfers
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION look_up_changed_order();
UPDATE order_lookup l SET money = order_money_state(o) FROM orders o WHERE o.order_id = l.order_id;

-- An order's money is a part of its own: who decides on it names the version.
ALTER TABLE orders ADD COLUMN money_version integer NOT NULL DEFAULT 1;
CREATE FUNCTION count_money_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET money_version = money_version + 1 WHERE order_id = NEW.order_id;
  RETURN NULL;
END $$;
CREATE TRIGGER order_money_counted AFTER INSERT ON settlements FOR EACH ROW EXECUTE FUNCTION count_money_version();
CREATE TRIGGER order_money_counted AFTER INSERT ON refund_transfers FOR EACH ROW EXECUTE FUNCTION count_money_version();

-- Of some kinds an order has several emails: one for each occasion, but for those of staff and of parcels.
ALTER TABLE outbox ADD COLUMN occasion text NOT NULL DEFAULT '';
DROP INDEX outbox_once;
DROP INDEX outbox_order_kind;
CREATE UNIQUE INDEX outbox_once ON outbox (order_id, kind, occasion) WHERE NOT by_staff AND kind <> 'parcelSent';

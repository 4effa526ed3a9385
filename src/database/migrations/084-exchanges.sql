-- Goods that are exchanged for another variant of the same product: an order of its own, at what was paid for them, to which
-- their money is moved from the first order once they are back (docs/decisions/0141).

CREATE TABLE exchanges (
  exchange_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- By which the goods come back.
  return_id bigint NOT NULL REFERENCES returns,
  -- What the buyer gets for them.
  order_id bigint NOT NULL UNIQUE REFERENCES orders,
  agreed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX exchanges_return ON exchanges (return_id);
CREATE TRIGGER exchanges_only_grow BEFORE UPDATE OR DELETE ON exchanges FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE exchange_lines (
  exchange_id bigint NOT NULL REFERENCES exchanges,
  -- Of the lines of the order that comes back.
  position integer NOT NULL,
  variant_id bigint NOT NULL REFERENCES variants,
  quantity integer NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (exchange_id, position, variant_id)
);
CREATE TRIGGER exchange_lines_only_grow BEFORE UPDATE OR DELETE ON exchange_lines FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- A return is exchanged once, however many agree to it at once; an exchange that was given up is none.
CREATE FUNCTION guard_exchange() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM orders o JOIN returns r ON r.order_id = o.order_id WHERE r.return_id = NEW.return_id FOR NO KEY UPDATE OF o;
  IF EXISTS (SELECT FROM exchanges e JOIN orders o ON o.order_id = e.order_id WHERE e.return_id = NEW.return_id AND o.status NOT IN ('cancelled', 'expired')) THEN
    RAISE EXCEPTION 'return % is exchanged already', NEW.return_id USING ERRCODE = 'check_violation', CONSTRAINT = 'return_exchanged_once';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER exchange_guarded BEFORE INSERT ON exchanges FOR EACH ROW EXECUTE FUNCTION guard_exchange();

-- Of each line of an order so many pieces are to be exchanged and have not come back yet.
CREATE VIEW pieces_exchanged AS
  SELECT r.order_id, x.position, sum(x.quantity)::int AS quantity
  FROM exchange_lines x JOIN exchanges e USING (exchange_id) JOIN returns r USING (return_id) JOIN orders o ON o.order_id = e.order_id
  WHERE r.state NOT IN ('settled', 'closed') AND o.status NOT IN ('cancelled', 'expired') GROUP BY r.order_id, x.position;

-- Nothing is exchanged that has come back, and no piece twice.
CREATE FUNCTION guard_exchange_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.quantity > (SELECT l.quantity_left - coalesce(p.quantity, 0) FROM exchanges e JOIN returns r USING (return_id)
      JOIN order_lines_left l ON l.order_id = r.order_id LEFT JOIN pieces_exchanged p ON p.order_id = l.order_id AND p.position = l.position
      WHERE e.exchange_id = NEW.exchange_id AND l.position = NEW.position) IS NOT FALSE THEN
    RAISE EXCEPTION 'more pieces than are left at %', NEW.position USING ERRCODE = 'check_violation', CONSTRAINT = 'exchanged_within_the_line';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER exchange_line_guarded BEFORE INSERT ON exchange_lines FOR EACH ROW EXECUTE FUNCTION guard_exchange_line();

-- Money that pays for another order than the one it came for, in hundredths of the currency they have in common; back
-- again where the exchange is undone.
CREATE TABLE moved_money (
  move_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  exchange_id bigint NOT NULL REFERENCES exchanges,
  from_order bigint NOT NULL REFERENCES orders,
  to_order bigint NOT NULL REFERENCES orders,
  worth bigint NOT NULL CHECK (worth > 0),
  -- Of which settlement it was the money; null: what the shop held without one.
  settlement_id bigint REFERENCES settlements,
  moved_at timestamptz NOT NULL DEFAULT now(),
  CHECK (from_order <> to_order)
);
CREATE INDEX moved_money_from ON moved_money (from_order);
CREATE INDEX moved_money_to ON moved_money (to_order);
CREATE TRIGGER moved_money_only_grows BEFORE UPDATE OR DELETE ON moved_money FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- What was moved to an order, less what was moved from it.
CREATE FUNCTION order_money_moved(asked orders) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT (coalesce((SELECT sum(worth) FROM moved_money m WHERE m.to_order = asked.order_id), 0)
    - coalesce((SELECT sum(worth) FROM moved_money m WHERE m.from_order = asked.order_id), 0))::bigint
$$;
CREATE OR REPLACE FUNCTION order_money_came(asked orders) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT (coalesce((SELECT sum(worth) FROM payment_attempts a WHERE a.order_id = asked.order_id AND a.state = 'paid'), 0)
    + coalesce((SELECT sum(worth) FROM bank_transfers t WHERE t.order_id = asked.order_id), 0)
    + CASE WHEN asked.delivered_at IS NOT NULL AND (SELECT payment_code FROM payments p WHERE p.payment_id = asked.payment_id) = 'cash'
      THEN asked.total - coalesce((SELECT sum(amount) FROM settlements s WHERE s.order_id = asked.order_id AND s.made_at < asked.delivered_at), 0) ELSE 0 END
    + order_money_moved(asked))::bigint
$$;

-- Money is moved by its exchange alone, at most as much as the one order has and the other lacks.
CREATE FUNCTION guard_moved_money() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  giver orders;
  taker orders;
  first_order bigint;
  exchanged bigint;
BEGIN
  SELECT r.order_id, e.order_id INTO first_order, exchanged FROM exchanges e JOIN returns r USING (return_id) WHERE e.exchange_id = NEW.exchange_id;
  PERFORM FROM orders WHERE order_id IN (NEW.from_order, NEW.to_order) ORDER BY order_id FOR NO KEY UPDATE;
  SELECT * INTO giver FROM orders WHERE order_id = NEW.from_order;
  SELECT * INTO taker FROM orders WHERE order_id = NEW.to_order;
  IF (NEW.from_order, NEW.to_order) NOT IN ((first_order, exchanged), (exchanged, first_order)) OR giver.currency <> taker.currency
    OR NEW.worth > order_money_came(giver) - order_money_back(giver) OR (NEW.to_order = exchanged AND NEW.worth > -order_balance(taker)) THEN
    RAISE EXCEPTION 'order % has no such money for %', NEW.from_order, NEW.to_order USING ERRCODE = 'check_violation', CONSTRAINT = 'moved_within_the_payment';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER moved_money_guarded BEFORE INSERT ON moved_money FOR EACH ROW EXECUTE FUNCTION guard_moved_money();

-- What an exchange still costs is asked for once its goods have come, or will not: until then they are its payment.
CREATE OR REPLACE FUNCTION order_missing(asked orders) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN EXISTS (SELECT FROM exchanges e JOIN returns r USING (return_id) WHERE e.order_id = asked.order_id AND r.state NOT IN ('settled', 'closed')) THEN 0
    WHEN asked.status = 'awaitingPayment'
      OR (asked.status IN ('new', 'paid', 'packed', 'sent', 'delivered') AND EXISTS (SELECT FROM exchanges e WHERE e.order_id = asked.order_id))
      OR (asked.status IN ('paid', 'packed', 'sent', 'delivered') AND (SELECT payment_code <> 'cash' FROM payments p WHERE p.payment_id = asked.payment_id)
        AND EXISTS (SELECT FROM order_changes c WHERE c.order_id = asked.order_id))
    THEN greatest(0, -order_balance(asked)) ELSE 0 END
$$;

CREATE FUNCTION look_up_moved_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM look_up_order(order_id) FROM (VALUES (NEW.from_order), (NEW.to_order)) AS both_orders (order_id) ORDER BY order_id;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER orders_looked_up AFTER INSERT ON moved_money
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION look_up_moved_orders();
CREATE FUNCTION look_up_exchanged_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM look_up_order(e.order_id) FROM exchanges e WHERE e.return_id = NEW.return_id ORDER BY e.order_id;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER order_looked_up AFTER INSERT ON exchanges
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION look_up_exchanged_order();
CREATE CONSTRAINT TRIGGER exchanged_order_looked_up AFTER UPDATE OF state ON returns
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION look_up_exchanged_order();

CREATE FUNCTION count_money_version_of_both() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET money_version = money_version + 1 WHERE order_id IN (NEW.from_order, NEW.to_order);
  RETURN NULL;
END $$;
CREATE TRIGGER order_money_counted AFTER INSERT ON moved_money FOR EACH ROW EXECUTE FUNCTION count_money_version_of_both();

-- The share of points that goes along with exchanged pieces need not be of whole hundreds; what shoppers spend is.
ALTER TABLE orders DROP CONSTRAINT orders_points_deducted_check,
  ADD CONSTRAINT points_spent_in_hundreds CHECK (points_deducted >= 0 AND (points_deducted % 100 = 0 OR payment_id = 5));

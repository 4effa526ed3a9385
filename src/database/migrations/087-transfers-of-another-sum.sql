-- A transfer back that the bank paid with another sum than was asked of it: what is left of it stays owed, what went
-- beyond it is the shop's.
ALTER TABLE refund_transfers
  -- Hundredths of its currency, and what that is of the order's; null: what was asked.
  ADD COLUMN paid_amount bigint CHECK (paid_amount > 0),
  ADD COLUMN paid_worth bigint CHECK (paid_worth >= 0),
  ADD CONSTRAINT another_sum_is_one_that_was_paid CHECK ((paid_amount IS NULL) = (paid_worth IS NULL) AND (paid_amount IS NULL OR state = 'paid'));

CREATE OR REPLACE FUNCTION order_money_back(asked orders) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT (coalesce((SELECT sum(r.worth) FROM refunds r JOIN payment_attempts a USING (attempt_id) WHERE a.order_id = asked.order_id AND a.state = 'paid' AND r.state <> 'refused'), 0)
    + coalesce((SELECT sum(coalesce(paid_worth, worth)) FROM refund_transfers t WHERE t.order_id = asked.order_id AND t.state <> 'withdrawn'), 0))::bigint
$$;

CREATE TRIGGER order_money_counted_with_its_sum AFTER UPDATE OF paid_worth ON refund_transfers FOR EACH ROW
  WHEN (NEW.paid_worth IS DISTINCT FROM OLD.paid_worth) EXECUTE FUNCTION count_money_version();

-- As before, and: money was moved to another order, or goods are awaited instead of it (084); it is on its way back (086); of
-- what went back beyond what was asked, the difference is to come again.
CREATE OR REPLACE FUNCTION order_money_state(asked orders) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN EXISTS (SELECT FROM payment_attempts a WHERE a.order_id = asked.order_id AND a.state = 'surplus'
      AND a.amount > (SELECT coalesce(sum(r.amount), 0) FROM refunds r WHERE r.attempt_id = a.attempt_id AND r.state <> 'refused')) THEN 'surplus'
    WHEN given.came > 0 AND given.balance > 0 THEN 'toGiveBack'
    WHEN given.came = 0 AND (asked.total = 0 OR total_pln(asked) = 0) THEN 'free'
    WHEN given.came = 0 AND order_money_moved(asked) < 0 THEN 'exchanged'
    WHEN asked.status <> 'awaitingPayment' AND order_missing(asked) > 0 THEN 'toAskFor'
    WHEN method.payment_code = 'exchange' AND given.balance < 0 AND asked.status NOT IN ('cancelled', 'expired', 'returned')
      THEN CASE WHEN order_missing(asked) > 0 THEN 'toAskFor' ELSE 'goodsAwaited' END
    WHEN order_is_giving_back(asked) THEN 'givingBack'
    WHEN given.balance < 0 AND EXISTS (SELECT FROM refund_transfers t WHERE t.order_id = asked.order_id AND t.paid_worth > t.worth) THEN 'toAskFor'
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

UPDATE order_lookup l SET money = order_money_state(o) FROM orders o
  WHERE o.order_id = l.order_id AND l.money IN ('refunded', 'partlyRefunded', 'none') AND order_is_giving_back(o);

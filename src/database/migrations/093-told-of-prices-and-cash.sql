-- What an order's history tells: why a price was changed, and what was paid at the door.

-- Why a price of a changed order is another than it was; null: none is, or of before it was asked.
ALTER TABLE order_changes ADD COLUMN price_reason text CHECK (price_reason <> '');

-- What the courier took for an order that was delivered, in hundredths of its currency: its total, less what was given
-- back of it before.
CREATE FUNCTION order_money_at_door(asked orders) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN asked.delivered_at IS NOT NULL AND (SELECT payment_code FROM payments p WHERE p.payment_id = asked.payment_id) = 'cash'
    THEN asked.total - coalesce((SELECT sum(amount) FROM settlements s WHERE s.order_id = asked.order_id AND s.made_at < asked.delivered_at), 0) ELSE 0 END::bigint
$$;
CREATE OR REPLACE FUNCTION order_money_came(asked orders) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT (coalesce((SELECT sum(worth) FROM payment_attempts a WHERE a.order_id = asked.order_id AND a.state = 'paid'), 0)
    + coalesce((SELECT sum(worth) FROM bank_transfers t WHERE t.order_id = asked.order_id), 0)
    + order_money_at_door(asked) + order_money_moved(asked))::bigint
$$;

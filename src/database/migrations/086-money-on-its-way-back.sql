-- Money that was asked to go back and has not gone yet is being given back: only what a provider has confirmed, or
-- what is ticked as paid, was given back. What an order is told to be by it: 087.

CREATE FUNCTION order_is_giving_back(asked orders) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM refund_transfers t WHERE t.order_id = asked.order_id AND t.state IN ('asked', 'known', 'exported'))
    OR EXISTS (SELECT FROM refunds r JOIN payment_attempts a USING (attempt_id) WHERE a.order_id = asked.order_id AND r.state = 'asked'
      -- What an order never took is told of once nothing else is awaited for it.
      AND (a.state = 'paid' OR asked.status IN ('cancelled', 'expired', 'returned')))
$$;

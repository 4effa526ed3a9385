-- As before, and: a transfer back that the bank paid with another sum than was asked of it moved that sum (087).
CREATE OR REPLACE VIEW order_money_moves AS
  SELECT order_id, coalesce(settled_at, created_at) AS at, worth::bigint AS worth FROM payment_attempts WHERE state = 'paid'
  UNION ALL SELECT order_id, at, worth FROM bank_transfers
  UNION ALL SELECT order_id, delivered_at, order_money_at_door(o) FROM orders o WHERE delivered_at IS NOT NULL AND order_money_at_door(o) <> 0
  UNION ALL SELECT to_order, moved_at, worth FROM moved_money
  UNION ALL SELECT from_order, moved_at, -worth FROM moved_money
  UNION ALL SELECT a.order_id, r.created_at, -r.worth FROM refunds r JOIN payment_attempts a USING (attempt_id) WHERE a.state = 'paid' AND r.state <> 'refused'
  UNION ALL SELECT order_id, created_at, -coalesce(paid_worth, worth) FROM refund_transfers WHERE state <> 'withdrawn';

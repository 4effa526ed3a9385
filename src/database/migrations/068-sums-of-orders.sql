-- What all orders, or those of some days, are worth by currency is summed from this index alone.
CREATE INDEX orders_sums ON orders (currency, created_at) INCLUDE (total);

-- Those that need a decision are few among all attempts.
CREATE INDEX payment_attempts_surplus ON payment_attempts (order_id) WHERE state = 'surplus';

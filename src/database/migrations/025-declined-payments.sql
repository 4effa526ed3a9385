-- The shopper's means was refused, and the same payment can be tried again with another.
ALTER TABLE payment_attempts ADD COLUMN declined_at timestamptz;

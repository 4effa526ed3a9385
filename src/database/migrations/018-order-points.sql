-- Points a delivered order earns, money that came by bank transfer, and the orders of an e-mail.

ALTER TABLE points_ledger DROP CONSTRAINT points_ledger_reason_check;
ALTER TABLE points_ledger ADD CONSTRAINT points_reason_known CHECK (reason IN ('operator', 'order', 'return', 'earned', 'takenBack'));
ALTER TABLE points_ledger ADD CONSTRAINT points_of_an_order CHECK (order_id IS NOT NULL OR reason = 'operator');
-- An order spends, gives back, earns and loses points once.
CREATE UNIQUE INDEX points_once_per_order ON points_ledger (order_id, reason) WHERE order_id IS NOT NULL;

CREATE TABLE bank_transfers (
  order_id bigint PRIMARY KEY REFERENCES orders,
  -- Hundredths of the currency it came in: the order's own, or PLN.
  amount integer NOT NULL CHECK (amount > 0),
  currency text NOT NULL CHECK (currency IN ('pln', 'eur', 'gbp', 'usd')),
  at timestamptz NOT NULL DEFAULT now()
);

-- A customer with a proven e-mail sees what was ordered with it as a guest.
CREATE INDEX orders_email ON orders (email);

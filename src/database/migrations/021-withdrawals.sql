-- Withdrawals from a contract as they were declared (law: Directive (EU) 2023/2673, art. 11a of 2011/83/EU): the moment counts.
CREATE TABLE withdrawals (
  withdrawal_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  received_at timestamptz NOT NULL DEFAULT now(),
  name text NOT NULL CHECK (name <> ''),
  email text NOT NULL CHECK (email LIKE '%_@_%'),
  -- As it was typed: whoever withdraws need not know the number by heart.
  order_text text NOT NULL CHECK (order_text <> ''),
  -- The order of that number and address, where there is one.
  order_id bigint REFERENCES orders,
  -- Of which goods; empty: of all.
  goods text NOT NULL,
  lan_id smallint NOT NULL
);
CREATE INDEX withdrawals_order ON withdrawals (order_id);

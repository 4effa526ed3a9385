-- BaseLinker, which reads goods and orders and sends back stock, states and tracking, is who did what it does.
ALTER TABLE operator_log DROP CONSTRAINT operator_log_actor_kind_check,
  ADD CONSTRAINT operator_log_actor_kind_check CHECK (actor_kind IN ('person', 'key', 'commandLine', 'system', 'baselinker'));
ALTER TABLE stock_movements DROP CONSTRAINT stock_movements_actor_kind_check,
  ADD CONSTRAINT stock_movements_actor_kind_check CHECK (actor_kind IN ('person', 'key', 'commandLine', 'baselinker'));

-- What it believes of a variant's stock: what it read last, or set since. What it sets is the difference from that.
CREATE TABLE baselinker_stock (
  variant_id bigint PRIMARY KEY REFERENCES variants ON DELETE CASCADE,
  quantity integer NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);

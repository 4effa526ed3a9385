-- The books of a month: which are closed, what is never exempt from the cash register, and how money came and went.

-- A closed month changes only by corrections, which are of the month in which they are made.
CREATE TABLE closed_months (
  month date PRIMARY KEY CHECK (extract(day FROM month) = 1),
  closed_at timestamptz NOT NULL DEFAULT now(),
  -- Null: by the command line.
  closed_by bigint REFERENCES staff,
  -- What it was closed with: how many documents, by currency what they come to in its hundredths, and by rate in grosze.
  documents integer NOT NULL CHECK (documents >= 0),
  totals jsonb NOT NULL,
  sums jsonb NOT NULL
);
CREATE TRIGGER closed_months_only_grow BEFORE UPDATE OR DELETE ON closed_months
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE FUNCTION refuse_closed_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM closed_months WHERE month = date_trunc('month', NEW.issued_on)) THEN
    RAISE EXCEPTION '% is of a month that is closed', NEW.number USING ERRCODE = 'check_violation', CONSTRAINT = 'month_is_closed';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER invoices_of_open_months BEFORE INSERT ON invoices
  FOR EACH ROW EXECUTE FUNCTION refuse_closed_month();

-- Categories, with those below them, whose goods are sold with a receipt of the cash register only.
CREATE TABLE never_exempt_categories (
  category_id bigint PRIMARY KEY REFERENCES categories ON DELETE CASCADE
);

-- How money came for orders and went back, in hundredths of their currency: what order_money_came and order_money_back add up.
CREATE VIEW order_money_moves AS
  SELECT order_id, coalesce(settled_at, created_at) AS at, worth::bigint AS worth FROM payment_attempts WHERE state = 'paid'
  UNION ALL SELECT order_id, at, worth FROM bank_transfers
  UNION ALL SELECT order_id, delivered_at, order_money_at_door(o) FROM orders o WHERE delivered_at IS NOT NULL AND order_money_at_door(o) <> 0
  UNION ALL SELECT to_order, moved_at, worth FROM moved_money
  UNION ALL SELECT from_order, moved_at, -worth FROM moved_money
  UNION ALL SELECT a.order_id, r.created_at, -r.worth FROM refunds r JOIN payment_attempts a USING (attempt_id) WHERE a.state = 'paid' AND r.state <> 'refused'
  UNION ALL SELECT order_id, created_at, -worth FROM refund_transfers WHERE state <> 'withdrawn';

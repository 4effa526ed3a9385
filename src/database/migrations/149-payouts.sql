-- What PayU and PayPal say in their reports of money on the shop's account with them, and what of it came to the bank.

-- A file of a provider; the same file is read once.
CREATE TABLE payout_reports (
  report_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider text NOT NULL CHECK (provider IN ('payu', 'paypal')),
  file_name text NOT NULL,
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  brought_at timestamptz NOT NULL DEFAULT now(),
  -- Null: by a key.
  brought_by bigint REFERENCES staff,
  UNIQUE (provider, sha256)
);
CREATE TRIGGER payout_reports_only_grow BEFORE UPDATE OR DELETE ON payout_reports FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE payout_entries (
  entry_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  report_id bigint NOT NULL REFERENCES payout_reports,
  provider text NOT NULL CHECK (provider IN ('payu', 'paypal')),
  -- By which a row is the same in every report: the provider's number, its kind, day, sum and order, and how many like it came before it on that day.
  entry_key text NOT NULL CHECK (entry_key <> ''),
  kind text NOT NULL CHECK (kind IN ('payment', 'refund', 'fee', 'payout', 'other')),
  on_day date NOT NULL,
  currency text NOT NULL CHECK (currency ~ '^[a-z]{3}$'),
  -- What it moved on the account, in hundredths, and the fee taken besides, below zero.
  amount bigint NOT NULL,
  fee bigint NOT NULL,
  -- The provider's number of it, that of the payment it is of, and our name of the payment; empty: none is said.
  transaction_id text NOT NULL,
  related_id text NOT NULL,
  ext_order_id text NOT NULL,
  says text NOT NULL,
  UNIQUE (provider, entry_key),
  CHECK (kind <> 'payment' OR (amount > 0 AND fee <= 0)),
  CHECK (kind <> 'refund' OR amount < 0),
  CHECK (kind <> 'payout' OR amount <> 0)
);
CREATE INDEX payout_entries_day ON payout_entries (on_day);
CREATE INDEX payout_entries_ext_order ON payout_entries (ext_order_id) WHERE ext_order_id <> '';
CREATE INDEX payout_entries_transaction ON payout_entries (transaction_id) WHERE transaction_id <> '';
CREATE TRIGGER payout_entries_only_grow BEFORE UPDATE OR DELETE ON payout_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- A payout that came to the bank account, as somebody who looked there says.
CREATE TABLE payouts_come (
  entry_id bigint PRIMARY KEY REFERENCES payout_entries,
  amount bigint NOT NULL CHECK (amount > 0),
  on_day date NOT NULL
);
CREATE FUNCTION guard_payout_come() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM payout_entries WHERE entry_id = NEW.entry_id AND kind = 'payout' AND amount < 0) THEN
    RAISE EXCEPTION 'entry % is no payout', NEW.entry_id USING ERRCODE = 'check_violation', CONSTRAINT = 'payout_is_one';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payout_come_guarded BEFORE INSERT OR UPDATE ON payouts_come FOR EACH ROW EXECUTE FUNCTION guard_payout_come();

-- Each entry with the payment it is of, and how they agree; it is looked for at each reading, so a match is never out of date.
CREATE VIEW payout_matches AS
  SELECT e.*, a.attempt_id, a.order_id,
    CASE
      WHEN e.kind NOT IN ('payment', 'refund') THEN 'none'
      WHEN a.attempt_id IS NULL THEN 'unknown'
      WHEN a.currency <> e.currency THEN 'differs'
      WHEN e.kind = 'payment' AND a.state IN ('paid', 'surplus') AND a.amount = e.amount
        AND NOT EXISTS (SELECT FROM payout_entries other WHERE other.provider = e.provider AND other.kind = 'payment' AND other.entry_id < e.entry_id
          AND (other.transaction_id = e.transaction_id AND e.transaction_id <> '' OR other.ext_order_id = e.ext_order_id AND e.ext_order_id <> '')) THEN 'agrees'
      WHEN e.kind = 'refund' AND EXISTS (SELECT FROM refunds r WHERE r.attempt_id = a.attempt_id AND r.state <> 'refused' AND r.amount = -e.amount) THEN 'agrees'
      ELSE 'differs'
    END AS match
  FROM payout_entries e LEFT JOIN LATERAL (
    SELECT p.attempt_id, p.order_id, p.amount, p.currency, p.state FROM (
      SELECT 1 AS nearness, attempt_id FROM payment_attempts WHERE capture_id = nullif(e.transaction_id, '')
      UNION ALL SELECT 2, attempt_id FROM payment_attempts WHERE capture_id = nullif(e.related_id, '')
      UNION ALL SELECT 3, attempt_id FROM refunds WHERE provider_refund_id = nullif(e.transaction_id, '')
      UNION ALL SELECT 4, attempt_id FROM payment_attempts WHERE ext_order_id = nullif(e.ext_order_id, '')
    ) near JOIN payment_attempts p USING (attempt_id)
    WHERE p.provider = e.provider AND e.kind IN ('payment', 'refund') ORDER BY nearness, attempt_id LIMIT 1
  ) a ON true;

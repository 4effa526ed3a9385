-- A row of a report is the same in whichever columns and language it was made; what a report did not say, a later one does.
DROP TRIGGER payout_entries_only_grow ON payout_entries;

-- By the provider's number, day and sum, as reports give them always; without a number by kind and order. The rest is chosen or translated.
WITH named AS (
  SELECT entry_id, concat_ws('|', CASE transaction_id WHEN '' THEN concat_ws('|', kind, ext_order_id) ELSE transaction_id END, on_day, amount) AS same, provider
  FROM payout_entries
), counted AS (
  SELECT entry_id, same || '#' || row_number() OVER (PARTITION BY provider, same ORDER BY entry_id) AS entry_key FROM named
) UPDATE payout_entries e SET entry_key = c.entry_key FROM counted c WHERE c.entry_id = e.entry_id;

CREATE FUNCTION guard_payout_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  filled payout_entries := NEW;
BEGIN
  IF OLD.fee = 0 THEN filled.fee := OLD.fee; END IF;
  IF OLD.related_id = '' THEN filled.related_id := OLD.related_id; END IF;
  IF OLD.ext_order_id = '' THEN filled.ext_order_id := OLD.ext_order_id; END IF;
  IF OLD.says = '' THEN filled.says := OLD.says; END IF;
  IF filled IS DISTINCT FROM OLD THEN
    RAISE EXCEPTION '% only grows', TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payout_entries_only_filled BEFORE UPDATE ON payout_entries FOR EACH ROW EXECUTE FUNCTION guard_payout_entry();
CREATE TRIGGER payout_entries_only_grow BEFORE DELETE ON payout_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- The payment a row is of: by the provider's number first, then by our name of it. Null: of none.
CREATE FUNCTION payout_attempt(e payout_entries) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT p.attempt_id FROM (
    SELECT 1 AS nearness, attempt_id FROM payment_attempts WHERE capture_id = nullif(e.transaction_id, '')
    UNION ALL SELECT 2, attempt_id FROM payment_attempts WHERE capture_id = nullif(e.related_id, '')
    UNION ALL SELECT 3, attempt_id FROM refunds WHERE provider_refund_id = nullif(e.transaction_id, '')
    UNION ALL SELECT 4, attempt_id FROM payment_attempts WHERE ext_order_id = nullif(e.ext_order_id, '')
  ) near JOIN payment_attempts p USING (attempt_id)
  WHERE p.provider = e.provider AND e.kind IN ('payment', 'refund') ORDER BY nearness, attempt_id LIMIT 1
$$;
CREATE INDEX payout_entries_refunds ON payout_entries (provider, amount) WHERE kind = 'refund';

-- As before, but refunds are matched one to one, as payments are: one that was made twice agrees once.
CREATE OR REPLACE VIEW payout_matches AS
  SELECT e.*, a.attempt_id, a.order_id,
    CASE
      WHEN e.kind NOT IN ('payment', 'refund') THEN 'none'
      WHEN a.attempt_id IS NULL THEN 'unknown'
      WHEN a.currency <> e.currency THEN 'differs'
      WHEN e.kind = 'payment' AND a.state IN ('paid', 'surplus') AND a.amount = e.amount
        AND NOT EXISTS (SELECT FROM payout_entries other WHERE other.provider = e.provider AND other.kind = 'payment' AND other.entry_id < e.entry_id
          AND (other.transaction_id = e.transaction_id AND e.transaction_id <> '' OR other.ext_order_id = e.ext_order_id AND e.ext_order_id <> '')) THEN 'agrees'
      WHEN e.kind = 'refund' AND (SELECT count(*) FROM refunds r WHERE r.attempt_id = a.attempt_id AND r.state <> 'refused' AND r.amount = -e.amount)
        > (SELECT count(*) FROM payout_entries other WHERE other.provider = e.provider AND other.kind = 'refund' AND other.amount = e.amount
          AND other.entry_id < e.entry_id AND payout_attempt(other) = a.attempt_id) THEN 'agrees'
      ELSE 'differs'
    END AS match
  FROM payout_entries e LEFT JOIN payment_attempts a ON a.attempt_id = payout_attempt(e);

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

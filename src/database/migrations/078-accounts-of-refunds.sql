-- Why the shop keeps a part of what goods cost that came back.
ALTER TABLE settlements ADD COLUMN withheld_reason text NOT NULL DEFAULT '';

-- Whatever changes how the money of an order stands makes another version of it.
CREATE FUNCTION count_money_version_of_attempt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET money_version = money_version + 1 WHERE order_id = (SELECT order_id FROM payment_attempts WHERE attempt_id = NEW.attempt_id);
  RETURN NULL;
END $$;
CREATE TRIGGER order_money_counted AFTER INSERT OR UPDATE OF state ON refunds FOR EACH ROW EXECUTE FUNCTION count_money_version_of_attempt();
CREATE TRIGGER order_money_counted AFTER UPDATE OF state ON payment_attempts FOR EACH ROW
  WHEN (NEW.state IN ('paid', 'surplus') AND NEW.state <> OLD.state) EXECUTE FUNCTION count_money_version();
CREATE TRIGGER order_money_counted AFTER INSERT ON bank_transfers FOR EACH ROW EXECUTE FUNCTION count_money_version();
CREATE TRIGGER order_money_counted_again AFTER UPDATE OF state ON refund_transfers FOR EACH ROW
  WHEN ((NEW.state = 'withdrawn') <> (OLD.state = 'withdrawn')) EXECUTE FUNCTION count_money_version();

-- When the buyer was reminded that the shop does not know the account yet.
ALTER TABLE refund_transfers ADD COLUMN reminded_at timestamptz;
-- What is withdrawn goes nowhere any more.
CREATE FUNCTION guard_withdrawn_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'refund transfer % is withdrawn', OLD.refund_transfer_id USING ERRCODE = 'check_violation', CONSTRAINT = 'withdrawn_for_good';
END $$;
CREATE TRIGGER withdrawn_for_good BEFORE UPDATE OF state ON refund_transfers FOR EACH ROW
  WHEN (OLD.state = 'withdrawn' AND NEW.state <> 'withdrawn') EXECUTE FUNCTION guard_withdrawn_transfer();

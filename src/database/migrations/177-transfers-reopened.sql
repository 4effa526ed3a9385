-- A transfer that was paid short and is to be paid again asks for all of it: never more than the shop still holds of the order.
CREATE FUNCTION guard_reopened_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ordered orders;
BEGIN
  SELECT * INTO ordered FROM orders WHERE order_id = NEW.order_id FOR NO KEY UPDATE;
  IF NEW.worth - OLD.paid_worth > order_money_came(ordered) - order_money_back(ordered) THEN
    RAISE EXCEPTION 'more than came for order %', NEW.order_id USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_within_the_payment';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER refund_transfer_reopened BEFORE UPDATE OF paid_worth ON refund_transfers FOR EACH ROW
  WHEN (OLD.paid_worth < OLD.worth AND NEW.paid_worth IS NULL) EXECUTE FUNCTION guard_reopened_transfer();

-- A return and a complaint are settled once, by a settlement of the order they are of; whose it was does not change any more.
CREATE FUNCTION guard_settled_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.settlement_id IS NOT NULL AND (NEW.settlement_id, NEW.order_id) IS DISTINCT FROM (OLD.settlement_id, OLD.order_id) THEN
    RAISE EXCEPTION 'settled by settlement % already', OLD.settlement_id USING ERRCODE = 'check_violation', CONSTRAINT = 'settled_once';
  END IF;
  IF NEW.settlement_id IS NOT NULL AND NOT EXISTS (SELECT FROM settlements s WHERE s.settlement_id = NEW.settlement_id AND s.order_id = NEW.order_id) THEN
    RAISE EXCEPTION 'settlement % is of another order', NEW.settlement_id USING ERRCODE = 'check_violation', CONSTRAINT = 'settled_by_its_own_order';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER return_settled_once BEFORE INSERT OR UPDATE ON returns FOR EACH ROW EXECUTE FUNCTION guard_settled_once();
CREATE TRIGGER complaint_settled_once BEFORE INSERT OR UPDATE ON complaints FOR EACH ROW EXECUTE FUNCTION guard_settled_once();

-- As before, but with the lock that rows which name the order wait for no more than they must: who enters a statement of
-- withdrawal holds its order in share, and would wait for who settles it, while that one waits for them.
CREATE OR REPLACE FUNCTION guard_settlement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  worth bigint;
BEGIN
  SELECT total INTO worth FROM orders WHERE order_id = NEW.order_id FOR NO KEY UPDATE;
  IF worth < NEW.amount + (SELECT coalesce(sum(amount), 0) FROM settlements WHERE order_id = NEW.order_id) THEN
    RAISE EXCEPTION 'more than order % is worth', NEW.order_id USING ERRCODE = 'check_violation', CONSTRAINT = 'settled_within_the_total';
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE FUNCTION guard_refund_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ordered orders;
BEGIN
  SELECT * INTO ordered FROM orders WHERE order_id = NEW.order_id FOR NO KEY UPDATE;
  IF NEW.worth > order_money_came(ordered) - order_money_back(ordered) THEN
    RAISE EXCEPTION 'more than came for order %', NEW.order_id USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_within_the_payment';
  END IF;
  RETURN NEW;
END $$;

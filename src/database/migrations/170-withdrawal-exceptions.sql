-- Goods of which a consumer cannot withdraw, or not once they are unsealed (consumer rights act, art. 38), as they were sold.
ALTER TABLE products ADD COLUMN withdrawal_exception text
  CHECK (withdrawal_exception IN ('madeToMeasure', 'perishable', 'sealedHygiene', 'sealedRecording'));
ALTER TABLE order_lines ADD COLUMN withdrawal_exception text
  CHECK (withdrawal_exception IN ('madeToMeasure', 'perishable', 'sealedHygiene', 'sealedRecording'));

-- It is one of a product's facts: who changes it counts a version of them.
DROP TRIGGER products_count_facts ON products;
CREATE TRIGGER products_count_facts AFTER UPDATE OF composition, unit_amount, unit, certificates, guarantee_years, vat_rate, withdrawal_exception ON products FOR EACH ROW
  WHEN ((OLD.composition, OLD.unit_amount, OLD.unit, OLD.certificates, OLD.guarantee_years, OLD.vat_rate, OLD.withdrawal_exception)
    IS DISTINCT FROM (NEW.composition, NEW.unit_amount, NEW.unit, NEW.certificates, NEW.guarantee_years, NEW.vat_rate, NEW.withdrawal_exception))
  EXECUTE FUNCTION count_product_version('facts');

-- What was made for its buyer, or perishes, is no part of a withdrawal.
CREATE FUNCTION refuse_excepted_pieces() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.expected + NEW.as_new + NEW.used > 0 AND EXISTS (
    SELECT FROM returns r JOIN order_lines l USING (order_id)
    WHERE r.return_id = NEW.return_id AND r.kind = 'withdrawal' AND l.position = NEW.position AND l.withdrawal_exception IN ('madeToMeasure', 'perishable'))
  THEN RAISE EXCEPTION 'Return % is of a withdrawal, of which line % is no part', NEW.return_id, NEW.position USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER return_lines_within_the_right BEFORE INSERT OR UPDATE ON return_lines FOR EACH ROW EXECUTE FUNCTION refuse_excepted_pieces();

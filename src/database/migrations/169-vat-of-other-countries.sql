-- An order of a person in another country of the Union bears that country's VAT once the shop settles it by OSS, in place of its goods' own.

-- `CZ 21`, `FI 25.5`: the country and its standard rate in percent.
CREATE DOMAIN rate_abroad AS text CHECK (VALUE ~ '^[A-Z]{2} \d{1,2}(\.\d{1,2})?$' AND VALUE NOT LIKE 'PL %');
-- Null: each line bears its own.
ALTER TABLE orders ADD COLUMN vat_abroad rate_abroad;

-- Whether a document bears the VAT of another country: all its lines do, or none.
CREATE FUNCTION bears_vat_abroad(content jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(content #>> '{lines,0,rate}' LIKE '% %', false);
CREATE INDEX invoices_abroad ON invoices (issued_on) WHERE bears_vat_abroad(content);

-- Documents bear the VAT of their order, line by line.
CREATE FUNCTION refuse_other_vat() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  abroad text := (SELECT vat_abroad FROM orders WHERE order_id = NEW.order_id);
BEGIN
  IF EXISTS (SELECT FROM jsonb_array_elements(NEW.content -> 'lines') line
    WHERE CASE WHEN line ->> 'rate' LIKE '% %' THEN line ->> 'rate' END IS DISTINCT FROM abroad) THEN
    RAISE EXCEPTION '% bears another VAT than its order', NEW.number USING ERRCODE = 'check_violation', CONSTRAINT = 'document_of_orders_vat';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER invoices_of_orders_vat BEFORE INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION refuse_other_vat();

-- What was documented stays so: returns, corrections and changes are by the rate of the sale.
CREATE FUNCTION refuse_vat_after_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM invoices WHERE order_id = NEW.order_id) THEN
    RAISE EXCEPTION 'Order % has a document, its VAT stays', NEW.order_id USING ERRCODE = 'check_violation', CONSTRAINT = 'vat_stays_after_document';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER orders_keep_their_vat BEFORE UPDATE OF vat_abroad ON orders FOR EACH ROW
  WHEN (OLD.vat_abroad IS DISTINCT FROM NEW.vat_abroad) EXECUTE FUNCTION refuse_vat_after_document();

-- Invoices of such sales are no matter of the Polish system for invoices.
CREATE FUNCTION refuse_abroad_in_ksef() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM invoices WHERE number = NEW.number AND bears_vat_abroad(content)) THEN
    RAISE EXCEPTION '% bears the VAT of another country', NEW.number USING ERRCODE = 'check_violation', CONSTRAINT = 'ksef_of_polish_vat';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER ksef_of_polish_vat BEFORE INSERT ON ksef_submissions FOR EACH ROW EXECUTE FUNCTION refuse_abroad_in_ksef();

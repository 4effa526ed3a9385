-- Delivery and payment as staff keep them: each way of delivery of a zone has a number for the log, counts its versions and
-- can be switched off; so can each payment of it, whose row stays for the orders that chose it.
ALTER TABLE shippings
  ADD COLUMN method_id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT shippings_number UNIQUE,
  ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  ADD COLUMN offered boolean NOT NULL DEFAULT true;
ALTER TABLE zone_methods ADD COLUMN offered boolean NOT NULL DEFAULT true;

-- Payments in the order shoppers see them: by position, then by number.
ALTER TABLE payments
  ADD COLUMN position integer NOT NULL DEFAULT 0,
  ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version > 0);

-- Days on which nothing leaves, beside weekends and public holidays.
CREATE TABLE days_off (
  day_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  day date NOT NULL UNIQUE,
  because text NOT NULL CHECK (length(because) BETWEEN 1 AND 80)
);
CREATE TRIGGER days_off_note AFTER INSERT OR UPDATE OR DELETE ON days_off FOR EACH STATEMENT EXECUTE FUNCTION note_fact('delivery');

-- Hour in Warsaw until which an order leaves the same working day.
ALTER TABLE shop ADD COLUMN hand_over_hour smallint NOT NULL DEFAULT 14 CHECK (hand_over_hour BETWEEN 1 AND 23);
CREATE TRIGGER shop_hand_over_note AFTER UPDATE OF hand_over_hour ON shop FOR EACH STATEMENT EXECUTE FUNCTION note_fact('delivery');

-- What a buyer gets to keep of a sale: an invoice, or a proof of purchase for who gave no data for one, and their corrections.

CREATE DOMAIN vat_rate AS text CHECK (VALUE IN ('23', '8', '5', '0', 'zw'));

ALTER TABLE products ADD COLUMN vat_rate vat_rate NOT NULL DEFAULT '23';
-- As sold, like the rest of the line.
ALTER TABLE order_lines ADD COLUMN vat_rate vat_rate NOT NULL DEFAULT '23';

-- Orders paid before this have none.
ALTER TABLE shop ADD COLUMN invoices_since timestamptz NOT NULL DEFAULT now();

-- The last number given in a series and year: locked by who takes the next until the document is committed, so that none is lost or doubled.
CREATE TABLE invoice_counters (
  series text NOT NULL,
  year integer NOT NULL,
  last integer NOT NULL CHECK (last > 0),
  -- Later numbers never bear an earlier day.
  last_on date NOT NULL,
  PRIMARY KEY (series, year)
);

CREATE TABLE invoices (
  number text PRIMARY KEY,
  -- FV invoice, KOR its correction, PA proof of purchase, KPA its correction.
  series text NOT NULL CHECK (series IN ('FV', 'KOR', 'PA', 'KPA')),
  year integer NOT NULL,
  counted integer NOT NULL CHECK (counted > 0),
  order_id bigint NOT NULL REFERENCES orders,
  -- What it was made for: once each.
  occasion text NOT NULL CHECK (occasion <> ''),
  issued_on date NOT NULL,
  currency text NOT NULL CHECK (currency IN ('pln', 'eur', 'gbp', 'usd')),
  -- Hundredths of the currency; of a correction the difference it makes.
  total bigint NOT NULL,
  -- The whole document as of then (domain/invoice.ts).
  content jsonb NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (series, year, counted),
  UNIQUE (order_id, occasion),
  CONSTRAINT only_corrections_reduce CHECK (CASE WHEN series IN ('FV', 'PA') THEN total >= 0 ELSE total <= 0 END)
);
-- One order, one invoice or proof; corrections as many as it takes.
CREATE UNIQUE INDEX invoices_one_of_order ON invoices (order_id) WHERE series IN ('FV', 'PA');
CREATE INDEX invoices_issued ON invoices (issued_on, series, counted);

CREATE TRIGGER invoices_only_grow BEFORE UPDATE OR DELETE ON invoices
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- The numbers invoices were given by the state's system once they were sent there.
CREATE TABLE ksef_numbers (
  number text PRIMARY KEY REFERENCES invoices,
  ksef_number text NOT NULL UNIQUE CHECK (ksef_number ~ '^\d{10}-\d{8}-[0-9A-F]{6}-?[0-9A-F]{6}-[0-9A-F]{2}$'),
  noted_at timestamptz NOT NULL DEFAULT now()
);
CREATE TRIGGER ksef_numbers_only_grow BEFORE UPDATE OR DELETE ON ksef_numbers
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

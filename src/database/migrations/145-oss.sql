-- VAT of other countries of the Union, for who settles it by the one-stop shop (OSS).

-- Standard rates by the day from which they hold, until the next of the same country does.
CREATE TABLE union_vat_rates (
  rate_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  country text NOT NULL CHECK (country ~ '^[A-Z]{2}$' AND country <> 'PL'),
  from_day date NOT NULL,
  -- Hundredths of a percent.
  rate integer NOT NULL CHECK (rate BETWEEN 0 AND 5000),
  -- Where it was read (null: it came with the shop, from public tables of 2025 and 2026), and when it was written down.
  source text CHECK (source <> ''),
  noted_on date NOT NULL DEFAULT current_date,
  UNIQUE (country, from_day)
);
INSERT INTO union_vat_rates (country, from_day, rate, noted_on)
  SELECT country, from_day::date, rate, '2026-11-29'
  FROM (VALUES
    ('AT', '2025-01-01', 2000), ('BE', '2025-01-01', 2100), ('BG', '2025-01-01', 2000), ('CY', '2025-01-01', 1900),
    ('CZ', '2025-01-01', 2100), ('DE', '2025-01-01', 1900), ('DK', '2025-01-01', 2500), ('EE', '2025-01-01', 2200),
    ('EE', '2025-07-01', 2400), ('ES', '2025-01-01', 2100), ('FI', '2025-01-01', 2550), ('FR', '2025-01-01', 2000),
    ('GR', '2025-01-01', 2400), ('HR', '2025-01-01', 2500), ('HU', '2025-01-01', 2700), ('IE', '2025-01-01', 2300),
    ('IT', '2025-01-01', 2200), ('LT', '2025-01-01', 2100), ('LU', '2025-01-01', 1700), ('LV', '2025-01-01', 2100),
    ('MT', '2025-01-01', 1800), ('NL', '2025-01-01', 2100), ('PT', '2025-01-01', 2300), ('RO', '2025-01-01', 1900),
    ('RO', '2025-08-01', 2100), ('SE', '2025-01-01', 2500), ('SI', '2025-01-01', 2200), ('SK', '2025-01-01', 2300)
  ) AS known (country, from_day, rate);

-- What one euro cost by the European Central Bank for a quarter: on its last day, or the first after it with rates.
CREATE TABLE ecb_quarters (
  -- `2026-Q4`.
  quarter text PRIMARY KEY CHECK (quarter ~ '^20\d\d-Q[1-4]$'),
  day date NOT NULL,
  -- Units of the currency for one euro × 100,000.
  pln integer NOT NULL CHECK (pln > 0),
  gbp integer NOT NULL CHECK (gbp > 0),
  usd integer NOT NULL CHECK (usd > 0),
  fetched_at timestamptz NOT NULL DEFAULT now(),
  CHECK (day BETWEEN to_date(left(quarter, 4) || '-01-01', 'YYYY-MM-DD') + make_interval(months => 3 * right(quarter, 1)::int, days => -1)
    AND to_date(left(quarter, 4) || '-01-01', 'YYYY-MM-DD') + make_interval(months => 3 * right(quarter, 1)::int, days => 9))
);
CREATE TRIGGER ecb_quarters_only_grow BEFORE UPDATE OR DELETE ON ecb_quarters FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Average rates of the National Bank of Poland (table A), day by day: by them sales in other currencies are booked.
CREATE TABLE nbp_days (
  -- A day that was asked for once it was over.
  day date PRIMARY KEY,
  -- `227/A/NBP/2026`; null: no table was published on it.
  table_number text UNIQUE,
  fetched_at timestamptz NOT NULL DEFAULT now()
);
CREATE TRIGGER nbp_days_only_grow BEFORE UPDATE OR DELETE ON nbp_days FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TABLE nbp_rates (
  day date NOT NULL REFERENCES nbp_days,
  currency text NOT NULL CHECK (currency IN ('eur', 'gbp', 'usd', 'czk')),
  -- PLN for one unit × 10,000.
  rate integer NOT NULL CHECK (rate > 0),
  PRIMARY KEY (day, currency)
);
CREATE TRIGGER nbp_rates_only_grow BEFORE UPDATE OR DELETE ON nbp_rates FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Errors of shoppers' browsers, told to reportError: one row for each message in each component.
CREATE TABLE runtime_errors (
  error_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  fingerprint bytea NOT NULL UNIQUE,
  message text NOT NULL,
  component text NOT NULL,
  -- From here to the build's date: of the report that came last.
  stack text NOT NULL,
  url text NOT NULL,
  browser text NOT NULL,
  build_id text NOT NULL,
  build_date text NOT NULL,
  count bigint NOT NULL DEFAULT 1,
  first_seen timestamptz NOT NULL DEFAULT now(),
  last_seen timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX runtime_errors_last_seen ON runtime_errors (last_seen DESC);

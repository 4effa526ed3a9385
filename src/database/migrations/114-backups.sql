-- Backups that were made by the clock. Where they lie is the machine's that works off the jobs; here stands that they were made.
CREATE TABLE backups (
  backup_id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  file text NOT NULL UNIQUE CHECK (file <> ''),
  made_at timestamptz NOT NULL,
  rows integer NOT NULL CHECK (rows >= 0),
  pictures integer NOT NULL CHECK (pictures >= 0),
  bytes bigint NOT NULL CHECK (bytes > 0),
  -- When it was restored into a database of its own and looked at; null: it was not.
  verified_at timestamptz,
  -- What was wrong with it then; empty: nothing.
  broken text[] NOT NULL DEFAULT '{}'
);

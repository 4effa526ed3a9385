-- Codes as staff keep them: each has a number for the log, its terms count their versions, and codes that were made together are known as such.
CREATE TABLE code_batches (
  batch_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  made_at timestamptz NOT NULL DEFAULT now()
);

ALTER TABLE discount_codes
  ADD COLUMN code_id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT discount_codes_number UNIQUE,
  ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  ADD COLUMN batch_id bigint REFERENCES code_batches;
CREATE INDEX discount_codes_batch ON discount_codes (batch_id, code_id) WHERE batch_id IS NOT NULL;

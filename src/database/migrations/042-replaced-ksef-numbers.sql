-- A number that was noted by mistake gives way to another, or to none; what stood there, since when and why it went stays.
DROP TRIGGER ksef_numbers_only_grow ON ksef_numbers;
CREATE TABLE replaced_ksef_numbers (
  replaced_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  number text NOT NULL REFERENCES invoices,
  ksef_number text NOT NULL,
  noted_at timestamptz NOT NULL,
  why text NOT NULL CHECK (why <> ''),
  replaced_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX replaced_ksef_numbers_number ON replaced_ksef_numbers (number);
CREATE TRIGGER replaced_ksef_numbers_only_grow BEFORE UPDATE OR DELETE ON replaced_ksef_numbers
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- A file that breaks a rule KSeF looks at is held before it is stored; and companies' documents are found without reading all others.
ALTER TABLE ksef_submissions DROP CONSTRAINT ksef_submissions_problem_check,
  ADD CONSTRAINT ksef_submissions_problem_check CHECK (problem IN ('sellerNip', 'exemption', 'faulty', 'notTaken', 'duplicate', 'otherInvoice', 'gaveUp'));

CREATE INDEX invoices_of_companies ON invoices (issued_on)
  WHERE series IN ('FV', 'KOR') AND regexp_replace(content -> 'buyer' ->> 'vatNumber', '[\s./–—−-]', '', 'g') <> '';

-- From the moment the shop is joined to a system its documents go there, whenever the job that sends them comes to it.
CREATE FUNCTION join_ksef() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ksef_environments (environment) VALUES (coalesce(NEW.fields ->> 'environment', 'test')) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER ksef_joined AFTER INSERT OR UPDATE ON connections FOR EACH ROW WHEN (NEW.kind = 'ksef' AND NEW.is_on)
  EXECUTE FUNCTION join_ksef();
INSERT INTO ksef_environments (environment)
  SELECT coalesce(fields ->> 'environment', 'test') FROM connections WHERE kind = 'ksef' AND is_on ON CONFLICT DO NOTHING;

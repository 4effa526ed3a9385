-- What goes to the state's system for invoices (KSeF 2.0): where it goes, each document's own file, and what became of it.

-- Each of the Ministry's systems that the shop was ever joined to: what was sent to one is nothing to another.
CREATE TABLE ksef_environments (
  environment text PRIMARY KEY CHECK (environment IN ('test', 'demo', 'production')),
  -- Documents made before go there only by somebody's word.
  since timestamptz NOT NULL DEFAULT now(),
  -- It has had enough calls until then.
  not_before timestamptz,
  -- Why nothing is sent now, in its own words; null: nothing is wrong.
  problem text CHECK (problem IN ('silent', 'unavailable', 'limited', 'credentials', 'permission', 'refused', 'locked')),
  problem_says text NOT NULL DEFAULT '',
  problem_since timestamptz,
  certificate_ends timestamptz,
  offline_certificate_ends timestamptz,
  CHECK ((problem IS NULL) = (problem_since IS NULL))
);

CREATE TABLE ksef_submissions (
  environment text NOT NULL REFERENCES ksef_environments,
  number text NOT NULL REFERENCES invoices,
  added_at timestamptz NOT NULL DEFAULT now(),
  -- What is sent, to the byte; null: not written yet, as what it corrects has no number.
  file bytea,
  file_sha256 bytea GENERATED ALWAYS AS (sha256(file)) STORED,
  -- Of a file that was handed over and refused: this one is sent in its place.
  instead_of_sha256 bytea CHECK (length(instead_of_sha256) = 32),
  -- When a paper of it was given to the buyer before it had its number, with the code that names its issuer.
  handed_over_at timestamptz,
  issuer_link text,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sending', 'sent', 'accepted', 'refused', 'held')),
  next_at timestamptz NOT NULL DEFAULT now(),
  tries integer NOT NULL DEFAULT 0,
  -- By which session and under which reference it was given, and when.
  session text,
  reference text,
  given_at timestamptz,
  ksef_number text,
  accepted_at timestamptz,
  -- The Ministry's signed confirmation.
  confirmation bytea,
  -- Why it was not taken, or cannot be sent; what was said of it.
  problem text CHECK (problem IN ('sellerNip', 'exemption', 'notTaken', 'duplicate', 'otherInvoice', 'gaveUp')),
  says text NOT NULL DEFAULT '',
  PRIMARY KEY (environment, number),
  CHECK ((state = 'accepted') = (ksef_number IS NOT NULL)),
  CHECK ((state IN ('refused', 'held')) = (problem IS NOT NULL)),
  CHECK (state NOT IN ('sending', 'sent', 'accepted', 'refused') OR file IS NOT NULL),
  CHECK (state NOT IN ('sending', 'sent') OR session IS NOT NULL)
);
CREATE INDEX ksef_submissions_open ON ksef_submissions (environment, next_at) WHERE state IN ('waiting', 'sending', 'sent');
CREATE INDEX ksef_submissions_given ON ksef_submissions (given_at);
CREATE INDEX ksef_submissions_number ON ksef_submissions (number);

-- What was sent is what is shown, downloaded and corrected: only a file that was refused gives way to another.
CREATE TRIGGER ksef_files_stay BEFORE UPDATE ON ksef_submissions FOR EACH ROW
  WHEN (OLD.file IS NOT NULL AND NEW.file IS DISTINCT FROM OLD.file AND OLD.state <> 'refused')
  EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ksef_submissions_stay BEFORE DELETE ON ksef_submissions FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Times that the Ministry announced to be without KSeF, as staff noted them.
CREATE TABLE ksef_outages (
  outage_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('unavailable', 'failure', 'total')),
  from_day date NOT NULL,
  -- Null: it has not ended.
  to_day date CHECK (to_day >= from_day)
);

-- Certificates the shop asks KSeF for: of each kind one at a time, its key sealed until the certificate is there.
CREATE TABLE ksef_certificate_requests (
  environment text NOT NULL REFERENCES ksef_environments,
  kind text NOT NULL CHECK (kind IN ('authentication', 'offline')),
  asked_at timestamptz NOT NULL DEFAULT now(),
  state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'sent', 'done', 'refused')),
  sealed_key bytea,
  reference text,
  says text NOT NULL DEFAULT '',
  PRIMARY KEY (environment, kind),
  CHECK ((state = 'sent') = (sealed_key IS NOT NULL)),
  CHECK (state <> 'sent' OR reference IS NOT NULL)
);

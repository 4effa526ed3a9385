-- Outside services whose credentials the label enters in the back office: what may be shown, and secrets, which lie here sealed.
CREATE TABLE connections (
  connection_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL UNIQUE CHECK (kind <> ''),
  is_on boolean NOT NULL DEFAULT false,
  fields jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(fields) = 'object'),
  -- The digest of the key by which the service itself calls the shop; what it is nobody is told again.
  key_sha256 bytea UNIQUE CHECK (length(key_sha256) = 32),
  key_made_at timestamptz,
  -- When the service called the shop last.
  called_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  tested_at timestamptz,
  test_result text,
  -- What the service itself said of it, for whoever asks it.
  test_says text NOT NULL DEFAULT '',
  CHECK ((key_sha256 IS NULL) = (key_made_at IS NULL)),
  CHECK ((tested_at IS NULL) = (test_result IS NULL))
);

-- Each sealed under the key of the environment, for its connection and its field alone.
CREATE TABLE connection_secrets (
  connection_id bigint NOT NULL REFERENCES connections ON DELETE CASCADE,
  field text NOT NULL,
  sealed bytea NOT NULL,
  PRIMARY KEY (connection_id, field)
);

-- Who works in the back office: people, their ways in, their sessions, and a log of what was done that only grows.
-- Secrets that are sent to somebody are here as their SHA-256 alone.

CREATE TABLE staff (
  staff_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL CHECK (email = lower(email) AND email LIKE '%_@_%'),
  name text NOT NULL DEFAULT '',
  role text NOT NULL CHECK (role IN ('owner', 'shop', 'packing', 'content', 'bookkeeping')),
  lan_id smallint NOT NULL DEFAULT 1,
  -- By what a passkey knows its owner: random, so that it tells nothing of them.
  user_handle bytea NOT NULL UNIQUE CHECK (length(user_handle) = 32),
  password_hash text,
  -- Of an authenticator: the secret, and the last step of 30 seconds whose code was taken.
  totp_secret bytea,
  totp_step bigint,
  -- An authenticator that was begun, and holds once one of its codes was given.
  totp_begun bytea,
  invited_at timestamptz NOT NULL DEFAULT now(),
  joined_at timestamptz,
  -- Who is gone keeps the name the log calls them by.
  removed_at timestamptz,
  CONSTRAINT password_needs_a_code CHECK ((password_hash IS NULL) = (totp_secret IS NULL))
);
CREATE UNIQUE INDEX staff_email ON staff (email) WHERE removed_at IS NULL;

-- One link a person: another takes the place of the one before, and who has used it has it no more.
CREATE TABLE staff_invitations (
  staff_id bigint PRIMARY KEY REFERENCES staff,
  token_sha256 bytea NOT NULL UNIQUE CHECK (length(token_sha256) = 32),
  ends_at timestamptz NOT NULL
);

CREATE TABLE staff_passkeys (
  passkey_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  staff_id bigint NOT NULL REFERENCES staff,
  credential_id bytea NOT NULL UNIQUE CHECK (length(credential_id) <= 1023),
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL DEFAULT '{}',
  aaguid text NOT NULL,
  -- Copied to the person's other devices.
  synced boolean NOT NULL,
  name text NOT NULL,
  added_at timestamptz NOT NULL DEFAULT now(),
  used_at timestamptz
);
CREATE INDEX staff_passkeys_staff ON staff_passkeys (staff_id);

CREATE TABLE staff_recovery_codes (
  staff_id bigint NOT NULL REFERENCES staff,
  code_sha256 bytea NOT NULL CHECK (length(code_sha256) = 32),
  PRIMARY KEY (staff_id, code_sha256)
);

-- What a passkey has to sign: once, within five minutes. Of a registration it is known whose.
CREATE TABLE staff_challenges (
  challenge_sha256 bytea PRIMARY KEY CHECK (length(challenge_sha256) = 32),
  staff_id bigint REFERENCES staff,
  made_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX staff_challenges_made ON staff_challenges (made_at);

CREATE TABLE staff_sessions (
  session_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_sha256 bytea NOT NULL UNIQUE CHECK (length(token_sha256) = 32),
  staff_id bigint NOT NULL REFERENCES staff,
  on_phone boolean NOT NULL,
  agent text NOT NULL,
  network text NOT NULL,
  begun_at timestamptz NOT NULL DEFAULT now(),
  used_at timestamptz NOT NULL DEFAULT now(),
  -- Without use it ends after this long, and then however much it is used.
  idle interval NOT NULL,
  ends_at timestamptz NOT NULL,
  -- Until when it is known who it is.
  fresh_until timestamptz NOT NULL DEFAULT '-infinity'
);
CREATE INDEX staff_sessions_staff ON staff_sessions (staff_id);

-- Browsers that were signed in to an account: strangers' guesses are not counted against them.
CREATE TABLE staff_devices (
  staff_id bigint NOT NULL REFERENCES staff,
  device_sha256 bytea NOT NULL CHECK (length(device_sha256) = 32),
  used_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (staff_id, device_sha256)
);

-- A phone's way in: the offer on a screen, the phone that took it, and whether its number was told.
CREATE TABLE staff_phone_offers (
  staff_id bigint PRIMARY KEY REFERENCES staff,
  token_sha256 bytea NOT NULL UNIQUE CHECK (length(token_sha256) = 32),
  ends_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'offered' CHECK (state IN ('offered', 'claimed', 'confirmed', 'refused')),
  numbers integer[] NOT NULL CHECK (array_length(numbers, 1) = 3),
  number integer NOT NULL CHECK (number = ANY (numbers)),
  secret_sha256 bytea UNIQUE CHECK (length(secret_sha256) = 32),
  agent text,
  network text,
  CONSTRAINT claimed_by_somebody CHECK ((state = 'offered') = (secret_sha256 IS NULL))
);

-- Keys of other programs.
CREATE TABLE operator_keys (
  key_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL CHECK (name <> ''),
  token_sha256 bytea NOT NULL UNIQUE CHECK (length(token_sha256) = 32),
  ending text NOT NULL,
  permissions text[] NOT NULL CHECK (cardinality(permissions) > 0),
  made_by bigint NOT NULL REFERENCES staff,
  made_at timestamptz NOT NULL DEFAULT now(),
  ends_at timestamptz NOT NULL,
  used_at timestamptz
);

CREATE TABLE operator_log (
  entry_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  actor_kind text NOT NULL CHECK (actor_kind IN ('person', 'key', 'commandLine', 'system')),
  staff_id bigint REFERENCES staff,
  key_id bigint REFERENCES operator_keys,
  session_id bigint,
  network text,
  -- What was done, as the route is called.
  act text NOT NULL CHECK (act <> ''),
  entity text NOT NULL CHECK (entity <> ''),
  entity_id text NOT NULL,
  part text,
  before jsonb,
  after jsonb,
  reason text,
  undo_of bigint REFERENCES operator_log,
  CONSTRAINT a_person_is_named CHECK ((actor_kind = 'person') = (staff_id IS NOT NULL)),
  CONSTRAINT a_key_is_named CHECK ((actor_kind = 'key') = (key_id IS NOT NULL))
);
CREATE INDEX operator_log_entity ON operator_log (entity, entity_id, entry_id);
CREATE INDEX operator_log_staff ON operator_log (staff_id, entry_id) WHERE staff_id IS NOT NULL;
CREATE TRIGGER operator_log_only_grows BEFORE UPDATE OR DELETE ON operator_log
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER operator_log_stays BEFORE TRUNCATE ON operator_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What a request that may be repeated was answered, written with what it did.
CREATE TABLE operator_answers (
  actor text NOT NULL,
  key text NOT NULL,
  request_sha256 bytea NOT NULL CHECK (length(request_sha256) = 32),
  answer jsonb NOT NULL,
  etag text,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (actor, key)
);
CREATE INDEX operator_answers_at ON operator_answers (at);

-- Pages drawn of drafts, each for the session that asked for it and for some minutes. None outlives a crash.
CREATE UNLOGGED TABLE previews (
  token_sha256 bytea PRIMARY KEY CHECK (length(token_sha256) = 32),
  session_id bigint NOT NULL REFERENCES staff_sessions ON DELETE CASCADE,
  -- What one has to be allowed to look at it.
  permission text NOT NULL,
  html text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  ends_at timestamptz NOT NULL
);
CREATE INDEX previews_session ON previews (session_id, made_at);
CREATE INDEX previews_ends ON previews (ends_at);

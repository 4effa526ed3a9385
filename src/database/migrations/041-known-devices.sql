-- A browser that has logged in to an account, known by the digest of a random cookie.
CREATE TABLE devices (
  device_sha256 bytea NOT NULL,
  customer_id bigint NOT NULL REFERENCES customers ON DELETE CASCADE,
  used_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (customer_id, device_sha256)
);
CREATE INDEX devices_used ON devices (used_at);

-- Logins that failed on devices their account does not know; an hour of them tells who tries one password on many accounts.
CREATE TABLE failed_logins (
  email_sha256 bytea NOT NULL,
  failed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX failed_logins_at ON failed_logins (failed_at, email_sha256);

-- A session ends after this, however often it is used.
ALTER TABLE lifetimes ADD COLUMN session_whole interval NOT NULL DEFAULT '180 days';

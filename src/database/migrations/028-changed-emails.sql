-- A link may also move an account to another e-mail: it was sent there, and nothing changes before it is followed.
ALTER TABLE email_links
  ADD COLUMN new_email text CHECK (new_email = lower(new_email) AND new_email <> ''),
  -- The session it was asked for in, the one that stays.
  ADD COLUMN session_sha256 bytea CHECK (length(session_sha256) = 32),
  -- The language its owner read the shop in.
  ADD COLUMN lan_id integer;
-- The last address asked for counts.
CREATE UNIQUE INDEX email_links_change ON email_links (customer_id) WHERE new_email IS NOT NULL;

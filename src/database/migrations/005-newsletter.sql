-- Who gets the newsletter, and how we know they asked for it (law: consent by double opt-in).
CREATE TABLE newsletter_subscriptions (
  email text PRIMARY KEY CHECK (email = lower(email) AND email LIKE '%_@_%'),
  lan_id smallint NOT NULL,
  -- The link in the letter: confirms, and later ends, the subscription.
  link_sha256 bytea NOT NULL UNIQUE CHECK (length(link_sha256) = 32),
  asked_at timestamptz NOT NULL DEFAULT now(),
  confirmed_at timestamptz,
  ended_at timestamptz
);

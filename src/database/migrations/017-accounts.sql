-- Accounts beyond the login: lifetimes, proven e-mails, reminders, consent, and a way to close one.

-- What the settings say of how long things last, kept where every query finds it.
CREATE TABLE lifetimes (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  session_idle interval NOT NULL DEFAULT '30 days',
  temporary_password interval NOT NULL DEFAULT '60 minutes'
);
INSERT INTO lifetimes DEFAULT VALUES;

-- An account that was closed keeps its row, so that the ledger of its points still adds up; nothing personal is left in it.
ALTER TABLE customers ADD COLUMN closed_at timestamptz;

-- A session begun with a temporary password chooses a new one without naming the old.
ALTER TABLE sessions ADD COLUMN by_reminder boolean NOT NULL DEFAULT false;

-- Beside the account's own password, never in its place; random enough for a plain digest.
CREATE TABLE temporary_passwords (
  customer_id bigint PRIMARY KEY REFERENCES customers ON DELETE CASCADE,
  password_sha256 bytea NOT NULL CHECK (length(password_sha256) = 32),
  begun_at timestamptz NOT NULL DEFAULT now()
);

-- The links that prove an e-mail: one for each letter.
CREATE TABLE email_links (
  link_sha256 bytea PRIMARY KEY CHECK (length(link_sha256) = 32),
  customer_id bigint NOT NULL REFERENCES customers ON DELETE CASCADE,
  asked_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX email_links_customer ON email_links (customer_id);

-- Who asked for a letter about an account, whether there is one or not: known by a digest alone.
CREATE TABLE letter_wishes (
  wish_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('reminder', 'account')),
  email_sha256 bytea NOT NULL CHECK (length(email_sha256) = 32),
  granted boolean NOT NULL,
  asked_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX letter_wishes_email ON letter_wishes (email_sha256, kind, asked_at);
CREATE INDEX letter_wishes_age ON letter_wishes (asked_at);

-- Which words were consented to, and where (law: consent that can be shown).
ALTER TABLE newsletter_subscriptions
  ADD COLUMN consent text NOT NULL DEFAULT 'NEWSLETTER_CONSENT 1',
  ADD COLUMN source text NOT NULL DEFAULT 'footer' CHECK (source IN ('footer', 'order', 'registration', 'account'));

-- Orders whose owner closed the account: what is needed to deliver and to take back goes when both are over.
ALTER TABLE orders ADD COLUMN to_erase boolean NOT NULL DEFAULT false;
CREATE INDEX orders_to_erase ON orders (order_id) WHERE to_erase;

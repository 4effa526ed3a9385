-- A shopper's unpaid orders, and those that wait for a person's word, are found by what they are known by.
DROP INDEX orders_subjects;
CREATE INDEX orders_subjects ON orders USING gin (subjects) WHERE status IN ('new', 'awaitingPayment', 'awaitingReview');
DROP INDEX orders_email_unpaid;

-- Letters and wishes are counted for a mailbox, however its address is written.
DROP INDEX outbox_recipient;
CREATE INDEX outbox_mailbox ON outbox (mailbox(recipient), created_at);
CREATE INDEX stock_wishes_mailbox ON stock_wishes (mailbox(email), asked_at);

-- While passwords are tried on many accounts: since when somebody asks to log in to an account, by a digest of their network and its e-mail.
CREATE TABLE login_waits (
  pair_sha256 bytea PRIMARY KEY,
  asked_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX login_waits_asked ON login_waits (asked_at);

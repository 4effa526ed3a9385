-- What staff say of points they give or take, and which entry takes another back; it can be erased, the ledger cannot.
CREATE TABLE points_by_hand (
  entry_id bigint PRIMARY KEY REFERENCES points_ledger ON DELETE CASCADE,
  note text NOT NULL CHECK (length(note) <= 200),
  takes_back bigint CONSTRAINT points_taken_back_once UNIQUE REFERENCES points_ledger ON DELETE CASCADE
);

-- By what staff find an account: capitals and diacritics aside, a telephone by its digits.
CREATE INDEX customers_words ON customers USING gin (order_words(email, contact_data, NULL) gin_trgm_ops);

-- A number for the log, in which no address stands.
ALTER TABLE newsletter_subscriptions ADD COLUMN subscription_id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT newsletter_subscriptions_number UNIQUE;

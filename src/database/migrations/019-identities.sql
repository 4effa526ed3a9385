-- Who a sign-in provider says somebody is: provider and subject, nothing else (guarantees, point 13).
-- An account that was opened this way has no password.

CREATE TABLE identities (
  provider text NOT NULL CHECK (provider IN ('google', 'facebook')),
  subject text NOT NULL CHECK (subject <> ''),
  customer_id bigint NOT NULL REFERENCES customers ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT identity_of_one_customer PRIMARY KEY (provider, subject)
);
CREATE INDEX identities_customer ON identities (customer_id);

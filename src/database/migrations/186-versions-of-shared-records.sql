-- What staff write over what stood before counts its versions, so that a write names the one it was decided on.
ALTER TABLE refund_transfers
  ADD COLUMN account_version integer NOT NULL DEFAULT 1 CHECK (account_version > 0),
  -- Who said the account last; null: nobody has, or it was before this was noted.
  ADD COLUMN account_said_by text CHECK (account_said_by IN ('buyer', 'staff'));
ALTER TABLE zones ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version > 0);
ALTER TABLE countries ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version > 0);
ALTER TABLE ksef_outages ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version > 0);
ALTER TABLE shop
  ADD COLUMN hand_over_version integer NOT NULL DEFAULT 1 CHECK (hand_over_version > 0),
  ADD COLUMN payment_order_version integer NOT NULL DEFAULT 1 CHECK (payment_order_version > 0);

-- A payout of which somebody took away that it came keeps its row: its version goes on counting.
ALTER TABLE payouts_come
  ADD COLUMN version integer NOT NULL DEFAULT 2 CHECK (version > 1),
  ALTER COLUMN amount DROP NOT NULL,
  ALTER COLUMN on_day DROP NOT NULL,
  ADD CONSTRAINT payout_came_whole CHECK ((amount IS NULL) = (on_day IS NULL));

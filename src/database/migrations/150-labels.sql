-- Labels of parcels, bought from a carrier. That one is asked for is written before the carrier is: an answer that was lost buys no second one.
CREATE TABLE labels (
  label_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders,
  -- Null: the parcel was unpacked, and its label is still there.
  parcel_id bigint REFERENCES parcels ON DELETE SET NULL,
  carrier text NOT NULL CHECK (carrier IN ('inpostShipx', 'inpostGlobal')),
  state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'unclear', 'bought', 'failed', 'cancelled')),
  -- The same at each try.
  deduplication_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  size text NOT NULL CHECK (size IN ('small', 'medium', 'large')),
  -- Grams.
  weight integer NOT NULL CHECK (weight BETWEEN 1 AND 25000),
  -- The locker; null: to the address.
  point text,
  -- Grosze: what the courier takes at the door, and what it is insured for.
  cod integer CHECK (cod > 0),
  insurance integer CHECK (insurance > 0),
  asked_at timestamptz NOT NULL DEFAULT now(),
  -- Since when the carrier may know of it; null: it certainly does not.
  called_at timestamptz,
  -- Calls in a row that came to nothing.
  tries integer NOT NULL DEFAULT 0,
  external_id text,
  tracking text,
  -- What the carrier has said against it, or why nobody knows.
  problem text CHECK (problem <> '' AND length(problem) <= 2000),
  cancel_asked_at timestamptz,
  CHECK (state <> 'bought' OR external_id IS NOT NULL)
);
CREATE INDEX labels_order ON labels (order_id);
-- A parcel has one label that holds.
CREATE UNIQUE INDEX labels_one_of_parcel ON labels (parcel_id) WHERE state IN ('asked', 'unclear', 'bought');

CREATE TABLE label_files (
  label_id bigint NOT NULL REFERENCES labels ON DELETE CASCADE,
  format text NOT NULL CHECK (format IN ('A6', 'A4', 'ZPL')),
  bytes bytea NOT NULL CHECK (octet_length(bytes) BETWEEN 1 AND 8388608),
  stored_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (label_id, format)
);

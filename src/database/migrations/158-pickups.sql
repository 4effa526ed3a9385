-- A carrier's courier who is asked to fetch parcels. That one is asked for is written before the carrier is: an answer that was lost orders no second one.
CREATE TABLE pickups (
  pickup_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  carrier text NOT NULL CHECK (carrier IN ('inpostShipx')),
  state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'unclear', 'ordered', 'failed')),
  asked_at timestamptz NOT NULL DEFAULT now(),
  -- Since when the carrier may know of it; null: it certainly does not.
  called_at timestamptz,
  -- As the carrier calls it.
  external_id text,
  problem text CHECK (problem <> '' AND length(problem) <= 2000),
  CHECK (state <> 'ordered' OR external_id IS NOT NULL)
);

-- Which courier was asked to fetch the parcel of a label; null: none.
ALTER TABLE labels ADD COLUMN pickup_id bigint REFERENCES pickups;
CREATE INDEX labels_pickup ON labels (pickup_id) WHERE pickup_id IS NOT NULL;

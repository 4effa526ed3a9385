-- Where parcels are, as their carriers tell it: each step once, however often and in whichever order it is told.
CREATE TABLE parcel_steps (
  parcel_id bigint NOT NULL REFERENCES parcels ON DELETE CASCADE,
  event_id text NOT NULL CHECK (length(event_id) BETWEEN 1 AND 200),
  -- The carrier's own.
  code text NOT NULL CHECK (length(code) BETWEEN 1 AND 100),
  step text NOT NULL CHECK (step IN ('made', 'handedOver', 'underWay', 'ready', 'delivered', 'goingBack', 'back', 'trouble')),
  at timestamptz NOT NULL,
  PRIMARY KEY (parcel_id, event_id)
);

-- When a carrier is asked next where the parcel of a label is; null: it is not asked.
ALTER TABLE labels ADD COLUMN track_at timestamptz;
CREATE INDEX labels_to_track ON labels (track_at) WHERE track_at IS NOT NULL;
CREATE INDEX labels_tracking ON labels (tracking) WHERE tracking IS NOT NULL;
CREATE INDEX labels_external ON labels (external_id) WHERE external_id IS NOT NULL;
UPDATE labels SET track_at = now() WHERE state = 'bought' AND tracking IS NOT NULL AND parcel_id IS NOT NULL;

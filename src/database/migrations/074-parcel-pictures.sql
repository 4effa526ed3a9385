-- Pictures of packed boxes, for staff alone: each lies in the picture store under a name nobody can guess and no table of
-- the shop's pictures has, and is deleted there when its time is over.
CREATE TABLE parcel_pictures (
  file text PRIMARY KEY CHECK (file ~ '^parcel-[0-9a-f]{32}\.jpg$'),
  -- Null: its parcel was undone, or has another picture.
  parcel_id bigint UNIQUE REFERENCES parcels ON DELETE SET NULL,
  keep_until timestamptz NOT NULL DEFAULT now() + interval '60 days'
);
CREATE INDEX parcel_pictures_end ON parcel_pictures (keep_until);

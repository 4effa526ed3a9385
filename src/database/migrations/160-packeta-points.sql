-- Packeta's points and Z-BOXes in Czechia and Slovakia that take parcels, as its feeds tell them once a day: a buyer chooses one
-- without anybody being asked. One that is not here takes none.
CREATE TABLE packeta_points (
  point_id text PRIMARY KEY CHECK (point_id ~ '^[0-9]{1,12}$'),
  country text NOT NULL CHECK (country IN ('CZ', 'SK')),
  name text NOT NULL CHECK (name <> ''),
  street text NOT NULL,
  city text NOT NULL,
  -- Five digits.
  postcode text NOT NULL CHECK (postcode ~ '^[0-9]{5}$'),
  -- Where it stands, in Packeta's words.
  place text NOT NULL,
  latitude double precision NOT NULL CHECK (latitude BETWEEN 45 AND 53),
  longitude double precision NOT NULL CHECK (longitude BETWEEN 10 AND 25),
  -- Money can be paid there.
  takes_cash boolean NOT NULL,
  -- Its town, and every word it may be found by, without case and marks; each word has a gap before it.
  town text NOT NULL,
  words text NOT NULL CHECK (words LIKE ' %'),
  fetched_at timestamptz NOT NULL
);
CREATE INDEX packeta_points_postcode ON packeta_points (country, postcode);

-- Labels bought from Apaczka: by which of its services, whether its courier fetches the parcel, when, and what it was to cost.
ALTER TABLE labels DROP CONSTRAINT labels_carrier_check;
ALTER TABLE labels ADD CONSTRAINT labels_carrier_check CHECK (carrier IN ('inpostShipx', 'inpostGlobal', 'packeta', 'dpd', 'apaczka'));
ALTER TABLE labels
  ADD COLUMN service text CHECK (service ~ '^[0-9]{1,9}$'),
  ADD COLUMN service_name text CHECK (service_name <> '' AND length(service_name) <= 200),
  -- A courier is asked for together with it; at a time of a day in Warsaw, which is chosen at the latest when the carrier is told.
  ADD COLUMN by_courier boolean NOT NULL DEFAULT false,
  ADD COLUMN pickup_date date,
  ADD COLUMN pickup_from text CHECK (pickup_from ~ '^[0-2][0-9]:[0-5][0-9]$'),
  ADD COLUMN pickup_to text CHECK (pickup_to ~ '^[0-2][0-9]:[0-5][0-9]$'),
  ADD CONSTRAINT labels_service CHECK ((carrier = 'apaczka') = (service IS NOT NULL AND service_name IS NOT NULL)),
  ADD CONSTRAINT labels_pickup CHECK ((pickup_date IS NULL) = (pickup_from IS NULL) AND (pickup_date IS NULL) = (pickup_to IS NULL)
    AND (by_courier OR pickup_date IS NULL));

-- What Apaczka has said of its services and of the times its couriers come, so that it is not asked more often than it wishes.
CREATE TABLE apaczka_answers (
  about text PRIMARY KEY CHECK (length(about) BETWEEN 1 AND 200),
  answer jsonb NOT NULL,
  asked_at timestamptz NOT NULL
);

-- Points in Poland to which services that the shop has chosen bring parcels, of each network as Apaczka tells them once a day.
CREATE TABLE apaczka_points (
  network text NOT NULL CHECK (network ~ '^[A-Z_0-9]{1,40}$'),
  point_id text NOT NULL CHECK (length(point_id) BETWEEN 1 AND 30),
  -- Its name, street, postcode and town.
  address text NOT NULL CHECK (address <> '' AND length(address) <= 300),
  -- Money can be paid there.
  takes_cash boolean NOT NULL,
  -- Every word it may be found by, without case and marks; each word has a gap before it.
  words text NOT NULL CHECK (words LIKE ' %'),
  PRIMARY KEY (network, point_id)
);

-- Carriers that have not answered, each since when: until one answers a question that is nobody's, it is told of no parcel, so that few are left of which nobody knows.
CREATE TABLE silent_carriers (
  carrier text PRIMARY KEY,
  since timestamptz NOT NULL DEFAULT now(),
  -- When it was last asked whether it answers again; null: not yet.
  asked_at timestamptz
);

-- How a parcel is handed over is known of ShipX's labels, too: to a door a courier fetches it, to a locker it was handed in until now.
UPDATE labels SET by_courier = true WHERE carrier = 'inpostShipx' AND point IS NULL;

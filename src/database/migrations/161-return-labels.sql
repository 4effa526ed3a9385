-- Labels by which buyers send goods back, bought by the shop. As with labels of parcels, that one is asked for is written before its
-- carrier is called: an answer that was lost buys no second one.
CREATE TABLE return_labels (
  return_label_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  return_id bigint NOT NULL REFERENCES returns,
  carrier text NOT NULL CHECK (carrier IN ('inpostShipx', 'inpostGlobal', 'packeta')),
  state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'unclear', 'bought', 'failed', 'cancelled')),
  size text NOT NULL CHECK (size IN ('small', 'medium', 'large')),
  -- The shop's own locker it comes to; null: to the shop's address, or where its contract says.
  point text,
  -- Grosze it costs the shop by its contract; null: nobody has said.
  cost integer CHECK (cost > 0),
  asked_at timestamptz NOT NULL DEFAULT now(),
  -- Since when the carrier may know of it; null: it certainly does not.
  called_at timestamptz,
  -- Calls in a row that came to nothing.
  tries integer NOT NULL DEFAULT 0,
  external_id text,
  tracking text,
  -- By which it is handed in without a printed label; null: it wants one.
  code text CHECK (length(code) BETWEEN 1 AND 40),
  -- The label as the carrier gave it; forgotten with those of parcels.
  pdf bytea CHECK (octet_length(pdf) BETWEEN 1 AND 8388608),
  stored_at timestamptz,
  -- What the carrier has said against it, or why nobody knows.
  problem text CHECK (problem <> '' AND length(problem) <= 2000),
  cancel_asked_at timestamptz,
  CHECK (state <> 'bought' OR external_id IS NOT NULL)
);
CREATE INDEX return_labels_return ON return_labels (return_id);
-- A return has one label that holds.
CREATE UNIQUE INDEX return_labels_one ON return_labels (return_id) WHERE state IN ('asked', 'unclear', 'bought');

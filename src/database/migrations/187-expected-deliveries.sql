-- When more of a product comes, as staff say it: until then its sizes must last. A row stays once somebody has said it, so that its version goes on counting.
CREATE TABLE expected_deliveries (
  product_id bigint PRIMARY KEY REFERENCES products ON DELETE CASCADE,
  -- The day in Warsaw; null: nothing is expected any more.
  on_day date,
  -- Of all its variants; null: nobody has said how many.
  pieces integer CHECK (pieces > 0),
  version integer NOT NULL DEFAULT 2 CHECK (version > 1),
  CHECK (on_day IS NOT NULL OR pieces IS NULL)
);

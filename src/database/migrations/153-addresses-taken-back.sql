-- What stood in the fields of an order's address and contact before somebody changed them, so that it can be put back. The
-- log names the fields alone; what was in them goes with the buyer's data.
CREATE TABLE address_changes (
  address_change_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders ON DELETE CASCADE,
  -- By the names of the order's form; null: the field was not there.
  before jsonb NOT NULL CHECK (jsonb_typeof(before) = 'object')
);
CREATE INDEX address_changes_order ON address_changes (order_id);

-- Where the chosen parcel locker stands, as its provider said when the order was placed: what is shown to
-- the shopper and written on the parcel, whatever becomes of the locker. Null: no locker, or nobody could be asked.
ALTER TABLE orders ADD COLUMN shipping_point_address text;

-- Between which days the parcel was said to come (law: art. 12 and 21 of the consumer rights act).
-- Null: the shop does not say how long this way of shipping takes.
ALTER TABLE orders
  ADD COLUMN arrives_from date,
  ADD COLUMN arrives_to date,
  ADD CONSTRAINT arrival_in_order CHECK (arrives_to >= arrives_from);

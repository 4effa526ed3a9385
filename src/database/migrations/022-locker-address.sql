-- Where the chosen parcel locker stands, as its provider said when the order was placed: what is shown to
-- the shopper and written on the parcel, whatever becomes of the locker. Null: no locker, or nobody could be asked.
ALTER TABLE orders ADD COLUMN shipping_point_address text;

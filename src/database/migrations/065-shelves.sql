-- Where a variant lies in the store room, as the label names its shelves: who packs walks by it.
ALTER TABLE variants ADD COLUMN shelf text CHECK (shelf <> '' AND length(shelf) <= 60);

-- What a line was called in the store room and at the till when it was sold: later changes of the catalogue do not move it.
ALTER TABLE order_lines ADD COLUMN sku text, ADD COLUMN gtin text;
UPDATE order_lines l SET sku = v.sku, gtin = v.gtin FROM variants v WHERE v.variant_id = l.variant_id AND (v.sku IS NOT NULL OR v.gtin IS NOT NULL);

-- What a variant weighs, in grams, where it is not what its product does.
ALTER TABLE variants ADD COLUMN weight integer CHECK (weight BETWEEN 0 AND 1000000);

-- Why the shop does not deliver to a country of the list; null: it does, or nobody said.
ALTER TABLE countries ADD COLUMN off_because text CHECK (off_because <> '' AND (off_because IS NULL OR NOT offered));

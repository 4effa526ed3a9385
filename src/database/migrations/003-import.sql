-- What an import remembers: brands by name, and where each fetched picture came from.

CREATE UNIQUE INDEX manufacturers_name ON manufacturers (lower(manufacturer_name));

CREATE TABLE picture_sources (
  -- The address a picture was fetched from; it is not fetched again.
  address text PRIMARY KEY,
  file text NOT NULL REFERENCES pictures
);

-- The same picture from two places is kept once.
CREATE INDEX pictures_sha256 ON pictures (sha256);

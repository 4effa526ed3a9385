-- What an import remembers: brands by name, and where each fetched picture came from.

CREATE UNIQUE INDEX manufacturers_name ON manufacturers (lower(manufacturer_name));

CREATE TABLE picture_sources (
  -- The address a picture was fetched from.
  address text PRIMARY KEY,
  file text NOT NULL REFERENCES pictures
);

-- Synonyms are written by staff: a group counts its versions.
ALTER TABLE search_synonyms ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version > 0);

-- What the label says means the same in its shop, beside what comes with it (src/domain/search/synonyms.ts): read at each
-- search by the first letters of its words, so that a change is there with the next one.
CREATE TABLE search_synonyms (
  synonym_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Whose readers' searches it is for.
  lan_code text NOT NULL CHECK (lan_code IN ('pl', 'en', 'cz')),
  -- Words and short phrases; one way: only the first is asked for, the others are found.
  words text[] NOT NULL CHECK (cardinality(words) BETWEEN 2 AND 12),
  one_way boolean NOT NULL,
  -- The first letters of what is asked for, folded.
  starts text[] NOT NULL,
  UNIQUE (lan_code, one_way, words)
);
CREATE INDEX search_synonyms_starts ON search_synonyms USING gin (starts);

-- Those that come with the shop and are switched off, by their names.
CREATE TABLE search_synonyms_off (name text PRIMARY KEY);

-- Words that nothing in the shop has: how many shoppers asked for them, by day and language. No query, nobody's address
-- (src/domain/search/missed-words.ts says which words are kept, src/database/search/misses.ts how many and how long).
CREATE TABLE search_misses (
  day date NOT NULL,
  lan_code text NOT NULL CHECK (lan_code IN ('pl', 'en', 'cz')),
  word text COLLATE "C" NOT NULL CHECK (length(word) BETWEEN 3 AND 24),
  times integer NOT NULL DEFAULT 1 CHECK (times > 0),
  PRIMARY KEY (day, lan_code, word)
);

-- Which languages a word is of, and what sizes are called in each of them: a misspelt word is corrected in the
-- reader's language, and a size among the words of a search is a filter.

-- 1: Polish, 2: English, 4: Czech; 0: of no language, as the words of an SKU are. Only ever more.
ALTER TABLE search_words ADD COLUMN languages smallint NOT NULL DEFAULT 0;

-- Values of attributes that are no colours: as they are asked for, folded, their words apart ('30 32'), and as variants have them.
-- A name nobody has any more may stay: whatever is asked for is looked for among what is offered.
CREATE TABLE size_names (
  words text COLLATE "C",
  attribute_id bigint REFERENCES attributes ON DELETE CASCADE,
  label text COLLATE "C",
  PRIMARY KEY (words, attribute_id, label)
);

-- Notes what these products say of languages and sizes.
CREATE FUNCTION search_notice(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  WITH RECURSIVE wanted AS MATERIALIZED (
    SELECT * FROM products WHERE product_id = ANY (ids) AND shown
  ), above AS (
    SELECT category_id FROM product_categories JOIN wanted USING (product_id)
    UNION SELECT c.category_parent_id FROM above JOIN categories c USING (category_id) WHERE c.category_parent_id IS NOT NULL
  ), valued AS MATERIALIZED (
    SELECT DISTINCT attribute_id, is_colour, value FROM variants v JOIN wanted USING (product_id)
      CROSS JOIN LATERAL jsonb_array_elements(attribute_values) WITH ORDINALITY AS said (value, place)
      JOIN product_attributes pa ON pa.product_id = v.product_id AND pa.position = place JOIN attributes USING (attribute_id)
    WHERE v.shown
  ), spoken AS MATERIALIZED (
    SELECT text, bit_or(language) AS languages FROM (
      SELECT product_name::jsonb AS texts FROM wanted UNION SELECT colour::jsonb FROM wanted WHERE colour IS NOT NULL
      UNION SELECT category_name::jsonb FROM above JOIN categories USING (category_id) UNION SELECT value FROM valued
    ) said, (VALUES ('pl', 1), ('en', 2), ('cz', 4)) AS languages (lan, language), LATERAL (SELECT said(texts, lan) AS text) translated
    WHERE text IS NOT NULL GROUP BY text
    UNION ALL SELECT manufacturer_name, 7 FROM manufacturers WHERE manufacturer_id IN (SELECT manufacturer_id FROM wanted)
  ), sized AS (
    INSERT INTO size_names SELECT DISTINCT words, attribute_id, value ->> 'pl' FROM valued, jsonb_each_text(value) AS named (lan, name),
        LATERAL (SELECT string_agg(folded, ' ' ORDER BY place) AS words FROM (
          SELECT place, translate(lower(unaccent(replace(m[1], ',', '.'))), ' ''\/:', '') AS folded
          FROM regexp_matches(lower(name COLLATE "und-x-icu"), '[0-9]+[.,][0-9]+|[[:alnum:]]+', 'g') WITH ORDINALITY AS found (m, place)) parts) folded
      WHERE NOT is_colour AND words <> '' AND value ->> 'pl' <> '' ORDER BY 1, 2, 3
    ON CONFLICT DO NOTHING
  )
  UPDATE search_words w SET languages = w.languages | t.languages
  FROM (SELECT word, bit_or(languages)::smallint AS languages FROM spoken, search_tokens(text) GROUP BY word ORDER BY word) t
  WHERE w.word = t.word AND w.languages | t.languages <> w.languages;
$$;

CREATE OR REPLACE FUNCTION search_follow() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reworded bigint[];
  restocked bigint[];
BEGIN
  IF NOT EXISTS (SELECT FROM search_touched) THEN RETURN NULL; END IF;
  -- One after the other: a renamed category and a product put into it at the same time see each other.
  IF EXISTS (SELECT FROM search_touched WHERE kind <> 'stock') THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('search', 0));
  END IF;
  WITH RECURSIVE touched AS MATERIALIZED (
    SELECT kind, id FROM search_touched, unnest(ids) AS id
  ), below AS (
    SELECT id AS category_id FROM touched WHERE kind = 'category'
    UNION SELECT c.category_id FROM below JOIN categories c ON c.category_parent_id = below.category_id
  ), reached AS (
    SELECT id, kind = 'stock' AS stock FROM touched WHERE kind IN ('product', 'stock')
    UNION SELECT product_id, false FROM product_categories JOIN below USING (category_id)
    UNION SELECT product_id, false FROM products WHERE manufacturer_id IN (SELECT id FROM touched WHERE kind = 'manufacturer')
  )
  SELECT coalesce(array_agg(DISTINCT id) FILTER (WHERE NOT stock), '{}'), coalesce(array_agg(DISTINCT id), '{}') INTO reworded, restocked FROM reached;
  DELETE FROM search_touched;
  IF cardinality(reworded) > 0 THEN
    PERFORM search_refresh(reworded);
    PERFORM search_notice(reworded);
  END IF;
  PERFORM search_restock(restocked);
  RETURN NULL;
END $$;

SELECT search_notice(coalesce(array_agg(product_id), '{}')) FROM products;

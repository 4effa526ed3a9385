-- What search engines show of a product, where it is not its name and the beginning of its description; the words by
-- which it is found beside those it shows; and what its pictures show, for who cannot see them.
ALTER TABLE products
  ADD search_title said_texts NOT NULL DEFAULT '{"pl": ""}',
  ADD search_description said_texts NOT NULL DEFAULT '{"pl": ""}',
  ADD search_words text NOT NULL DEFAULT '';
ALTER TABLE product_pictures ADD alt said_texts NOT NULL DEFAULT '{"pl": ""}';

-- As in 023, with the words by which a product is found beside those it shows.
CREATE OR REPLACE FUNCTION search_refresh(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  WITH RECURSIVE wanted AS MATERIALIZED (
    SELECT p.* FROM products p WHERE p.product_id = ANY (ids) AND p.shown
  ), above AS (
    SELECT DISTINCT pc.category_id, pc.category_id AS ancestor FROM product_categories pc JOIN wanted USING (product_id)
    UNION SELECT above.category_id, c.category_parent_id FROM above JOIN categories c ON c.category_id = above.ancestor WHERE c.category_parent_id IS NOT NULL
  ), place_words AS MATERIALIZED (
    SELECT DISTINCT above.category_id, t.word, t.spelled FROM above JOIN categories c ON c.category_id = above.ancestor AND c.category_parent_id IS NOT NULL,
      search_tokens(search_said(c.category_name)) t
  ), maker_words AS MATERIALIZED (
    SELECT m.manufacturer_id, t.* FROM manufacturers m, search_tokens(m.manufacturer_name) t WHERE m.manufacturer_id IN (SELECT manufacturer_id FROM wanted)
  ), said AS (
    SELECT product_id, 'A' AS class, t.* FROM wanted, search_tokens(search_said(product_name)) t
    UNION ALL SELECT product_id, 'B', word, spelled FROM wanted JOIN maker_words USING (manufacturer_id)
    UNION ALL SELECT product_id, 'B', word, spelled FROM wanted JOIN product_categories USING (product_id) JOIN place_words USING (category_id)
    UNION ALL SELECT product_id, 'C', t.* FROM wanted, search_tokens(search_said(colour)) t
    UNION ALL SELECT product_id, 'C', t.* FROM wanted, search_tokens(search_words) t WHERE search_words <> ''
    UNION ALL SELECT v.product_id, 'C', t.* FROM (
        SELECT v.product_id, string_agg(search_said(attribute_values), ' ') AS texts
        FROM variants v JOIN wanted USING (product_id) WHERE v.shown GROUP BY v.product_id
      ) v, search_tokens(v.texts) t
    -- No word is spelled as an SKU spells it.
    UNION ALL SELECT v.product_id, 'C', t.word, NULL FROM (
        SELECT v.product_id, string_agg(replace(sku, '-', ' '), ' ') AS texts FROM variants v JOIN wanted USING (product_id) WHERE v.shown GROUP BY v.product_id
      ) v, search_tokens(v.texts) t
    UNION ALL SELECT product_id, 'D', t.* FROM wanted, search_tokens(concat_ws(' ', search_said(description), search_said(details))) t
  ), words AS MATERIALIZED (
    SELECT product_id, word, min(class) AS class, min(class || spelled) AS spelled FROM said GROUP BY product_id, word
  ), fresh AS MATERIALIZED (
    SELECT product_id, bestseller, created_at, named::tsvector AS named, document FROM (
      SELECT product_id, coalesce(string_agg('''' || word || ''':1' || class, ' ') FILTER (WHERE class < 'D'), '') AS named, array_to_tsvector(array_agg(word)) AS document
      FROM words GROUP BY product_id
    ) w JOIN (SELECT product_id, 'bestseller' = ANY (badges) AS bestseller, created_at FROM wanted) p USING (product_id)
  ), kept AS (
    SELECT t.lexeme AS word, n.lexeme IS NOT NULL AS names, coalesce(n.weights[1], 'D') AS class
    FROM search_products s JOIN search_texts d USING (product_id) CROSS JOIN LATERAL unnest(d.document) t LEFT JOIN LATERAL unnest(s.named) n ON n.lexeme = t.lexeme WHERE s.product_id = ANY (ids)
  ), counted AS (
    SELECT word, substr(min(spelled), 2) AS spelled, sum(named)::int AS named, sum(used)::int AS used, coalesce(min(class), 'D') AS best FROM (
      SELECT word, spelled, (class < 'D')::int AS named, 1 AS used, class, NULL AS before FROM words
      UNION ALL SELECT word, NULL, -names::int, -1, NULL, class FROM kept
    ) change GROUP BY word HAVING sum(named) <> 0 OR sum(used) <> 0 OR min(class) < min(before)
  ), gone AS (
    DELETE FROM search_products WHERE product_id = ANY (ids) AND product_id NOT IN (SELECT product_id FROM fresh)
  ), gone_texts AS (
    DELETE FROM search_texts WHERE product_id = ANY (ids) AND product_id NOT IN (SELECT product_id FROM fresh)
  ), told AS (
    INSERT INTO search_words (word, spelled, named, used, best) SELECT word, coalesce(spelled, word), named, used, best FROM counted
    ON CONFLICT (word) DO UPDATE SET spelled = CASE WHEN search_words.spelled = search_words.word THEN excluded.spelled ELSE search_words.spelled END, named = search_words.named + excluded.named, used = search_words.used + excluded.used, best = least(search_words.best, excluded.best)
  ), texts AS (
    INSERT INTO search_texts AS s SELECT product_id, document FROM fresh ORDER BY product_id
    ON CONFLICT (product_id) DO UPDATE SET document = excluded.document WHERE s.document <> excluded.document
  )
  INSERT INTO search_products AS s (product_id, named, bestseller, created_at, in_stock, offered, sold_out)
  SELECT product_id, named, bestseller, created_at, in_stock, offered, sold_out FROM fresh JOIN search_stock(ids) USING (product_id) ORDER BY product_id
  ON CONFLICT (product_id) DO UPDATE SET named = excluded.named, bestseller = excluded.bestseller, created_at = excluded.created_at
    WHERE (s.named, s.bestseller, s.created_at) IS DISTINCT FROM (excluded.named, excluded.bestseller, excluded.created_at);
  DELETE FROM search_words WHERE used = 0;
$$;

-- As in 007, with those words.
CREATE OR REPLACE FUNCTION search_note_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_touched SELECT 'product', array_agg(product_id) FROM old_rows o JOIN new_rows n USING (product_id)
    WHERE (o.product_name::jsonb, o.description::jsonb, o.details, o.manufacturer_id, o.badges, o.colour::jsonb, o.shown, o.created_at, o.search_words)
      IS DISTINCT FROM (n.product_name::jsonb, n.description::jsonb, n.details, n.manufacturer_id, n.badges, n.colour::jsonb, n.shown, n.created_at, n.search_words)
    HAVING count(*) > 0;
  RETURN NULL;
END $$;

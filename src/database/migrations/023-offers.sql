-- What a product offers now stands beside its words, kept by the same triggers at the same moment: listings
-- count sizes, and searches put sold-out sizes last, without reading a variant.
ALTER TABLE search_products
  -- Values of its first two attributes that can be bought, each with its attribute's number: '3 XL'.
  ADD COLUMN offered text[] COLLATE "C" NOT NULL DEFAULT '{}',
  -- Values it has in any language, in lower case, none of which can be bought.
  ADD COLUMN sold_out text[] COLLATE "C" NOT NULL DEFAULT '{}';

-- The best place any product has had a word in, A to D: none fits better, which is why thousands need not be weighed.
ALTER TABLE search_words ADD COLUMN best text COLLATE "C" NOT NULL DEFAULT 'A';

-- What can be bought of these products, and what they have sold out.
CREATE FUNCTION search_stock(ids bigint[]) RETURNS TABLE (product_id bigint, in_stock boolean, offered text[], sold_out text[])
  LANGUAGE sql STABLE AS $$
    WITH had AS MATERIALIZED (
      SELECT v.product_id, v.quantity > 0 AS left_over, v.value1, v.value2, v.attribute_values FROM variants v WHERE v.product_id = ANY (ids) AND v.shown
    ), offers AS (
      SELECT product_id, array_agg(DISTINCT pa.attribute_id || ' ' || value COLLATE "C") AS offered
      FROM had JOIN product_attributes pa USING (product_id), LATERAL (SELECT CASE pa.position WHEN 1 THEN value1 WHEN 2 THEN value2 END AS value) v
      WHERE left_over AND value IS NOT NULL GROUP BY product_id
    ), lacks AS (
      SELECT product_id, array_agg(value) AS sold_out FROM (
        SELECT product_id, lower(said #>> '{}') COLLATE "C" AS value FROM had, jsonb_path_query(attribute_values, 'strict $.** ? (@.type() == "string")') AS said
        WHERE product_id IN (SELECT product_id FROM had WHERE NOT left_over) GROUP BY 1, 2 HAVING NOT bool_or(left_over)
      ) gone GROUP BY product_id
    )
    SELECT id, coalesce(left_over, false), coalesce(offered, '{}'), coalesce(sold_out, '{}')
    FROM unnest(ids) AS id LEFT JOIN (SELECT product_id, bool_or(left_over) AS left_over FROM had GROUP BY 1) h ON h.product_id = id
      LEFT JOIN offers ON offers.product_id = id LEFT JOIN lacks ON lacks.product_id = id
  $$;

-- The rows are locked first, in one order, and only then counted: of two orders that each take a product's
-- last size, the second sees what the first has taken.
CREATE OR REPLACE FUNCTION search_restock(ids bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM search_products WHERE product_id = ANY (ids) ORDER BY product_id FOR UPDATE;
  UPDATE search_products s SET in_stock = now.in_stock, offered = now.offered, sold_out = now.sold_out FROM search_stock(ids) AS now
    WHERE s.product_id = now.product_id AND (s.in_stock, s.offered, s.sold_out) IS DISTINCT FROM (now.in_stock, now.offered, now.sold_out);
END $$;

-- As before, and a new row is written whole: one that is changed at once leaves half of the table empty.
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

-- Which attribute a value belongs to is part of what is offered.
CREATE TRIGGER product_attributes_search_new AFTER INSERT ON product_attributes REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_note_new();
CREATE TRIGGER product_attributes_search_old AFTER DELETE ON product_attributes REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_note_old();
CREATE TRIGGER product_attributes_search AFTER UPDATE ON product_attributes REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_note_new();

TRUNCATE search_products, search_texts, search_words;
INSERT INTO search_touched SELECT 'product', array_agg(product_id) FROM products HAVING count(*) > 0;

-- What searches and filters ask of a product beside its words stands with them: of ten thousand products that fit, no other
-- table is read for their colours and prices.
ALTER TABLE search_products
  ADD COLUMN manufacturer_id bigint,
  ADD COLUMN colour_families text[],
  ADD COLUMN is_new boolean,
  ADD COLUMN real_price integer,
  ADD COLUMN reduced boolean,
  ADD COLUMN prices_differ boolean;
UPDATE search_products s SET manufacturer_id = p.manufacturer_id, colour_families = p.colour_families, is_new = 'new' = ANY (p.badges),
    real_price = p.real_price, reduced = p.reduced, prices_differ = p.prices_differ
  FROM products p WHERE p.product_id = s.product_id;
ALTER TABLE search_products
  ALTER COLUMN manufacturer_id SET NOT NULL,
  ALTER COLUMN is_new SET NOT NULL,
  ALTER COLUMN real_price SET NOT NULL,
  ALTER COLUMN reduced SET NOT NULL,
  ALTER COLUMN prices_differ SET NOT NULL,
  -- Room beside each row for its next price: no index is written for one.
  SET (fillfactor = 90);

-- As in 038, with those.
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
    SELECT p.*, named::tsvector AS named, document FROM (
      SELECT product_id, coalesce(string_agg('''' || word || ''':1' || class, ' ') FILTER (WHERE class < 'D'), '') AS named, array_to_tsvector(array_agg(word)) AS document
      FROM words GROUP BY product_id
    ) w JOIN (
      SELECT product_id, 'bestseller' = ANY (badges) AS bestseller, 'new' = ANY (badges) AS is_new, manufacturer_id, colour_families, real_price, reduced, prices_differ, created_at FROM wanted
    ) p USING (product_id)
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
  INSERT INTO search_products AS s (product_id, named, bestseller, is_new, manufacturer_id, colour_families, real_price, reduced, prices_differ, created_at, in_stock, offered, sold_out)
  SELECT product_id, named, bestseller, is_new, manufacturer_id, colour_families, real_price, reduced, prices_differ, created_at, in_stock, offered, sold_out
  FROM fresh JOIN search_stock(ids) USING (product_id) ORDER BY product_id
  -- Not its price: another transaction may have changed that since this one read it, and says so itself.
  ON CONFLICT (product_id) DO UPDATE SET named = excluded.named, bestseller = excluded.bestseller, is_new = excluded.is_new,
      manufacturer_id = excluded.manufacturer_id, colour_families = excluded.colour_families, created_at = excluded.created_at
    WHERE (s.named, s.bestseller, s.is_new, s.manufacturer_id, s.colour_families, s.created_at)
      IS DISTINCT FROM (excluded.named, excluded.bestseller, excluded.is_new, excluded.manufacturer_id, excluded.colour_families, excluded.created_at);
  DELETE FROM search_words WHERE used = 0;
$$;

-- A price changes by itself, and with a variant that sells out: at the transaction's end, so that no order waits for an import.
CREATE FUNCTION search_reprice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_products s SET real_price = p.real_price, reduced = p.reduced, prices_differ = p.prices_differ
  FROM products p WHERE p.product_id = NEW.product_id AND s.product_id = NEW.product_id
    AND (s.real_price, s.reduced, s.prices_differ) IS DISTINCT FROM (p.real_price, p.reduced, p.prices_differ);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER products_search_price AFTER UPDATE OF real_price, reduced, prices_differ ON products
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.real_price, OLD.reduced, OLD.prices_differ) IS DISTINCT FROM (NEW.real_price, NEW.reduced, NEW.prices_differ))
  EXECUTE FUNCTION search_reprice();

-- A word and a colour are looked up together, as one who asks for a black hoodie has both; and whether a word is the colour of
-- something that names none.
DROP INDEX search_products_named;
CREATE INDEX search_products_named ON search_products USING gin (named, colour_families) WITH (fastupdate = off);
CREATE INDEX search_products_uncoloured ON search_products (product_id) WHERE colour_families IS NULL;

-- What is asked for by its price alone, or because it is new, is counted by an index of just that.
DROP INDEX products_narrowed;
CREATE INDEX products_priced ON products (real_price, product_id) WHERE shown;
CREATE INDEX products_new ON products (product_id) WHERE shown AND badges @> '{new}';

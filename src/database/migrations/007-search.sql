-- What products are found by. Every shown product has one row with its words, folded to lower case
-- without diacritics and otherwise as they are written: that 'bluzy' means 'bluza', and what 'bluzza'
-- meant, is decided when somebody asks (domain/search-terms.ts), so better rules need no new index.

CREATE TABLE search_products (
  product_id bigint PRIMARY KEY,
  -- The words that say what it is, A: its name, B: its brand and categories, C: colour, sizes, SKU.
  named tsvector NOT NULL,
  in_stock boolean NOT NULL DEFAULT false,
  bestseller boolean NOT NULL,
  created_at timestamptz NOT NULL
);
-- Without a list of pending words, which every search would have to read through.
CREATE INDEX search_products_named ON search_products USING gin (named) WITH (fastupdate = off);

-- What shoppers want most: where half the shop fits a search, its best are found by going down this list.
CREATE INDEX search_products_wanted ON search_products (in_stock DESC, bestseller DESC, created_at DESC, product_id DESC);

-- All words of the same products, those of details and description too: asked where the others find nothing,
-- and apart from them, so that ten thousand products can be put in order without reading their descriptions.
CREATE TABLE search_texts (
  product_id bigint PRIMARY KEY,
  document tsvector NOT NULL
);
CREATE INDEX search_texts_document ON search_texts USING gin (document) WITH (fastupdate = off);

-- Every word of a shown product: `used` by so many, for so many of them it says what they are.
CREATE TABLE search_words (
  word text COLLATE "C" PRIMARY KEY,
  -- As a product spells it, with its diacritics; names before descriptions.
  spelled text NOT NULL,
  named integer NOT NULL,
  used integer NOT NULL
);
CREATE INDEX search_words_like ON search_words USING gin (word gin_trgm_ops) WITH (fastupdate = off);

CREATE INDEX variants_sku ON variants (upper(sku)) WHERE sku IS NOT NULL;

-- Every text anywhere in a value, whatever its language, one after the other.
CREATE FUNCTION search_said(texts jsonb) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT string_agg(DISTINCT said #>> '{}', ' ') FROM jsonb_path_query(texts, 'strict $.** ? (@.type() == "string")') AS said
$$;

-- The words of a text and how they are spelled: '8,25' is 8.25, 'T-shirt' is t, shirt and tshirt.
-- domain/search-words.ts takes a query apart in the same way.
CREATE FUNCTION search_tokens(texts text) RETURNS TABLE (word text, spelled text)
  LANGUAGE sql STABLE ROWS 20 AS $$
    WITH plain AS (
      SELECT lower(regexp_replace(texts, '<[^>]*>|&#?[[:alnum:]]+;', ' ', 'g') COLLATE "und-x-icu") AS said
    ), found AS (
      SELECT replace(m[1], ',', '.') AS spelled FROM plain, regexp_matches(said, '[0-9]+[.,][0-9]+|[[:alnum:]]+', 'g') AS m
      UNION ALL
      SELECT replace(m[1], '-', '') FROM plain, regexp_matches(said, '[[:alpha:]][[:alnum:]]*-[[:alpha:]][[:alnum:]]*', 'g') AS m
    )
    SELECT folded, spelled FROM found, translate(lower(unaccent(spelled)), ' ''\/:', '') AS folded WHERE folded <> '' AND length(folded) <= 40
  $$;

-- Brings the index of these products to what the catalogue says of them; a hidden or deleted one leaves it.
CREATE FUNCTION search_refresh(ids bigint[]) RETURNS void LANGUAGE sql AS $$
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
    SELECT t.lexeme AS word, n.lexeme IS NOT NULL AS names
    FROM search_products s JOIN search_texts d USING (product_id) CROSS JOIN LATERAL unnest(d.document) t LEFT JOIN LATERAL unnest(s.named) n ON n.lexeme = t.lexeme WHERE s.product_id = ANY (ids)
  ), counted AS (
    SELECT word, substr(min(spelled), 2) AS spelled, sum(named)::int AS named, sum(used)::int AS used FROM (
      SELECT word, spelled, (class < 'D')::int AS named, 1 AS used FROM words
      UNION ALL SELECT word, NULL, -names::int, -1 FROM kept
    ) change GROUP BY word HAVING sum(named) <> 0 OR sum(used) <> 0
  ), gone AS (
    DELETE FROM search_products WHERE product_id = ANY (ids) AND product_id NOT IN (SELECT product_id FROM fresh)
  ), gone_texts AS (
    DELETE FROM search_texts WHERE product_id = ANY (ids) AND product_id NOT IN (SELECT product_id FROM fresh)
  ), told AS (
    INSERT INTO search_words (word, spelled, named, used) SELECT word, coalesce(spelled, word), named, used FROM counted
    ON CONFLICT (word) DO UPDATE SET spelled = CASE WHEN search_words.spelled = search_words.word THEN excluded.spelled ELSE search_words.spelled END, named = search_words.named + excluded.named, used = search_words.used + excluded.used
  ), texts AS (
    INSERT INTO search_texts AS s SELECT product_id, document FROM fresh ORDER BY product_id
    ON CONFLICT (product_id) DO UPDATE SET document = excluded.document WHERE s.document <> excluded.document
  )
  INSERT INTO search_products AS s (product_id, named, bestseller, created_at)
  SELECT product_id, named, bestseller, created_at FROM fresh ORDER BY product_id
  ON CONFLICT (product_id) DO UPDATE SET named = excluded.named, bestseller = excluded.bestseller, created_at = excluded.created_at
    WHERE (s.named, s.bestseller, s.created_at) IS DISTINCT FROM (excluded.named, excluded.bestseller, excluded.created_at);
  DELETE FROM search_words WHERE used = 0;
$$;

-- Notes which of these products can be bought. The rows are locked first, in one order, and only then
-- counted: of two orders that each take a product's last size, the second sees what the first has taken.
CREATE FUNCTION search_restock(ids bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM search_products WHERE product_id = ANY (ids) ORDER BY product_id FOR UPDATE;
  UPDATE search_products s SET in_stock = NOT s.in_stock WHERE product_id = ANY (ids)
    AND in_stock <> EXISTS (SELECT FROM variants v WHERE v.product_id = s.product_id AND v.shown AND v.quantity > 0);
END $$;

-- What the running transaction has touched; emptied at its end, so nobody ever sees a row of another's.
CREATE TABLE search_touched (
  kind text NOT NULL CHECK (kind IN ('product', 'stock', 'category', 'manufacturer')),
  ids bigint[] NOT NULL
);

CREATE FUNCTION search_follow() RETURNS trigger LANGUAGE plpgsql AS $$
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
  IF cardinality(reworded) > 0 THEN PERFORM search_refresh(reworded); END IF;
  PERFORM search_restock(restocked);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER search_touched_follow AFTER INSERT ON search_touched
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION search_follow();

CREATE FUNCTION search_note_new() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_touched SELECT 'product', array_agg(DISTINCT product_id) FROM new_rows HAVING count(*) > 0;
  RETURN NULL;
END $$;

CREATE FUNCTION search_note_old() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_touched SELECT 'product', array_agg(DISTINCT product_id) FROM old_rows HAVING count(*) > 0;
  RETURN NULL;
END $$;

-- Prices are no words: changing them touches nothing.
CREATE FUNCTION search_note_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_touched SELECT 'product', array_agg(product_id) FROM old_rows o JOIN new_rows n USING (product_id)
    WHERE (o.product_name::jsonb, o.description::jsonb, o.details, o.manufacturer_id, o.badges, o.colour::jsonb, o.shown, o.created_at)
      IS DISTINCT FROM (n.product_name::jsonb, n.description::jsonb, n.details, n.manufacturer_id, n.badges, n.colour::jsonb, n.shown, n.created_at)
    HAVING count(*) > 0;
  RETURN NULL;
END $$;

CREATE FUNCTION search_note_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_touched SELECT CASE WHEN reworded THEN 'product' ELSE 'stock' END, array_agg(DISTINCT product_id) FROM (
    SELECT n.product_id, (o.attribute_values, o.sku, o.shown) IS DISTINCT FROM (n.attribute_values, n.sku, n.shown) AS reworded, (o.quantity > 0) <> (n.quantity > 0) AS turned
    FROM old_rows o JOIN new_rows n USING (variant_id)
  ) changed WHERE reworded OR turned GROUP BY reworded;
  RETURN NULL;
END $$;

CREATE FUNCTION search_note_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_touched SELECT 'category', array_agg(category_id) FROM old_rows o JOIN new_rows n USING (category_id)
    WHERE (o.category_name::jsonb, o.category_parent_id) IS DISTINCT FROM (n.category_name::jsonb, n.category_parent_id) HAVING count(*) > 0;
  RETURN NULL;
END $$;

CREATE FUNCTION search_note_manufacturers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_touched SELECT 'manufacturer', array_agg(manufacturer_id) FROM old_rows o JOIN new_rows n USING (manufacturer_id)
    WHERE o.manufacturer_name <> n.manufacturer_name HAVING count(*) > 0;
  RETURN NULL;
END $$;

CREATE TRIGGER products_search_new AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_note_new();
CREATE TRIGGER products_search_old AFTER DELETE ON products REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_note_old();
CREATE TRIGGER products_search AFTER UPDATE ON products REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_note_products();
CREATE TRIGGER product_categories_search_new AFTER INSERT ON product_categories REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_note_new();
CREATE TRIGGER product_categories_search_old AFTER DELETE ON product_categories REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_note_old();
CREATE TRIGGER product_categories_search AFTER UPDATE ON product_categories REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_note_new();
CREATE TRIGGER variants_search_new AFTER INSERT ON variants REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_note_new();
CREATE TRIGGER variants_search_old AFTER DELETE ON variants REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_note_old();
CREATE TRIGGER variants_search AFTER UPDATE ON variants REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_note_variants();
CREATE TRIGGER categories_search AFTER UPDATE ON categories REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_note_categories();
CREATE TRIGGER manufacturers_search AFTER UPDATE ON manufacturers REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_note_manufacturers();

INSERT INTO search_touched SELECT 'product', array_agg(product_id) FROM products HAVING count(*) > 0;

-- Whether what surrounds every page has changed is asked before each page that is made on demand.
CREATE INDEX changed_facts_layout ON changed_facts (change_id) WHERE fact IN ('menu', 'config');

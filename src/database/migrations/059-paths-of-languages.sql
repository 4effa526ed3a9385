-- Each language has its own addresses: English ones begin with `en/`, Czech ones with `cz/`, all others are Polish. What
-- has a Polish path has one in each language; where nobody named it, it follows the name in that language.

-- Paths under another shop's languages were in those languages.
ALTER TABLE earlier_paths ADD lan_id smallint NOT NULL DEFAULT 1 CHECK (lan_id IN (1, 2, 6));
UPDATE earlier_paths SET lan_id = CASE left(spelling, 3) WHEN 'en/' THEN 2 ELSE 6 END WHERE left(spelling, 3) IN ('en/', 'cz/');

-- A Polish page that stands where another language begins moves beside it: `en/nowe/` to `en-2/nowe/`.
DO $$
DECLARE
  standing record;
  number integer;
  aside text;
BEGIN
  FOR standing IN SELECT path FROM paths WHERE path ~* '^(en|cz)(/|$)' ORDER BY kind, entity_id LOOP
    number := 2;
    LOOP
      aside := left(standing.path, 2) || '-' || number || substr(standing.path, 3);
      EXIT WHEN NOT EXISTS (SELECT FROM paths WHERE lower(rtrim(path, '/')) = lower(rtrim(aside, '/')));
      number := number + 1;
    END LOOP;
    UPDATE paths SET path = aside WHERE path = standing.path;
  END LOOP;
  UPDATE manufacturers SET manufacturer_url = rtrim(path, '/') FROM paths
    WHERE kind = 'manufacturer' AND entity_id = manufacturer_id AND manufacturer_url ~* '^(en|cz)(/|$)';
END $$;

ALTER TABLE paths
  ADD lan_id smallint NOT NULL GENERATED ALWAYS AS (CASE left(path, 3) WHEN 'en/' THEN 2 WHEN 'cz/' THEN 6 ELSE 1 END) STORED,
  -- False: it follows the name.
  ADD given boolean NOT NULL DEFAULT true,
  ADD CONSTRAINT paths_of_a_language CHECK (path !~* '^(en|cz)(/|$)' OR path ~ '^(en|cz)/.'),
  DROP CONSTRAINT paths_kind_entity_id_key,
  ADD UNIQUE (kind, entity_id, lan_id);

DROP VIEW redirects;
CREATE VIEW redirects AS
  SELECT e.spelling, e.path AS from_path, p.path AS to_path, p.kind, p.entity_id, p.lan_id FROM earlier_paths e JOIN paths p USING (kind, entity_id, lan_id);

-- As in 024, in each language.
CREATE OR REPLACE FUNCTION remember_earlier_paths() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO earlier_paths (spelling, path, kind, entity_id, lan_id) SELECT lower(rtrim(path, '/')), path, kind, entity_id, lan_id FROM left_behind
      ON CONFLICT (spelling) DO UPDATE SET path = excluded.path, kind = excluded.kind, entity_id = excluded.entity_id, lan_id = excluded.lan_id, left_at = now();
  END IF;
  -- Who has a path now has it alone.
  IF TG_OP <> 'DELETE' THEN
    DELETE FROM earlier_paths e USING taken t WHERE e.spelling = lower(rtrim(t.path, '/'));
  END IF;
  RETURN NULL;
END $$;
ALTER TABLE earlier_paths ALTER lan_id DROP DEFAULT;

-- First segments below `en/` and `cz/` that the shop needs itself.
CREATE FUNCTION reserved_segments() RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '{404,404.html,contact,compare,user,t,m,p,c,__,promocje,nowosci,zamowienie,sys,images,page-data,assets,v1,feeds,sw.js,manifest.webmanifest,sitemap.xml,robots.txt,llms.txt,favicon.ico,icons,health,healthz,readyz,sitemaps,admin,newsletter,opinia,powiadomienie,offline,faktura,odstapienie,konto,dev,pay,notify,stand-in,podglad,videos,en,cz,
    sale,new,new-products,search,order,review,stock-alert,withdrawal,account,invoice,preview,brands,
    vyprodej,akce,novinky,hledat,objednavka,recenze,hlidani,upozorneni,odstoupeni,ucet,faktura,nahled,kontakt,porovnani,znacky,uzivatel}'::text[]
$$;

-- A name as one segment of a path; empty where nothing of it is a Latin letter or a digit.
CREATE FUNCTION slug_of(name text) RETURNS text LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  IF name ~ '[<&]' THEN name := regexp_replace(name, '</?[a-z][^<>]*>|&[a-z]+;|&#\d+;', ' ', 'gi'); END IF;
  IF octet_length(name) <> length(name) THEN name := unaccent(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g')); END IF;
  RETURN trim('-' FROM left(trim('-' FROM regexp_replace(lower(name), '[^a-z0-9]+', '-', 'g')), 80));
END $$;

-- The paths that follow from names, in each language but Polish, of those that have a Polish one: `stem` and `tail`, between which a number makes one of its own.
CREATE FUNCTION wanted_paths(of_kind text, ids bigint[]) RETURNS TABLE (entity_id bigint, lan_id smallint, stem text, tail text) LANGUAGE sql STABLE AS $$
  WITH RECURSIVE tongues (lan_id, lan) AS (VALUES (2::smallint, 'en'), (6::smallint, 'cz')), polish AS (
    SELECT path, entity_id FROM paths WHERE kind = of_kind AND lan_id = 1 AND entity_id = ANY (ids)
  ), above AS (
    SELECT c.category_id AS entity_id, c.category_id, c.category_parent_id, c.category_name, 0 AS height FROM categories c JOIN polish ON c.category_id = polish.entity_id WHERE of_kind = 'category'
    UNION ALL SELECT above.entity_id, c.category_id, c.category_parent_id, c.category_name, height + 1 FROM above JOIN categories c ON c.category_id = above.category_parent_id
  ), named AS (
    SELECT entity_id, lan_id, lan, coalesce(nullif(slug_of(said(product_name, lan)), ''), 'product-' || entity_id) AS named, '/' AS tail
      FROM polish JOIN products ON product_id = entity_id, tongues WHERE of_kind = 'product'
    -- A category that may not have its segment has its number there, and so have those below it.
    UNION ALL SELECT entity_id, lan_id, lan, string_agg(CASE WHEN height = top AND slug = ANY (reserved_segments()) THEN slug || '-' || category_id ELSE slug END, '/' ORDER BY height DESC), '/'
      FROM (
        SELECT above.*, tongues.*, max(height) OVER (PARTITION BY entity_id) AS top, coalesce(nullif(slug_of(said(category_name, lan)), ''), 'category-' || category_id) AS slug
        FROM above, tongues WHERE category_parent_id IS NOT NULL
      ) AS segments GROUP BY entity_id, lan_id, lan
    UNION ALL SELECT entity_id, lan_id, lan, regexp_replace(path, '(/|\.html)$', ''), coalesce(substring(path FROM '(?:/|\.html)$'), '')
      FROM polish JOIN manufacturers ON manufacturer_id = entity_id, tongues WHERE of_kind = 'manufacturer'
    UNION ALL SELECT entity_id, lan_id, lan, 'page/' || coalesce(nullif(slug_of(said(page_name, lan)), ''), 'page-' || entity_id), '.html'
      FROM polish JOIN pages ON page_id = entity_id, tongues WHERE of_kind = 'page'
  )
  SELECT entity_id, lan_id, lan || '/' || rtrim(left(CASE WHEN split_part(named, '/', 1) = ANY (reserved_segments()) THEN regexp_replace(named, '^[^/]+', '\&-' || entity_id) ELSE named END, 400), '-/'), tail FROM named
$$;

-- Whether a path follows from a name: it is made of these two, with a number between them or without.
CREATE FUNCTION follows_name(path text, stem text, tail text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT starts_with(path, stem) AND right(path, length(tail)) = tail AND substr(path, length(stem) + 1, greatest(0, length(path) - length(stem) - length(tail))) ~ '^(-\d+){0,2}$'
$$;

-- Gives what has a Polish path its paths in the other languages, and another one where it no longer follows from the
-- name, a category with all below it. A path that was given stays, and one that is another's is nobody else's.
CREATE FUNCTION name_paths(of_kind text, ids bigint[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  left_to_name bigint[];
  turn integer := 0;
BEGIN
  IF of_kind = 'category' THEN
    ids := ARRAY(
      WITH RECURSIVE below AS (SELECT unnest(ids) AS category_id UNION SELECT c.category_id FROM below JOIN categories c ON c.category_parent_id = below.category_id)
      SELECT category_id FROM below);
  END IF;
  left_to_name := ARRAY(SELECT DISTINCT entity_id FROM paths WHERE kind = of_kind AND entity_id = ANY (ids) AND lan_id <> 1 AND NOT given);
  IF left_to_name <> '{}' THEN
    DELETE FROM paths p USING wanted_paths(of_kind, left_to_name) w
      WHERE p.kind = of_kind AND p.entity_id = w.entity_id AND p.lan_id = w.lan_id AND NOT p.given AND NOT follows_name(p.path, w.stem, w.tail);
  END IF;
  left_to_name := ids;
  LOOP
    left_to_name := ARRAY(
      SELECT entity_id FROM paths WHERE kind = of_kind AND entity_id = ANY (left_to_name) GROUP BY entity_id HAVING bool_or(lan_id = 1) AND count(*) < 3);
    EXIT WHEN left_to_name = '{}';
    INSERT INTO paths (path, kind, entity_id, given)
      SELECT DISTINCT ON (spelling) path, of_kind, entity_id, false FROM (
        SELECT w.entity_id, w.lan_id, made.path, lower(rtrim(made.path, '/')) AS spelling FROM wanted_paths(of_kind, left_to_name) w,
          LATERAL (SELECT concat(w.stem, CASE WHEN turn > 0 THEN '-' || w.entity_id END, CASE WHEN turn > 1 THEN '-' || turn END, w.tail) AS path) AS made
      ) AS wished
      WHERE NOT EXISTS (SELECT FROM paths p WHERE lower(rtrim(p.path, '/')) = spelling)
        AND NOT EXISTS (SELECT FROM paths p WHERE p.kind = of_kind AND p.entity_id = wished.entity_id AND p.lan_id = wished.lan_id)
      ORDER BY spelling, entity_id
      ON CONFLICT DO NOTHING;
    -- A path of nothing that is there has no name to follow.
    EXIT WHEN NOT FOUND AND NOT EXISTS (SELECT FROM wanted_paths(of_kind, left_to_name));
    turn := turn + 1;
  END LOOP;
END $$;

-- Who gets a Polish path gets the others, whoever gave it.
CREATE FUNCTION name_taken_paths() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM name_paths(kind, array_agg(entity_id)) FROM taken WHERE lan_id = 1 GROUP BY kind;
  RETURN NULL;
END $$;
CREATE TRIGGER paths_named AFTER INSERT ON paths REFERENCING NEW TABLE AS taken
  FOR EACH STATEMENT EXECUTE FUNCTION name_taken_paths();
CREATE TRIGGER paths_renamed AFTER UPDATE ON paths REFERENCING NEW TABLE AS taken
  FOR EACH STATEMENT EXECUTE FUNCTION name_taken_paths();

-- Who is named otherwise is found under the new name.
CREATE FUNCTION name_renamed_paths() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  renamed bigint[];
BEGIN
  IF TG_ARGV[0] = 'product' THEN
    renamed := ARRAY(SELECT product_id FROM old_rows o JOIN new_rows n USING (product_id) WHERE o.product_name::jsonb <> n.product_name::jsonb);
  ELSIF TG_ARGV[0] = 'category' THEN
    renamed := ARRAY(SELECT category_id FROM old_rows o JOIN new_rows n USING (category_id)
      WHERE (o.category_name::jsonb, o.category_parent_id) IS DISTINCT FROM (n.category_name::jsonb, n.category_parent_id));
  ELSE
    renamed := ARRAY(SELECT page_id FROM old_rows o JOIN new_rows n USING (page_id) WHERE o.page_name::jsonb <> n.page_name::jsonb);
  END IF;
  IF renamed <> '{}' THEN PERFORM name_paths(TG_ARGV[0], renamed); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER products_renamed AFTER UPDATE ON products REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION name_renamed_paths('product');
CREATE TRIGGER categories_renamed AFTER UPDATE ON categories REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION name_renamed_paths('category');
CREATE TRIGGER pages_renamed AFTER UPDATE ON pages REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION name_renamed_paths('page');

SELECT name_paths(kind, array_agg(entity_id ORDER BY entity_id)) FROM paths WHERE lan_id = 1 GROUP BY kind ORDER BY kind;

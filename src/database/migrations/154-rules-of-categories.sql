-- A category is filled by hand, and by a rule where it has one: what fits the rule is in it as long as it fits. In which
-- order shoppers see its goods is a part of it too, with a version of its own.
ALTER TABLE categories
  -- {"match": "all" or "any", "conditions": [...]}, as domain/catalogue/category-rule.ts says; null: by hand alone.
  ADD COLUMN rule jsonb CHECK (jsonb_typeof(rule -> 'conditions') = 'array' AND rule ->> 'match' IN ('all', 'any')),
  ADD COLUMN goods_order text NOT NULL DEFAULT 'newest' CHECK (goods_order IN ('newest', 'bestsellers', 'price-asc', 'price-desc', 'hand')),
  -- Products in the order somebody gave them; it stays while another order holds, and whatever leaves and comes back.
  ADD COLUMN hand_order bigint[] NOT NULL DEFAULT '{}' CHECK (cardinality(hand_order) <= 500),
  ADD COLUMN filling_version integer NOT NULL DEFAULT 1 CHECK (filling_version > 0);

-- As before, and what fills a category counts versions of its own.
CREATE OR REPLACE FUNCTION count_category_versions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.category_name::jsonb, OLD.description::jsonb, OLD.search_title::jsonb, OLD.search_description::jsonb)
    IS DISTINCT FROM (NEW.category_name::jsonb, NEW.description::jsonb, NEW.search_title::jsonb, NEW.search_description::jsonb) THEN
    NEW.texts_version := OLD.texts_version + 1;
  END IF;
  IF (OLD.hidden, OLD.category_image) IS DISTINCT FROM (NEW.hidden, NEW.category_image) THEN NEW.page_version := OLD.page_version + 1; END IF;
  IF OLD.category_parent_id IS DISTINCT FROM NEW.category_parent_id THEN NEW.placing_version := OLD.placing_version + 1; END IF;
  IF (OLD.rule, OLD.goods_order, OLD.hand_order) IS DISTINCT FROM (NEW.rule, NEW.goods_order, NEW.hand_order) THEN NEW.filling_version := OLD.filling_version + 1; END IF;
  RETURN NEW;
END $$;

-- What fits the rules now, of what shoppers see.
CREATE TABLE category_rule_goods (
  category_id bigint NOT NULL REFERENCES categories ON DELETE CASCADE,
  product_id bigint NOT NULL REFERENCES products ON DELETE CASCADE,
  PRIMARY KEY (category_id, product_id)
);
CREATE INDEX category_rule_goods_product ON category_rule_goods (product_id);

-- What lies in which category: by hand, by a rule, or both.
CREATE VIEW category_goods AS
  SELECT category_id, product_id FROM product_categories UNION ALL SELECT category_id, product_id FROM category_rule_goods;

-- Whether a product of `search_products` fits a rule.
CREATE FUNCTION fits_rule(rule jsonb, reduced boolean, manufacturer_id bigint, created_at timestamptz, real_price bigint, in_stock boolean, colour_families text[])
  RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT CASE rule ->> 'match' WHEN 'any' THEN coalesce(bool_or(holds), false) ELSE coalesce(bool_and(holds), false) END FROM (
    SELECT coalesce(CASE c ->> 'kind'
      WHEN 'reduced' THEN reduced
      WHEN 'brand' THEN c -> 'brandIds' @> to_jsonb(manufacturer_id)
      WHEN 'new' THEN created_at > now() - make_interval(days => (c -> 'days')::int)
      WHEN 'priceTo' THEN real_price <= (c -> 'price')::bigint
      WHEN 'inStock' THEN in_stock
      WHEN 'colour' THEN colour_families && ARRAY(SELECT jsonb_array_elements_text(c -> 'colours'))
    END, false) AS holds FROM jsonb_array_elements(rule -> 'conditions') c
  ) held
$$;

-- Takes out of categories what fits their rules no more; `ids`: these products alone, or all.
CREATE FUNCTION leave_rules(categories_of bigint[], ids bigint[] DEFAULT NULL) RETURNS void LANGUAGE sql AS $$
  DELETE FROM category_rule_goods g WHERE g.category_id = ANY (categories_of) AND (ids IS NULL OR g.product_id = ANY (ids))
    AND NOT EXISTS (
      SELECT FROM categories c JOIN search_products s ON s.product_id = g.product_id
      WHERE c.category_id = g.category_id AND c.rule IS NOT NULL
        AND fits_rule(c.rule, s.reduced, s.manufacturer_id, s.created_at, s.real_price, s.in_stock, s.colour_families)
    )
$$;

-- The same, and puts into them what fits now.
CREATE FUNCTION follow_rules(categories_of bigint[], ids bigint[] DEFAULT NULL) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM leave_rules(categories_of, ids);
  INSERT INTO category_rule_goods
    SELECT c.category_id, s.product_id FROM categories c CROSS JOIN search_products s
    WHERE c.category_id = ANY (categories_of) AND c.rule IS NOT NULL AND (ids IS NULL OR s.product_id = ANY (ids))
      AND fits_rule(c.rule, s.reduced, s.manufacturer_id, s.created_at, s.real_price, s.in_stock, s.colour_families)
    ORDER BY 1, 2 ON CONFLICT DO NOTHING;
END $$;

-- Whatever a rule asks of a product, it is said in `search_products`, which follows each sale and each price at the end of its transaction.
CREATE FUNCTION follow_rules_of_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids bigint[];
  ruled bigint[];
  priced bigint[];
BEGIN
  SELECT array_agg(category_id) INTO ruled FROM categories WHERE rule IS NOT NULL;
  IF TG_OP = 'UPDATE' THEN
    SELECT array_agg(product_id) INTO ids FROM old_rows o JOIN new_rows n USING (product_id)
      WHERE (o.reduced, o.manufacturer_id, o.created_at, o.real_price, o.in_stock, o.colour_families)
        IS DISTINCT FROM (n.reduced, n.manufacturer_id, n.created_at, n.real_price, n.in_stock, n.colour_families);
    SELECT array_agg(product_id) INTO priced FROM old_rows o JOIN new_rows n USING (product_id) WHERE o.real_price IS DISTINCT FROM n.real_price;
  ELSIF TG_OP = 'INSERT' THEN
    SELECT array_agg(product_id) INTO ids FROM new_rows;
  ELSE
    SELECT array_agg(product_id) INTO ids FROM old_rows;
  END IF;
  IF ruled IS NOT NULL AND ids IS NOT NULL THEN PERFORM follow_rules(ruled, ids); END IF;
  -- Where the order is by price, another price is another place.
  IF priced IS NOT NULL AND EXISTS (SELECT FROM categories WHERE goods_order IN ('price-asc', 'price-desc')) THEN
    WITH RECURSIVE above AS (
      SELECT category_id FROM category_goods WHERE product_id = ANY (priced)
      UNION SELECT c.category_parent_id FROM above JOIN categories c USING (category_id) WHERE c.category_parent_id IS NOT NULL
    )
    INSERT INTO changed_facts (fact) SELECT 'category:' || category_id FROM above JOIN categories USING (category_id)
      WHERE goods_order IN ('price-asc', 'price-desc') ORDER BY category_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER search_products_rules_new AFTER INSERT ON search_products REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION follow_rules_of_products();
CREATE TRIGGER search_products_rules AFTER UPDATE ON search_products REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION follow_rules_of_products();
CREATE TRIGGER search_products_rules_old AFTER DELETE ON search_products REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION follow_rules_of_products();

-- What joins or leaves a category by its rule: its page and those above, what a product says of its categories, and the counts of the menu.
CREATE FUNCTION tell_rule_goods() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH RECURSIVE above AS (
    SELECT category_id FROM turned
    UNION SELECT c.category_parent_id FROM above JOIN categories c USING (category_id) WHERE c.category_parent_id IS NOT NULL
  )
  INSERT INTO changed_facts (fact)
  SELECT 'category:' || category_id FROM above
  UNION SELECT 'product:' || product_id FROM turned
  UNION SELECT 'menu' FROM turned;
  RETURN NULL;
END $$;
CREATE TRIGGER category_rule_goods_told_new AFTER INSERT ON category_rule_goods REFERENCING NEW TABLE AS turned FOR EACH STATEMENT EXECUTE FUNCTION tell_rule_goods();
CREATE TRIGGER category_rule_goods_told_old AFTER DELETE ON category_rule_goods REFERENCING OLD TABLE AS turned FOR EACH STATEMENT EXECUTE FUNCTION tell_rule_goods();

-- As before, in categories by their rules too.
CREATE OR REPLACE FUNCTION tell_back_in_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH RECURSIVE back AS MATERIALIZED (
    SELECT p.product_id, p.manufacturer_id, p.reduced, p.badges FROM old_rows o JOIN new_rows n USING (product_id) JOIN products p USING (product_id)
    WHERE n.in_stock AND NOT o.in_stock
  ), above AS (
    SELECT category_id FROM category_goods JOIN back USING (product_id)
    UNION SELECT c.category_parent_id FROM above JOIN categories c USING (category_id) WHERE c.category_parent_id IS NOT NULL
  )
  INSERT INTO changed_facts (fact)
  SELECT 'category:' || category_id FROM above
  UNION SELECT 'manufacturer:' || manufacturer_id FROM back
  UNION SELECT 'sale' FROM back WHERE reduced
  UNION SELECT 'new' FROM back WHERE 'new' = ANY (badges)
  UNION SELECT 'bestsellers' FROM back WHERE 'bestseller' = ANY (badges);
  RETURN NULL;
END $$;

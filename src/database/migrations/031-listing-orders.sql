-- What listings are put in order by beside name, date, price and stock: how many pieces were sold of late, and, first of all, what can be bought.

-- Pieces of the last 90 days in orders that stand, of products that sold any; counted anew every hour
-- (src/database/recent-sales.ts), beside the products and not in them: no order waits for the count.
CREATE TABLE recent_sales (
  product_id bigint PRIMARY KEY REFERENCES products ON DELETE CASCADE,
  pieces integer NOT NULL CHECK (pieces > 0)
);
CREATE INDEX orders_created ON orders (created_at);

-- Every listing begins with what can be bought, and as it is printed with the newest of it.
CREATE INDEX search_products_newest ON search_products (in_stock DESC, created_at DESC, product_id DESC);

-- A product that is back takes its old place in listings that do not show it now. One that sells out is shown where it is to leave.
CREATE FUNCTION tell_back_in_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH RECURSIVE back AS MATERIALIZED (
    SELECT p.product_id, p.manufacturer_id, p.catalogue_price, p.badges FROM old_rows o JOIN new_rows n USING (product_id) JOIN products p USING (product_id)
    WHERE n.in_stock AND NOT o.in_stock
  ), above AS (
    SELECT category_id FROM product_categories JOIN back USING (product_id)
    UNION SELECT c.category_parent_id FROM above JOIN categories c USING (category_id) WHERE c.category_parent_id IS NOT NULL
  )
  INSERT INTO changed_facts (fact)
  SELECT 'category:' || category_id FROM above
  UNION SELECT 'manufacturer:' || manufacturer_id FROM back
  UNION SELECT 'sale' FROM back WHERE catalogue_price IS NOT NULL
  UNION SELECT 'new' FROM back WHERE 'new' = ANY (badges)
  UNION SELECT 'bestsellers' FROM back WHERE 'bestseller' = ANY (badges);
  RETURN NULL;
END $$;
CREATE TRIGGER search_products_back AFTER UPDATE ON search_products REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_back_in_stock();

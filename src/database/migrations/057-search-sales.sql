-- Of what fits a search equally well, what is bought comes first: in how many orders of late, in steps that double, so
-- that the index is written only where a product has risen or fallen (src/database/catalogue/recent-sales.ts).
ALTER TABLE recent_sales ADD COLUMN orders integer NOT NULL DEFAULT 0;

ALTER TABLE search_products ADD COLUMN sold smallint NOT NULL DEFAULT 0;
-- The label's own badge stands for three orders, until there are more.
ALTER TABLE search_products ADD COLUMN popularity smallint GENERATED ALWAYS AS (greatest(sold, CASE WHEN bestseller THEN 2 ELSE 0 END)) STORED;
DROP INDEX search_products_wanted;
CREATE INDEX search_products_wanted ON search_products (in_stock DESC, popularity DESC, created_at DESC, product_id DESC);

-- What the words of a search say of price, colour and sale is asked of thousands of products: of this index alone.
CREATE INDEX products_narrowed ON products (product_id) INCLUDE (real_price, reduced, colour_families, badges) WHERE shown;

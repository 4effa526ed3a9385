-- Products that are shown are counted, by category and by brand, without reading the products themselves.
CREATE INDEX products_shown ON products (product_id) INCLUDE (age_min) WHERE shown;
DROP INDEX products_brand;
CREATE INDEX products_brand ON products (manufacturer_id, product_id) WHERE shown;

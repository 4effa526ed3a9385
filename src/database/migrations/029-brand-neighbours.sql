-- Who comes after a product in its brand is found without reading the brand.
CREATE INDEX products_brand ON products (manufacturer_id, product_id);
DROP INDEX products_manufacturer;

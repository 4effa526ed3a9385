-- A full cart of dear things is worth more than a 32-bit number of grosze holds.
ALTER TABLE orders
  ALTER COLUMN products_pln TYPE bigint, ALTER COLUMN discount_pln TYPE bigint, ALTER COLUMN points_pln TYPE bigint,
  ALTER COLUMN products TYPE bigint, ALTER COLUMN discount TYPE bigint, ALTER COLUMN points TYPE bigint, ALTER COLUMN total TYPE bigint;
ALTER TABLE order_lines ALTER COLUMN amount TYPE bigint;

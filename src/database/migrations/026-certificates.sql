-- What vouches for a product: certificates, [{"name": "GOTS, CU 812345", "url": null}], and the producer's free
-- guarantee where it is longer than the two years the law gives (Directive (EU) 2024/825).
ALTER TABLE products
  ADD COLUMN certificates jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(certificates) = 'array'),
  ADD COLUMN guarantee_years smallint CHECK (guarantee_years BETWEEN 3 AND 99),
  -- It would be shown, had its brand a producer (Regulation (EU) 2023/988, art. 19, where the shop does not answer itself).
  ADD COLUMN awaits_producer boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT shown_or_awaiting CHECK (NOT (shown AND awaits_producer));

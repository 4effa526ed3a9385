-- A shop is closed until who runs it opens it: shoppers read that it opens soon, who holds the key sees its pages.
ALTER TABLE shop
  ADD COLUMN opened_at timestamptz,
  ADD COLUMN preview_key text NOT NULL DEFAULT replace(gen_random_uuid()::text, '-', ''),
  -- When the demo was put into it: invented goods, and customers whose passwords are published.
  ADD COLUMN demo_since timestamptz;

-- A shop that has sold or shown its goods goes on.
UPDATE shop SET opened_at = now() WHERE EXISTS (SELECT FROM orders) OR EXISTS (SELECT FROM products);
UPDATE shop SET demo_since = now() WHERE EXISTS (SELECT FROM config WHERE code = 'shop_email' AND content = 'czesc@bruk.example');

-- What the law wants of a shop and who runs it knowingly does without, and why.
CREATE TABLE opening_waivers (
  duty text PRIMARY KEY,
  why text NOT NULL CHECK (why <> ''),
  waived_at timestamptz NOT NULL DEFAULT now()
);

-- A draft came with the shop: until somebody confirms it, an open shop has no such page.
ALTER TABLE pages ADD COLUMN draft boolean NOT NULL DEFAULT false;

-- Which pages the law wants, said of a shop that began before as it is of a new one.
INSERT INTO config (code, content)
  SELECT t.code, entity_id::text FROM paths JOIN (VALUES ('page_terms', 'page/regulamin.html'), ('page_returns', 'page/zwroty-reklamacje-wymiany.html'),
    ('page_privacy', 'page/polityka-prywatnosci.html'), ('page_shipping', 'page/dostawa-i-platnosci.html')) AS t (code, path) ON paths.path = t.path AND kind = 'page'
  ON CONFLICT (code) DO NOTHING;

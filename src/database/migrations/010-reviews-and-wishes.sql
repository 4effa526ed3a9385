-- What buyers say of what they bought, and who waits for what is sold out.

ALTER TABLE orders ADD COLUMN delivered_at timestamptz;
CREATE INDEX orders_delivered ON orders (delivered_at) WHERE delivered_at IS NOT NULL;

-- A review names the line it was bought by: the line's product is the review's.
ALTER TABLE order_lines ADD CONSTRAINT order_lines_product UNIQUE (order_id, position, product_id);

-- The link in the letter that asks for reviews: one for an order.
CREATE TABLE review_links (
  order_id bigint PRIMARY KEY REFERENCES orders,
  link_sha256 bytea NOT NULL UNIQUE CHECK (length(link_sha256) = 32),
  asked_at timestamptz NOT NULL DEFAULT now(),
  -- The buyer wants no such letters any more.
  ended_at timestamptz
);

CREATE TABLE reviews (
  review_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id bigint NOT NULL REFERENCES products ON DELETE CASCADE,
  -- The buyer's e-mail; a sample of the demo shop has an invented one.
  buyer text NOT NULL CHECK (buyer = lower(buyer) AND buyer <> ''),
  order_id bigint,
  line_position integer,
  -- Written by us for the demo shop, and shown as such.
  sample boolean NOT NULL DEFAULT false,
  stars smallint NOT NULL CHECK (stars BETWEEN 1 AND 5),
  title text NOT NULL DEFAULT '' CHECK (length(title) <= 100),
  content text NOT NULL CHECK (content <> '' AND length(content) <= 3000),
  -- The name it is signed with.
  author text NOT NULL CHECK (author <> '' AND length(author) <= 40),
  lan_id smallint NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'approved', 'rejected')),
  written_at timestamptz NOT NULL DEFAULT now(),
  -- One of a buyer for a product; a later one takes its place.
  CONSTRAINT review_once UNIQUE (product_id, buyer),
  -- Nobody reviews what they have not bought (law: no fake reviews); samples say what they are.
  CONSTRAINT review_of_a_buyer CHECK (sample = (order_id IS NULL) AND (order_id IS NULL) = (line_position IS NULL)),
  FOREIGN KEY (order_id, line_position, product_id) REFERENCES order_lines (order_id, position, product_id)
);
CREATE INDEX reviews_shown ON reviews (product_id, written_at DESC, review_id DESC) WHERE state = 'approved';
CREATE INDEX reviews_waiting ON reviews (review_id) WHERE state = 'waiting';

-- What was decided of which words, and why: rows are added, never changed.
CREATE TABLE review_decisions (
  decision_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  review_id bigint NOT NULL REFERENCES reviews ON DELETE CASCADE,
  decision text NOT NULL CHECK (decision IN ('approved', 'rejected')),
  reason text NOT NULL DEFAULT '',
  stars smallint NOT NULL,
  title text NOT NULL,
  content text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT rejected_for_a_reason CHECK (decision = 'approved' OR reason <> '')
);
CREATE INDEX review_decisions_review ON review_decisions (review_id);
CREATE TRIGGER review_decisions_only_grows BEFORE UPDATE ON review_decisions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Approved reviews of each product, counted as they change: every tile shows them.
ALTER TABLE products
  ADD COLUMN review_count integer NOT NULL DEFAULT 0 CHECK (review_count >= 0),
  ADD COLUMN review_stars integer NOT NULL DEFAULT 0 CHECK (review_stars BETWEEN review_count AND 5 * review_count);

CREATE FUNCTION count_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.state = 'approved' THEN
    UPDATE products SET review_count = review_count - 1, review_stars = review_stars - OLD.stars WHERE product_id = OLD.product_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.state = 'approved' THEN
    UPDATE products SET review_count = review_count + 1, review_stars = review_stars + NEW.stars WHERE product_id = NEW.product_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER reviews_count AFTER INSERT OR DELETE OR UPDATE OF state, stars ON reviews
  FOR EACH ROW EXECUTE FUNCTION count_review();

-- Who wants one letter when a sold-out variant is back, and how we know they asked for it.
CREATE TABLE stock_wishes (
  wish_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL CHECK (email = lower(email) AND email LIKE '%_@_%'),
  variant_id bigint NOT NULL REFERENCES variants ON DELETE CASCADE,
  lan_id smallint NOT NULL,
  -- The version of the words consented to; they stand in the dictionaries.
  consent text NOT NULL,
  link_sha256 bytea NOT NULL UNIQUE CHECK (length(link_sha256) = 32),
  asked_at timestamptz NOT NULL DEFAULT now(),
  confirmed_at timestamptz,
  ended_at timestamptz,
  -- The letter was written: the wish is fulfilled. It has a link of its own, since the first is known by its digest alone.
  told_at timestamptz,
  told_link_sha256 bytea UNIQUE CHECK (length(told_link_sha256) = 32),
  CONSTRAINT wish_once UNIQUE (email, variant_id)
);
CREATE INDEX stock_wishes_open ON stock_wishes (variant_id) WHERE confirmed_at IS NOT NULL AND ended_at IS NULL AND told_at IS NULL;

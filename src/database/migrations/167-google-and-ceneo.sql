-- What changed that Google Merchant is to be told of, in the transaction of the change; it only grows, so that nobody waits for anybody. Null: everything.
CREATE TABLE merchant_changes (
  change_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id bigint
);

-- Products to be compared with what Google was told of them, each once; a product may be gone meanwhile.
CREATE TABLE merchant_due (
  product_id bigint PRIMARY KEY,
  -- Nothing is known to have changed: it is looked at after the others.
  swept boolean NOT NULL,
  since timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX merchant_due_order ON merchant_due (swept, since, product_id);

-- What Google was told of an offer in one of its data sources: a digest of each attribute, never the texts themselves.
CREATE TABLE merchant_offers (
  data_source text NOT NULL CHECK (data_source ~ '^\d+$'),
  offer_id text NOT NULL CHECK (offer_id <> ''),
  product_id bigint NOT NULL,
  -- Null: a call was begun, and nobody knows what Google has.
  told jsonb CHECK (jsonb_typeof(told) = 'object'),
  told_at timestamptz,
  -- Why it refused that.
  problem text CHECK (problem <> '' AND length(problem) <= 500),
  -- What it has found wrong with it since.
  verdict text CHECK (verdict <> '' AND length(verdict) <= 500),
  PRIMARY KEY (data_source, offer_id),
  CHECK ((told IS NULL) = (told_at IS NULL)),
  CHECK (problem IS NULL OR told IS NOT NULL)
);
CREATE INDEX merchant_offers_product ON merchant_offers (product_id);

-- How Google answers; one row.
CREATE TABLE merchant_state (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  -- Turns since the last that went well.
  tries integer NOT NULL DEFAULT 0,
  wait_until timestamptz,
  -- Why nothing is told before somebody sees to it.
  stopped text CHECK (stopped IN ('credentials', 'permission', 'locked')),
  says text NOT NULL DEFAULT '' CHECK (length(says) <= 500),
  -- When every product was last noted to be looked at, and what Google thinks of them last read.
  swept_at timestamptz,
  read_at timestamptz
);

-- Whatever its page is made anew for, its offer is compared for; money and delivery are part of every offer.
CREATE FUNCTION note_merchant_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM connections WHERE kind = 'merchant' AND is_on) THEN
    INSERT INTO merchant_changes (product_id)
      SELECT DISTINCT CASE WHEN fact LIKE 'product:%' THEN substr(fact, 9)::bigint END FROM told
      WHERE fact ~ '^product:\d+$' OR fact IN ('config', 'delivery');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER changed_facts_to_merchant AFTER INSERT ON changed_facts REFERENCING NEW TABLE AS told
  FOR EACH STATEMENT EXECUTE FUNCTION note_merchant_changes();

-- Buyers who asked for a questionnaire about their order: by which words, and the key of the page that passes on their address, once.
CREATE TABLE opinion_consents (
  order_id bigint PRIMARY KEY REFERENCES orders,
  agreed_at timestamptz NOT NULL DEFAULT now(),
  -- The version of the words consented to, and the words, as they were shown.
  consent text NOT NULL CHECK (consent ~ '^[A-Z_]+ \d+$'),
  words text NOT NULL CHECK (words <> ''),
  -- Null: it was used, or is used no more.
  page_key text UNIQUE CHECK (length(page_key) >= 24),
  passed_on_at timestamptz,
  CHECK (page_key IS NULL OR passed_on_at IS NULL)
);

-- Complaints of goods that are not as they should be, and what became of them.

CREATE TABLE complaints (
  complaint_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Its receipt begins the fourteen days in which the shop answers.
  received_at timestamptz NOT NULL DEFAULT now(),
  name text NOT NULL CHECK (name <> ''),
  email text NOT NULL,
  lan_id smallint NOT NULL,
  -- As it was typed, and the order of that number and address, where there is one.
  order_text text NOT NULL,
  order_id bigint REFERENCES orders,
  -- Of order_lines; null: not said, or no order is known.
  position integer,
  -- Since when it is so, in the buyer's words.
  since text NOT NULL DEFAULT '',
  defect text NOT NULL CHECK (defect <> ''),
  demand text NOT NULL CHECK (demand IN ('repair', 'replacement', 'reduction', 'refund')),
  -- Entered by staff, who were told otherwise.
  by_staff boolean NOT NULL DEFAULT false,
  -- The decision: what the buyer gets, or a refusal, with the answer as it was sent.
  outcome text CHECK (outcome IN ('repair', 'replacement', 'reduction', 'refund', 'refused')),
  answer text NOT NULL DEFAULT '',
  answered_at timestamptz,
  settlement_id bigint UNIQUE REFERENCES settlements,
  -- When the outcome was carried out, or there is nothing to carry out.
  closed_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT answered_with_an_outcome CHECK ((outcome IS NULL) = (answered_at IS NULL)),
  CONSTRAINT closed_once_it_is_answered CHECK (closed_at IS NULL OR answered_at IS NOT NULL)
);
CREATE INDEX complaints_order ON complaints (order_id);
CREATE INDEX complaints_waiting ON complaints (received_at) WHERE closed_at IS NULL;

-- JPEG, drawn anew from what was sent; staff alone see them.
CREATE TABLE complaint_photos (
  photo_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  complaint_id bigint NOT NULL REFERENCES complaints ON DELETE CASCADE,
  jpeg bytea NOT NULL CHECK (octet_length(jpeg) <= 2000000)
);
CREATE INDEX complaint_photos_complaint ON complaint_photos (complaint_id);

CREATE FUNCTION count_complaint_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;
CREATE TRIGGER complaint_version_counted BEFORE UPDATE ON complaints FOR EACH ROW EXECUTE FUNCTION count_complaint_version();

-- The page on which one complains has its path in each language.
CREATE OR REPLACE FUNCTION reserved_segments() RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '{404,404.html,contact,compare,user,t,m,p,c,__,promocje,nowosci,zamowienie,sys,images,page-data,assets,v1,feeds,sw.js,manifest.webmanifest,sitemap.xml,robots.txt,llms.txt,favicon.ico,icons,health,healthz,readyz,sitemaps,admin,newsletter,opinia,powiadomienie,offline,faktura,odstapienie,konto,dev,pay,notify,stand-in,podglad,videos,en,cz,
    sale,new,new-products,search,order,review,stock-alert,withdrawal,account,invoice,preview,brands,
    vyprodej,akce,novinky,hledat,objednavka,recenze,hlidani,upozorneni,odstoupeni,ucet,faktura,nahled,kontakt,porovnani,znacky,uzivatel,
    refund-account,reklamacja,complaint,reklamace}'::text[]
$$;

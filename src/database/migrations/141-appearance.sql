-- The shop's marks: files somebody has brought, under what their content is digested to. None is ever another: an address
-- goes on showing what it showed.
CREATE TABLE shop_marks (
  mark_id text PRIMARY KEY CHECK (mark_id = left(encode(sha256(content), 'hex'), 16)),
  kind text NOT NULL CHECK (kind IN ('svg', 'webp')),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  opaque boolean NOT NULL,
  content bytea NOT NULL CHECK (octet_length(content) <= 1048576)
);
-- What is made of each for browsers and phones.
CREATE TABLE shop_mark_icons (
  mark_id text NOT NULL REFERENCES shop_marks,
  name text NOT NULL CHECK (name IN ('icon.ico', '180.png', '192.png', '512.png', 'maskable.png')),
  content bytea NOT NULL,
  PRIMARY KEY (mark_id, name)
);
CREATE FUNCTION forbid_other_mark() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A mark is never another: bring a new one';
END $$;
CREATE TRIGGER shop_marks_stay BEFORE UPDATE ON shop_marks FOR EACH ROW EXECUTE FUNCTION forbid_other_mark();
CREATE TRIGGER shop_mark_icons_stay BEFORE UPDATE ON shop_mark_icons FOR EACH ROW EXECUTE FUNCTION forbid_other_mark();

-- Of a colour, `#d8ff3c`, and of two of them (WCAG 2.2: relative luminance, contrast ratio).
CREATE FUNCTION colour_luminance(colour text) RETURNS double precision LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT sum(weight * CASE WHEN part <= 0.04045 THEN part / 12.92 ELSE power((part + 0.055) / 1.055, 2.4) END)
  FROM (VALUES (2, 0.2126::double precision), (4, 0.7152), (6, 0.0722)) AS parts (at, weight),
    LATERAL (SELECT (('x' || substr(colour, at, 2))::bit(8)::int / 255.0)::double precision AS part) AS read
$$;
CREATE FUNCTION colour_contrast(one text, other text) RETURNS double precision LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  of_one double precision := public.colour_luminance(one);
  of_other double precision := public.colour_luminance(other);
BEGIN
  RETURN (greatest(of_one, of_other) + 0.05) / (least(of_one, of_other) + 0.05);
END $$;

-- How the shop looks; one row.
CREATE TABLE appearance (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  accent text NOT NULL DEFAULT '#d8ff3c' CHECK (accent ~ '^#[0-9a-f]{6}$'),
  accent_text text NOT NULL DEFAULT '#111111' CHECK (accent_text ~ '^#[0-9a-f]{6}$'),
  theme text NOT NULL DEFAULT '#111111' CHECK (theme ~ '^#[0-9a-f]{6}$'),
  logo text REFERENCES shop_marks,
  logo_dark text REFERENCES shop_marks,
  icon text REFERENCES shop_marks,
  version integer NOT NULL DEFAULT 1,
  -- Words on the accent can be read (level AA), whoever has set them.
  CONSTRAINT appearance_readable CHECK (colour_contrast(accent, accent_text) >= 4.5)
);
CREATE INDEX appearance_logo ON appearance (logo);
CREATE INDEX appearance_logo_dark ON appearance (logo_dark);
CREATE INDEX appearance_icon ON appearance (icon);
INSERT INTO appearance DEFAULT VALUES;

CREATE FUNCTION count_appearance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;
CREATE TRIGGER appearance_counted BEFORE UPDATE ON appearance FOR EACH ROW
  WHEN (NEW IS DISTINCT FROM OLD) EXECUTE FUNCTION count_appearance();

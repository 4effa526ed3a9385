-- What the shop's front says and in which order: the home page, the menu, the line above the header, the footer.
CREATE TABLE front_parts (
  front_id integer PRIMARY KEY,
  part text NOT NULL UNIQUE CHECK (part IN ('home', 'menu', 'notices', 'footer')),
  -- NULL: as a shop begins.
  content jsonb CHECK (jsonb_typeof(content) = 'object' AND content ->> 'part' = part),
  -- What takes its place by itself, and when.
  planned jsonb CHECK (jsonb_typeof(planned) = 'object' AND planned ->> 'part' = part),
  planned_at timestamptz CHECK (isfinite(planned_at)),
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  -- Until when what begins or ends by itself is seen to.
  turned_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((planned IS NULL) = (planned_at IS NULL))
);
INSERT INTO front_parts (front_id, part) VALUES (1, 'home'), (2, 'menu'), (3, 'notices'), (4, 'footer');

-- Nobody makes a version twice, and no page goes on showing what was: the home page's part is read by that page, the others by all.
CREATE FUNCTION front_part_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'a part of the front is as it was at first, not deleted'; END IF;
  IF TG_OP = 'UPDATE' AND (NEW.content, NEW.planned, NEW.planned_at) IS DISTINCT FROM (OLD.content, OLD.planned, OLD.planned_at) THEN
    NEW.version := OLD.version + 1;
  END IF;
  INSERT INTO changed_facts (fact) VALUES (CASE NEW.part WHEN 'home' THEN 'home' ELSE 'front' END);
  RETURN NEW;
END $$;
CREATE TRIGGER front_part_changed BEFORE UPDATE OR DELETE ON front_parts
  FOR EACH ROW EXECUTE FUNCTION front_part_changed();

-- Other texts of an information page, which take the place of what shoppers read at their moment by themselves.
CREATE TABLE page_plans (
  page_id bigint PRIMARY KEY REFERENCES pages ON DELETE CASCADE,
  -- Those that are to be others, by text and language; what is not among them stays as it is then.
  texts jsonb NOT NULL CHECK (jsonb_typeof(texts) = 'object' AND texts <> '{}'),
  planned_at timestamptz NOT NULL CHECK (isfinite(planned_at))
);

-- What is planned is a part of the page with versions of its own: nobody plans over what they have not seen.
ALTER TABLE page_versions DROP CONSTRAINT page_versions_part_check,
  ADD CONSTRAINT page_versions_part_check CHECK (part IN ('texts', 'placing', 'publication', 'plan'));
CREATE FUNCTION count_page_plan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO page_versions AS v (page_id, part)
    SELECT page_id, 'plan' FROM pages WHERE page_id = CASE TG_OP WHEN 'DELETE' THEN OLD.page_id ELSE NEW.page_id END
    ON CONFLICT (page_id, part) DO UPDATE SET version = v.version + 1;
  RETURN NULL;
END $$;
CREATE TRIGGER page_plans_count AFTER INSERT OR UPDATE OR DELETE ON page_plans
  FOR EACH ROW EXECUTE FUNCTION count_page_plan();

-- What a page said before, and until when: who ordered by the terms of then is sent those, however late the email leaves.
CREATE TABLE earlier_page_texts (
  page_id bigint NOT NULL REFERENCES pages ON DELETE CASCADE,
  until timestamptz NOT NULL,
  page_name said_texts NOT NULL,
  content said_texts NOT NULL,
  PRIMARY KEY (page_id, until)
);
CREATE FUNCTION keep_earlier_page_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Of a transaction that writes a page twice what stood before it counts.
  INSERT INTO earlier_page_texts (page_id, until, page_name, content) VALUES (OLD.page_id, now(), OLD.page_name, OLD.content)
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER pages_keep_earlier AFTER UPDATE OF page_name, content ON pages FOR EACH ROW
  WHEN (NOT OLD.draft AND (OLD.page_name::jsonb, OLD.content::jsonb) IS DISTINCT FROM (NEW.page_name::jsonb, NEW.content::jsonb))
  EXECUTE FUNCTION keep_earlier_page_texts();

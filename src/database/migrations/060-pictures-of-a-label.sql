-- A label's own pictures: the point every crop keeps in sight, in percent of the width and the height (none: the whole
-- picture is fitted in); what a picture is; and a line under it. `name` is what its addresses ask for.
ALTER TABLE product_pictures
  ADD focus_x smallint CHECK (focus_x BETWEEN 0 AND 100),
  ADD focus_y smallint CHECK (focus_y BETWEEN 0 AND 100),
  ADD role text NOT NULL DEFAULT 'packshot' CHECK (role IN ('packshot', 'model', 'detail', 'back')),
  ADD caption said_texts NOT NULL DEFAULT '{"pl": ""}',
  ADD CONSTRAINT focus_is_a_point CHECK ((focus_x IS NULL) = (focus_y IS NULL)),
  ADD name text NOT NULL GENERATED ALWAYS AS (CASE WHEN focus_x IS NULL THEN file ELSE focus_x::text || '-' || focus_y::text || '~' || file END) STORED;

-- Videos, and what is said in them: each lies in the picture store, and is one of its name for ever.
CREATE TABLE videos (
  file text PRIMARY KEY CHECK (file ~ '^[a-z0-9][a-z0-9._-]{0,180}\.(mp4|webm|vtt)$'),
  bytes integer NOT NULL,
  sha256 text NOT NULL,
  added_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX videos_sha256 ON videos (sha256);
CREATE TABLE video_sources (
  address text PRIMARY KEY,
  file text NOT NULL REFERENCES videos
);
-- A picture that stands for a video until it is played, which has captions by language.
ALTER TABLE product_pictures
  ADD video text REFERENCES videos,
  ADD video_captions jsonb NOT NULL DEFAULT '{}',
  ADD CONSTRAINT captions_of_a_video CHECK (video IS NOT NULL OR video_captions = '{}');

-- The crops that were ever asked for by somebody who keeps the catalogue: an address that was given out is answered
-- always, and no other is.
CREATE TABLE picture_crops (
  name text PRIMARY KEY,
  file text NOT NULL REFERENCES pictures,
  focus_x smallint NOT NULL,
  focus_y smallint NOT NULL
);
CREATE INDEX picture_crops_file ON picture_crops (file);

CREATE FUNCTION note_picture_crops() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO picture_crops (name, file, focus_x, focus_y)
    SELECT DISTINCT name, file, focus_x, focus_y FROM new_rows WHERE focus_x IS NOT NULL ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER note_crops_of_added AFTER INSERT ON product_pictures REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_picture_crops();
CREATE TRIGGER note_crops_of_changed AFTER UPDATE ON product_pictures REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_picture_crops();

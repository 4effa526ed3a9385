-- Catalogue files that staff bring: each is read, seen as what it would do, and brought in once somebody said so. The row
-- is the work's own memory: whoever works it off, and however often it is begun again, goes on from here.
CREATE TABLE imports (
  import_id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  file_name text NOT NULL CHECK (file_name <> '' AND length(file_name) <= 200),
  -- Null once it was forgotten.
  file bytea CHECK (octet_length(file) > 0),
  bytes integer NOT NULL CHECK (bytes > 0),
  staff_id bigint REFERENCES staff,
  key_id bigint REFERENCES operator_keys,
  begun_at timestamptz NOT NULL DEFAULT now(),
  -- What its bringer says where the file does not.
  answers jsonb NOT NULL DEFAULT '{}',
  state text NOT NULL DEFAULT 'reading' CHECK (state IN ('reading', 'previewed', 'importing', 'done', 'failed', 'cancelled')),
  -- What it would do, as it was seen, of the catalogue as it was then (`catalogue_digest`); a confirmation names it by its hash.
  preview jsonb,
  preview_hash text,
  catalogue_digest text,
  -- Somebody changed, after it was seen, what it would change: it was looked at anew.
  overtaken boolean NOT NULL DEFAULT false,
  phase text NOT NULL DEFAULT 'waiting',
  done bigint NOT NULL DEFAULT 0,
  total bigint NOT NULL DEFAULT 0,
  phase_at timestamptz NOT NULL DEFAULT now(),
  -- When whoever works on it was last heard of; null: nobody does.
  beat_at timestamptz,
  cancel_asked boolean NOT NULL DEFAULT false,
  confirmed_at timestamptz,
  result jsonb,
  failure text,
  ended_at timestamptz,
  CHECK ((staff_id IS NULL) <> (key_id IS NULL)),
  CHECK ((preview IS NULL) = (preview_hash IS NULL)),
  CHECK (state NOT IN ('previewed', 'importing', 'done') OR preview IS NOT NULL),
  CHECK (state NOT IN ('importing', 'done') OR confirmed_at IS NOT NULL),
  CHECK ((state = 'done') = (result IS NOT NULL)),
  CHECK ((state = 'failed') = (failure IS NOT NULL)),
  CHECK ((state IN ('done', 'failed', 'cancelled')) = (ended_at IS NOT NULL)),
  CHECK (file IS NOT NULL OR ended_at IS NOT NULL)
);
CREATE INDEX imports_open ON imports (import_id) WHERE state IN ('reading', 'importing');

-- What ended stays as it ended; its file alone may be forgotten.
CREATE FUNCTION keep_ended_import() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.state, OLD.result, OLD.failure, OLD.ended_at) IS DISTINCT FROM (NEW.state, NEW.result, NEW.failure, NEW.ended_at) THEN
    RAISE EXCEPTION 'import % has ended', OLD.import_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER imports_ended BEFORE UPDATE ON imports FOR EACH ROW WHEN (OLD.ended_at IS NOT NULL) EXECUTE FUNCTION keep_ended_import();

-- What is wrong in a file, what was left out, and what was taken otherwise than written.
CREATE TABLE import_problems (
  import_id bigint NOT NULL REFERENCES imports ON DELETE CASCADE,
  position integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('wrong', 'left', 'told')),
  -- 0: the file as a whole.
  row_number integer NOT NULL CHECK (row_number >= 0),
  product text,
  column_name text,
  value text,
  code text NOT NULL,
  fill jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (import_id, position)
);

-- What the columns of files mean, by a name under which it is used again.
CREATE TABLE column_maps (
  map_id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL CHECK (name <> '' AND length(name) <= 60),
  -- Fields by column, both in lower case.
  columns jsonb NOT NULL,
  used_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX column_maps_name ON column_maps (lower(name));

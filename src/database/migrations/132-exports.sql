-- The catalogue as files that staff asked for, or that an import made of the shop as it was before.
CREATE TABLE exports (
  export_id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  staff_id bigint REFERENCES staff,
  key_id bigint REFERENCES operator_keys,
  begun_at timestamptz NOT NULL DEFAULT now(),
  -- Which goods, as the list of products asks for them; null: the whole catalogue.
  filter jsonb,
  -- The import before which it was made.
  import_id bigint UNIQUE REFERENCES imports ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'writing' CHECK (state IN ('writing', 'done', 'failed')),
  done integer NOT NULL DEFAULT 0,
  total integer NOT NULL DEFAULT 0,
  -- When whoever writes it was last heard of; null: nobody does.
  beat_at timestamptz,
  products integer NOT NULL DEFAULT 0,
  bytes bigint NOT NULL DEFAULT 0,
  failure text,
  ended_at timestamptz,
  forgotten_at timestamptz,
  CHECK ((staff_id IS NULL) <> (key_id IS NULL)),
  CHECK ((state = 'failed') = (failure IS NOT NULL)),
  CHECK ((state = 'writing') = (ended_at IS NULL))
);
CREATE INDEX exports_open ON exports (export_id) WHERE state = 'writing';

CREATE TABLE export_parts (
  export_id bigint NOT NULL REFERENCES exports ON DELETE CASCADE,
  position integer NOT NULL,
  part bytea NOT NULL,
  PRIMARY KEY (export_id, position)
);

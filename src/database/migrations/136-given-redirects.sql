-- Where addresses lead that are no page of the shop's: as somebody said it. What has a page of its own is led to by its
-- number, so that it is found wherever it goes; the shop's own pages by their path.
CREATE TABLE given_redirects (
  redirect_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Without case and the last slash, as paths are told apart.
  spelling text NOT NULL UNIQUE CHECK (spelling = lower(rtrim(from_path, '/')) AND spelling <> ''),
  -- Without the leading slash, as all paths are stored.
  from_path text NOT NULL CHECK (length(from_path) BETWEEN 1 AND 500 AND from_path !~ '^/'),
  to_path text NOT NULL CHECK (length(to_path) BETWEEN 1 AND 500 AND to_path ~ '^/[^/\\]?'),
  kind text,
  entity_id bigint,
  lan_id smallint,
  hits bigint NOT NULL DEFAULT 0 CHECK (hits >= 0),
  last_hit_on date,
  given_at timestamptz NOT NULL DEFAULT now(),
  CHECK (num_nulls(kind, entity_id, lan_id) IN (0, 3))
);
CREATE INDEX given_redirects_entity ON given_redirects (kind, entity_id) WHERE kind IS NOT NULL;

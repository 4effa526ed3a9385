-- Views of the list of orders that somebody has saved: what its address asks for, and the columns they see it by.
CREATE TABLE order_views (
  view_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  staff_id bigint NOT NULL REFERENCES staff,
  name text NOT NULL CHECK (name <> '' AND length(name) <= 40),
  asked jsonb NOT NULL,
  -- Null: the columns of whoever looks.
  columns text[],
  -- Everybody who reads orders sees it.
  shared boolean NOT NULL
);
CREATE UNIQUE INDEX order_views_name ON order_views (staff_id, lower(name));
CREATE INDEX order_views_shared ON order_views (view_id) WHERE shared;

-- How somebody has the list of orders: its columns, and their views in their order; what is not named comes last.
CREATE TABLE order_lists (
  staff_id bigint PRIMARY KEY REFERENCES staff,
  columns text[],
  views bigint[] NOT NULL DEFAULT '{}'
);

-- What goes with a product: what the label chose, and what was bought with it. Of each kind the first come first.
CREATE TABLE product_relations (
  product_id bigint NOT NULL REFERENCES products ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('chosen', 'bought')),
  related_id bigint NOT NULL REFERENCES products ON DELETE CASCADE,
  position integer NOT NULL CHECK (position > 0),
  PRIMARY KEY (product_id, kind, related_id),
  CONSTRAINT related_to_another CHECK (related_id <> product_id)
);
CREATE INDEX product_relations_related ON product_relations (related_id);

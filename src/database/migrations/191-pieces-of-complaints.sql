-- Which pieces of an order its buyer complained of; they are of that order, whichever the complaint is found to be of afterwards.
CREATE TABLE complaint_lines (
  complaint_id bigint NOT NULL REFERENCES complaints ON DELETE CASCADE,
  order_id bigint NOT NULL REFERENCES orders,
  -- Of order_lines.
  position integer NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (complaint_id, position)
);

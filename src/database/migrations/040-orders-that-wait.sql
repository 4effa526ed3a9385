-- Orders beyond what one shopper may hold wait for a person's word: they have taken nothing yet.
ALTER TABLE orders DROP CONSTRAINT order_state_known, ADD CONSTRAINT order_state_known
  CHECK (status IN ('awaitingReview', 'new', 'awaitingPayment', 'paid', 'packed', 'sent', 'delivered', 'cancelled', 'returned', 'expired'));

-- Whose it is, by which orders of one shopper are known: digests of e-mail, telephone, address and network. Gone after 30 days.
ALTER TABLE orders ADD COLUMN subjects text[] NOT NULL DEFAULT '{}', ADD COLUMN pieces integer NOT NULL DEFAULT 0;
UPDATE orders o SET pieces = (SELECT coalesce(sum(quantity), 0) FROM order_lines l WHERE l.order_id = o.order_id);
CREATE INDEX orders_subjects ON orders USING gin (subjects) WHERE status IN ('new', 'awaitingPayment');
CREATE INDEX orders_late ON orders (created_at) WHERE status IN ('awaitingReview', 'new');
DROP INDEX orders_email_unpaid;
CREATE INDEX orders_email_unpaid ON orders (email) WHERE status IN ('awaitingPayment', 'awaitingReview');

-- Pieces one shopper may have of it; null: as many as there are.
ALTER TABLE products ADD COLUMN most_pieces integer CHECK (most_pieces > 0);

-- A letter that was one too many for an address nobody has confirmed.
ALTER TABLE outbox ADD COLUMN held_back boolean NOT NULL DEFAULT false;
DROP INDEX outbox_unsent;
CREATE INDEX outbox_unsent ON outbox (letter_id) WHERE sent_at IS NULL AND NOT held_back;
CREATE INDEX outbox_recipient ON outbox (lower(recipient), created_at);

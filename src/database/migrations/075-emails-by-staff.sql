-- Emails that staff have sent: words of their own, and what is sent once more. They wait until a moment, and until it has
-- begun they can be taken back.
ALTER TABLE outbox
  ADD COLUMN by_staff boolean NOT NULL DEFAULT false,
  ADD COLUMN IF NOT EXISTS not_before timestamptz,
  -- Subject, text and names of files of an email of an order, as they left.
  ADD COLUMN as_sent jsonb,
  -- When a mail server has said for good that it does not deliver it, and what one has said last.
  ADD COLUMN refused_at timestamptz,
  ADD COLUMN refusal text,
  -- When somebody has seen to it.
  ADD COLUMN refusal_closed_at timestamptz;

-- One of each kind an order, but for those of staff.
ALTER TABLE outbox DROP CONSTRAINT IF EXISTS outbox_order_id_kind_key;
CREATE UNIQUE INDEX outbox_once ON outbox (order_id, kind) WHERE NOT by_staff;
CREATE INDEX outbox_order ON outbox (order_id) WHERE order_id IS NOT NULL;
DROP INDEX outbox_unsent;
CREATE INDEX outbox_unsent ON outbox (letter_id) WHERE sent_at IS NULL AND NOT held_back AND refused_at IS NULL;
CREATE INDEX outbox_refused ON outbox (letter_id) WHERE refused_at IS NOT NULL AND refusal_closed_at IS NULL;

-- Texts that staff begin an email from, in every language of the shop.
CREATE TABLE ready_texts (
  ready_text_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL CHECK (name <> ''),
  -- By the language's code.
  subject jsonb NOT NULL,
  content jsonb NOT NULL,
  version int NOT NULL DEFAULT 1
);

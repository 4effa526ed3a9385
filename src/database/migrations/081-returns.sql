-- Goods on their way back to the shop: what is expected, what arrived and in which condition, and what was given back for it.

CREATE TABLE returns (
  return_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders,
  kind text NOT NULL CHECK (kind IN ('withdrawal', 'uncollected', 'complaint', 'goodwill')),
  -- The statement it began with, where there is one.
  withdrawal_id bigint UNIQUE REFERENCES withdrawals,
  -- 'sent': the buyer has proven that the goods are on their way; 'closed': it ended without goods.
  state text NOT NULL DEFAULT 'announced' CHECK (state IN ('announced', 'sent', 'arrived', 'settled', 'closed')),
  -- The label, the locker's code or the tracking number, as staff wrote it.
  parcel text NOT NULL DEFAULT '' CHECK (length(parcel) <= 200),
  announced_at timestamptz NOT NULL DEFAULT now(),
  proof_at timestamptz,
  arrived_at timestamptz,
  ended_at timestamptz,
  settlement_id bigint UNIQUE REFERENCES settlements,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT settled_by_a_settlement CHECK ((state = 'settled') = (settlement_id IS NOT NULL)),
  CONSTRAINT ended_once_it_ends CHECK ((state IN ('settled', 'closed')) = (ended_at IS NOT NULL))
);
CREATE INDEX returns_order ON returns (order_id);
CREATE INDEX returns_waiting ON returns (announced_at) WHERE state NOT IN ('settled', 'closed');

CREATE TABLE return_lines (
  return_id bigint NOT NULL REFERENCES returns,
  -- Of order_lines.
  position integer NOT NULL,
  expected integer NOT NULL CHECK (expected >= 0),
  as_new integer NOT NULL DEFAULT 0 CHECK (as_new >= 0),
  used integer NOT NULL DEFAULT 0 CHECK (used >= 0),
  missing integer NOT NULL DEFAULT 0 CHECK (missing >= 0),
  -- How many of those that arrived can be sold again.
  restocked integer NOT NULL DEFAULT 0 CHECK (restocked >= 0),
  -- By how much less is given back for the used ones, in hundredths of the order's currency, and why.
  kept bigint NOT NULL DEFAULT 0 CHECK (kept >= 0),
  why text NOT NULL DEFAULT '' CHECK (length(why) <= 400),
  PRIMARY KEY (return_id, position),
  CONSTRAINT restocked_of_what_arrived CHECK (restocked <= as_new + used),
  CONSTRAINT kept_of_used_ones CHECK (kept = 0 OR used > 0)
);

-- Who decides on a return names its version; its pieces are a part of it.
CREATE FUNCTION count_return_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;
CREATE TRIGGER return_version_counted BEFORE UPDATE ON returns FOR EACH ROW EXECUTE FUNCTION count_return_version();

-- Statements that wait already, of orders that are known.
INSERT INTO returns (order_id, kind, withdrawal_id, announced_at)
  SELECT DISTINCT ON (order_id) order_id, 'withdrawal', withdrawal_id, received_at FROM withdrawals JOIN orders o USING (order_id)
  WHERE closed_at IS NULL AND o.status IN ('new', 'paid', 'packed', 'sent', 'delivered') ORDER BY order_id, withdrawal_id;
INSERT INTO return_lines (return_id, position, expected)
  SELECT return_id, l.position, l.quantity_left FROM returns r JOIN withdrawals w USING (withdrawal_id) JOIN order_lines_left l ON l.order_id = r.order_id
  WHERE w.goods = '' AND l.quantity_left > 0;

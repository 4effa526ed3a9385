-- What orders have sold, as the books say it, and where their buyers came from.

-- Orders that are sales: paid, or to be paid at the door. `placed`: what they cost with delivery, after code and points;
-- `given_back`: what was given back of that since, by whichever day. In grosze, at the order's own rate; by days of Warsaw.
CREATE VIEW sold_orders AS
  SELECT o.order_id, o.created_at, (o.created_at AT TIME ZONE 'Europe/Warsaw')::date AS day, o.status, o.discount_code,
    o.pieces - coalesce(b.pieces, 0) AS pieces, total_pln(o) AS placed,
    CASE WHEN b.order_id IS NULL THEN 0 ELSE total_pln(o) - part_in_pln(o, o.total - b.amount) END AS given_back
  FROM orders o LEFT JOIN (
    SELECT order_id, sum(amount)::bigint AS amount,
      sum((SELECT coalesce(sum(quantity), 0) FROM settlement_lines l WHERE l.settlement_id = s.settlement_id))::int AS pieces
    FROM settlements s GROUP BY order_id
  ) b USING (order_id)
  WHERE o.status IN ('new', 'paid', 'packed', 'sent', 'delivered', 'returned');

-- What a link said of itself by which the buyer came (`utm_source`, `utm_campaign`); of who came otherwise there is no row.
CREATE TABLE order_sources (
  order_id bigint PRIMARY KEY REFERENCES orders,
  source text NOT NULL CHECK (length(source) BETWEEN 1 AND 100),
  campaign text NOT NULL CHECK (length(campaign) <= 100)
);
CREATE TRIGGER order_sources_only_grow BEFORE UPDATE OR DELETE ON order_sources FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- By the days on which they were made.
CREATE INDEX settlements_made ON settlements (made_at);

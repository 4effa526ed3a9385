import type { Queryable } from "./queryable.ts";

export interface AuditResult {
  check: string;
  /** What breaks it: empty when it holds. */
  broken: string[];
}

/** Checks the shop's promises on the live database, each in one query that answers what breaks it (guarantees, point 8). */
export async function audit(db: Queryable): Promise<AuditResult[]> {
  const results: AuditResult[] = [];
  for (const [check, text] of Object.entries(checks)) {
    const { rows } = await db.query<{ broken: string }>(`${text} LIMIT 20`);
    results.push({ check, broken: rows.map((row) => row.broken) });
  }
  return results;
}

const live = "('awaitingReview', 'cancelled', 'expired', 'returned')";

/** An order `o` that goods were exchanged for: the money of another pays for it. */
const byExchange = "EXISTS (SELECT FROM exchanges x WHERE x.order_id = o.order_id)";

/** An order `o` that is another than it was placed as: its payments are of the sums it had then, and of what was missing since. */
const changed = "EXISTS (SELECT FROM order_changes c WHERE c.order_id = o.order_id)";

/** What the bank paid back of an order `o` beyond what was asked of it: told as money that is to come again (decision 0142). */
const paidBeyond =
  "(SELECT coalesce(sum(greatest(0, t.paid_worth - t.worth)), 0) FROM refund_transfers t WHERE t.order_id = o.order_id)";

const checks: Record<string, string> = {
  // What the clock alone takes out may wait for the clock's second.
  "what lies in a category by its rule is what fits it": `SELECT 'category ' || category_id || ', product ' || product_id AS broken FROM categories c CROSS JOIN search_products s
    LEFT JOIN category_rule_goods g USING (category_id, product_id) WHERE c.rule IS NOT NULL AND NOT rule @? '$.conditions[*] ? (@.kind == "new")'
    AND (g.category_id IS NOT NULL) <> fits_rule(c.rule, s.reduced, s.manufacturer_id, s.created_at, s.real_price, s.in_stock, s.colour_families)
    UNION ALL SELECT 'category ' || category_id || ', product ' || product_id FROM category_rule_goods g JOIN categories c USING (category_id)
    WHERE c.rule IS NULL OR NOT EXISTS (SELECT FROM search_products s WHERE s.product_id = g.product_id)`,
  "stock is never below zero":
    "SELECT 'variant ' || variant_id || ': ' || quantity AS broken FROM variants WHERE quantity < 0",
  "stock is the sum of its movements": `SELECT 'variant ' || v.variant_id || ': ' || v.quantity || ' in stock, ' || coalesce(sum(m.change), 0) || ' moved' AS broken
    FROM variants v LEFT JOIN stock_movements m USING (variant_id) GROUP BY v.variant_id HAVING v.quantity <> coalesce(sum(m.change), 0)`,
  "what orders took is what their lines say": `SELECT 'order ' || order_id || ', variant ' || variant_id AS broken
    FROM (SELECT order_id, variant_id, sum(sold) AS sold, sum(moved) AS moved FROM (
      SELECT order_id, variant_id, quantity AS sold, 0 AS moved FROM order_lines UNION ALL SELECT order_id, variant_id, 0, change FROM stock_movements WHERE order_id IS NOT NULL
      UNION ALL SELECT order_id, variant_id, -b.restocked, 0 FROM settlement_lines b JOIN settlements USING (settlement_id) JOIN order_lines USING (order_id, position)
    ) both_sides GROUP BY 1, 2) l JOIN orders o USING (order_id)
    WHERE moved <> CASE WHEN o.status IN ('awaitingReview', 'expired') THEN 0 ELSE -sold END AND NOT (o.status = 'cancelled' AND moved = 0)`,
  "parcels hold what their lines say, and never more than was ordered": `SELECT 'order ' || order_id || ', line ' || position AS broken
    FROM order_lines l LEFT JOIN (SELECT order_id, position, sum(quantity) AS inside FROM parcel_lines GROUP BY 1, 2) p USING (order_id, position) WHERE packed <> coalesce(inside, 0) OR packed > quantity`,
  "an order that is to be packed has something that is in no parcel": `SELECT 'order ' || order_id AS broken FROM orders o WHERE status IN ('new', 'paid')
    AND NOT EXISTS (SELECT FROM order_lines l WHERE l.order_id = o.order_id AND packed < quantity)`,
  "what was sent is in parcels that have left": `SELECT 'order ' || order_id AS broken FROM orders o WHERE status IN ('sent', 'delivered')
    AND (EXISTS (SELECT FROM order_lines_left l WHERE l.order_id = o.order_id AND packed < quantity_left) OR EXISTS (SELECT FROM parcels p WHERE p.order_id = o.order_id AND sent_at IS NULL))`,
  "totals add up":
    "SELECT 'order ' || order_id AS broken FROM orders WHERE total <> greatest(0, products + shipping - discount - points)",
  "lines add up to the products": `SELECT 'order ' || order_id AS broken FROM orders o WHERE products <> (SELECT sum(amount) FROM order_lines l WHERE l.order_id = o.order_id)
    OR products_pln <> (SELECT sum(unit_price_pln::bigint * quantity) FROM order_lines l WHERE l.order_id = o.order_id)`,
  "every order has lines":
    "SELECT 'order ' || order_id AS broken FROM orders o WHERE NOT EXISTS (SELECT FROM order_lines l WHERE l.order_id = o.order_id)",
  "one order per key": `SELECT 'order ' || order_id || ': ' || count(*) || ' keys' AS broken FROM order_attempts GROUP BY order_id HAVING count(*) > 1
    UNION ALL SELECT 'order ' || order_id || ': no key' FROM orders o WHERE NOT EXISTS (SELECT FROM order_attempts a WHERE a.order_id = o.order_id)`,
  "code uses are the live orders that hold the code": `SELECT 'code ' || c.code || ': ' || c.used || ' used, ' || count(o.order_id) || ' orders' AS broken
    FROM discount_codes c LEFT JOIN orders o ON o.discount_code = c.code AND o.status NOT IN ${live}
    GROUP BY c.code HAVING c.used <> count(o.order_id) OR (c.use_limit IS NOT NULL AND c.used > c.use_limit)`,
  "nobody used a code more often than it lets one": `SELECT 'code ' || code || ', order ' || order_id AS broken FROM (
      SELECT c.code, o.order_id, o.created_at >= c.terms_since AS by_these_terms, row_number() OVER (PARTITION BY c.code, mailbox(o.email) ORDER BY o.created_at, o.order_id) > c.per_customer AS beyond
      FROM orders o JOIN discount_codes c ON c.code = o.discount_code WHERE c.per_customer IS NOT NULL AND o.status NOT IN ${live} AND o.email NOT LIKE '%@bruk.invalid'
    ) used WHERE beyond AND by_these_terms`,
  // An order without a code waits for nobody: one of the same minute may have been written after it was looked for.
  "a code for first orders is held by first orders": `SELECT 'order ' || o.order_id AS broken FROM orders o JOIN discount_codes c ON c.code = o.discount_code
    WHERE c.first_order AND NOT ${byExchange} AND o.created_at >= c.terms_since AND o.status NOT IN ('cancelled', 'expired') AND o.email NOT LIKE '%@bruk.invalid' AND EXISTS (SELECT FROM orders e
      WHERE mailbox(e.email) = mailbox(o.email) AND e.status NOT IN ('cancelled', 'expired', 'awaitingReview') AND e.created_at < o.created_at - CASE WHEN e.discount_code IS NULL THEN interval '1 minute' ELSE interval '0' END)`,
  "points are the sum of the ledger and never below zero": `SELECT 'customer ' || b.customer_id AS broken FROM point_balances b
    WHERE b.points < 0 OR b.points <> (SELECT coalesce(sum(change), 0) FROM points_ledger l WHERE l.customer_id = b.customer_id)`,
  "points an order spent are what it holds": `SELECT 'order ' || o.order_id || ': ' || coalesce(sum(l.change), 0) AS broken FROM orders o
    LEFT JOIN points_ledger l ON l.order_id = o.order_id AND l.reason IN ('order', 'return') WHERE o.points_deducted > 0 AND o.customer_id IS NOT NULL
    GROUP BY o.order_id HAVING coalesce(sum(l.change), 0) <> CASE WHEN o.status IN ('awaitingReview', 'expired') THEN 0 ELSE -o.points_deducted + coalesce((SELECT sum(points) FROM settlements s WHERE s.order_id = o.order_id), 0) END
      AND NOT (o.status = 'cancelled' AND count(l.entry_id) = 0)`,
  "points are earned by delivered orders and taken back by what was given back of them": `SELECT concat('order ', l.order_id, ': ', l.reason, ' ', l.change) AS broken
    FROM points_ledger l LEFT JOIN orders o USING (order_id) LEFT JOIN points_ledger e ON e.order_id = l.order_id AND e.reason = 'earned'
    WHERE l.reason IN ('earned', 'takenBack') AND (o.order_id IS NULL OR o.customer_id <> l.customer_id
      OR CASE l.reason WHEN 'earned' THEN l.change < 0 OR o.status NOT IN ('delivered', 'returned')
        ELSE NOT EXISTS (SELECT FROM settlements s WHERE s.order_id = l.order_id) OR l.change >= 0 OR coalesce(e.change, 0) < (SELECT -sum(change) FROM points_ledger t WHERE t.order_id = l.order_id AND t.reason = 'takenBack') END)`,
  "a bank transfer is worth what came": `SELECT 'order ' || order_id || ': ' || t.amount || ' ' || t.currency AS broken FROM bank_transfers t JOIN orders o USING (order_id)
    WHERE (o.status = 'new' AND NOT ${byExchange}) OR t.currency NOT IN (o.currency, 'pln') OR (t.currency = o.currency AND t.amount <> t.worth)
      OR (t.currency <> o.currency AND NOT ${changed} AND abs(t.worth - round(o.total::numeric * t.amount / nullif(total_pln(o), 0))) > 1)`,
  "transfers pay an order once they are its total": `SELECT 'order ' || o.order_id || ': ' || sum(t.worth) || ' of ' || o.total AS broken FROM bank_transfers t JOIN orders o USING (order_id)
    WHERE NOT ${changed} AND NOT ${byExchange} AND o.status <> 'cancelled' GROUP BY o.order_id HAVING sum(t.worth) < o.total AND o.status NOT IN ('awaitingPayment', 'expired') OR sum(t.worth) >= o.total AND o.status IN ('awaitingPayment', 'expired')`,
  "one email to the shopper and one to the shop per order": `SELECT 'order ' || o.order_id || ': ' || count(x.letter_id) || ' emails' AS broken FROM orders o
    LEFT JOIN outbox x ON x.order_id = o.order_id AND x.kind IN ('order', 'orderForShop') AND NOT x.by_staff WHERE NOT ${byExchange} GROUP BY o.order_id HAVING count(x.letter_id) <> 2`,
  "every paid order with invoice data has one invoice": `SELECT 'order ' || o.order_id AS broken FROM orders o
    WHERE o.client_data -> 'invoice' = 'true' AND NOT EXISTS (SELECT FROM invoices i WHERE i.order_id = o.order_id AND i.series = 'FV')
      AND EXISTS (SELECT FROM order_history h WHERE h.order_id = o.order_id AND h.state IN ('paid', 'sent', 'delivered') AND h.at >= (SELECT invoices_since FROM shop))`,
  "invoices are numbered without a gap": `SELECT c.series || ' of ' || c.year || ': ' || count(i.number) || ' documents, last number ' || c.last AS broken
    FROM invoice_counters c LEFT JOIN invoices i USING (series, year) GROUP BY c.series, c.year, c.last HAVING count(i.number) <> c.last OR max(i.counted) <> c.last
    UNION ALL SELECT i.number || ': no counter' FROM invoices i WHERE NOT EXISTS (SELECT FROM invoice_counters c WHERE (c.series, c.year) = (i.series, i.year))`,
  "later numbers of invoices are not of earlier days": `SELECT number AS broken FROM (SELECT number, issued_on, lag(issued_on) OVER (PARTITION BY series, year ORDER BY counted) AS before FROM invoices) i WHERE issued_on < before`,
  "invoices are what their orders cost": `SELECT i.number || ': ' || i.total || ' for an order of ' || o.total AS broken FROM invoices i JOIN orders o USING (order_id)
    WHERE i.series IN ('FV', 'PA') AND (i.currency <> o.currency OR i.total <> o.total AND NOT ${changed})
    UNION ALL SELECT 'order ' || o.order_id || ': documents of ' || sum(i.total) || ' for an order of ' || o.total FROM invoices i JOIN orders o USING (order_id) WHERE ${changed}
    GROUP BY o.order_id HAVING sum(i.total) <> o.total - coalesce((SELECT sum(amount) FROM settlements s WHERE s.order_id = o.order_id), 0)
    UNION ALL SELECT number || ': lines, sums or total differ' FROM invoices i
    WHERE total <> (SELECT coalesce(sum((s ->> 'gross')::bigint), 0) FROM jsonb_array_elements(content -> 'sums') s)
      OR total <> (SELECT coalesce(sum((s ->> 'net')::bigint + (s ->> 'vat')::bigint), 0) FROM jsonb_array_elements(content -> 'sums') s)
      OR total <> (SELECT coalesce(sum((l ->> 'gross')::bigint), 0) FROM jsonb_array_elements(content -> 'lines') l)
        - CASE WHEN content -> 'before' = 'null' THEN 0 ELSE (SELECT coalesce(sum((l ->> 'gross')::bigint), 0) FROM jsonb_array_elements(CASE WHEN content -> 'before' = 'null' THEN '[]' ELSE content -> 'before' END) l) END`,
  "documents bear the VAT of their order, and it that of where it goes": `SELECT 'order ' || order_id || ': ' || number AS broken FROM invoices JOIN orders USING (order_id)
    WHERE CASE WHEN bears_vat_abroad(content) THEN content #>> '{lines,0,rate}' END IS DISTINCT FROM vat_abroad
    UNION ALL SELECT 'order ' || order_id || ': ' || vat_abroad || ' in ' || country_code FROM orders JOIN countries USING (country_id)
    WHERE vat_abroad IS NOT NULL AND left(vat_abroad, 2) <> CASE country_code WHEN 'LX' THEN 'LU' ELSE country_code END`,
  "a closed month is as it was closed": `SELECT to_char(month, 'YYYY-MM') || ': closed with ' || c.documents || ' documents, ' || of_month.documents || ' now' AS broken
    FROM closed_months c, LATERAL (SELECT coalesce(sum(documents), 0)::int AS documents, coalesce(jsonb_object_agg(currency, total), '{}') AS totals FROM (
      SELECT currency, count(*) AS documents, sum(total)::bigint AS total FROM invoices i WHERE date_trunc('month', i.issued_on) = c.month GROUP BY currency) by_currency) of_month
    WHERE of_month.documents <> c.documents OR of_month.totals <> c.totals`,
  "corrections take back no more than was invoiced": `SELECT 'order ' || order_id || ': ' || sum(total) || ' left' AS broken FROM invoices GROUP BY order_id HAVING sum(total) < 0`,
  "an order is paid online by one payment of its sum, as the provider told": `SELECT 'order ' || o.order_id || ': ' || count(a.attempt_id) || ' payments' AS broken
    FROM orders o JOIN payments p USING (payment_id) LEFT JOIN payment_attempts a ON a.order_id = o.order_id AND a.state = 'paid' AND (${changed} OR (a.amount, a.currency) IN ((o.total, o.currency), (total_pln(o), 'pln')))
      AND EXISTS (SELECT FROM payment_events e WHERE e.attempt_id = a.attempt_id AND e.outcome = 'paid')
    WHERE p.online AND o.total > 0 AND total_pln(o) > 0 AND o.status IN ('paid', 'packed', 'sent', 'delivered', 'returned') GROUP BY o.order_id HAVING CASE WHEN ${changed} THEN order_money_came(o) > 0 AND count(a.attempt_id) = 0 ELSE count(a.attempt_id) <> 1 END
    UNION ALL SELECT 'payment ' || a.ext_order_id || ': ' || a.amount || ' for ' || a.worth FROM payment_attempts a JOIN orders o USING (order_id) WHERE a.currency = o.currency AND a.amount <> a.worth
    UNION ALL SELECT 'payment ' || a.ext_order_id || ' is paid, its order ' || o.status FROM payment_attempts a JOIN orders o USING (order_id) WHERE a.state = 'paid' AND o.status IN ('new', 'awaitingPayment', 'expired')`,
  "no more money goes back than came": `SELECT 'payment ' || a.ext_order_id AS broken FROM payment_attempts a JOIN refunds r USING (attempt_id) WHERE r.state <> 'refused'
    GROUP BY a.attempt_id HAVING sum(r.amount) > a.amount OR a.state NOT IN ('paid', 'surplus')`,
  "what was given back of an order is what its documents took back": `SELECT 'order ' || order_id || ': ' || s.amount || ' given back, ' || i.amount || ' corrected' AS broken
    FROM (SELECT order_id, sum(amount) AS amount FROM settlements GROUP BY order_id) s JOIN (SELECT order_id, coalesce(-sum(total) FILTER (WHERE series IN ('KOR', 'KPA')), 0) AS amount FROM invoices GROUP BY order_id) i USING (order_id) JOIN orders o USING (order_id)
    WHERE s.amount <> i.amount AND NOT ${changed}`,
  "what an order costs since it was changed is its last change": `SELECT 'order ' || o.order_id AS broken FROM orders o JOIN order_changes c USING (order_id)
    WHERE c.change_id = (SELECT max(change_id) FROM order_changes l WHERE l.order_id = o.order_id) AND c.total_after <> o.total`,
  "every refund of an order has its settlement": `SELECT 'refund ' || r.refund_id || ' of order ' || a.order_id AS broken FROM refunds r JOIN payment_attempts a USING (attempt_id) JOIN orders o USING (order_id)
    WHERE r.state = 'done' AND a.state = 'paid' AND order_balance(o) + ${paidBeyond} < 0 AND r.settlement_id IS NULL AND r.change_id IS NULL`,
  "a settled return gave back what arrived, and nothing else": `SELECT 'return ' || r.return_id AS broken FROM returns r LEFT JOIN return_lines l USING (return_id)
    LEFT JOIN settlement_lines b ON b.settlement_id = r.settlement_id AND b.position = l.position JOIN settlements s ON s.settlement_id = r.settlement_id JOIN orders o ON o.order_id = r.order_id
    WHERE r.state = 'settled' GROUP BY r.return_id, r.order_id, s.order_id, s.withheld
    HAVING r.order_id <> s.order_id OR coalesce(sum(l.kept), 0) <> s.withheld OR bool_or(CASE WHEN s.kind = 'cancellation' AND o.status = 'cancelled' AND o.delivered_at IS NULL
      THEN coalesce(l.as_new + l.used, 0) > coalesce(b.quantity, 0)
      WHEN s.kind = 'cancellation' THEN coalesce(b.quantity, 0) NOT IN (coalesce(l.as_new + l.used, 0), greatest(l.as_new + l.used, l.expected, 0)) ELSE coalesce(l.as_new + l.used, 0) <> coalesce(b.quantity, 0) END)`,
  "an exchange gives as many pieces as come back, and is paid by them once": `SELECT 'exchange ' || e.exchange_id AS broken
    FROM exchanges e JOIN returns r USING (return_id) JOIN orders o ON o.order_id = e.order_id
    WHERE coalesce((SELECT sum(CASE WHEN m.to_order = e.order_id THEN worth ELSE -worth END) FROM moved_money m WHERE m.exchange_id = e.exchange_id), 0) NOT BETWEEN 0 AND o.total
      OR (r.state <> 'settled' AND EXISTS (SELECT FROM moved_money m WHERE m.exchange_id = e.exchange_id))
      OR (SELECT sum(quantity) FROM exchange_lines x WHERE x.exchange_id = e.exchange_id) IS DISTINCT FROM (SELECT sum(quantity) FROM order_lines l WHERE l.order_id = o.order_id)`,
  "money that was moved is money that came": `SELECT 'order ' || o.order_id AS broken FROM orders o WHERE EXISTS (SELECT FROM moved_money m WHERE o.order_id IN (m.from_order, m.to_order))
    AND order_money_came(o) < order_money_back(o) - ${paidBeyond}`,
  "each refund has its correction": `SELECT 'settlement ' || s.settlement_id || ' of order ' || s.order_id AS broken FROM settlements s WHERE s.amount > 0
    AND (EXISTS (SELECT FROM refunds r WHERE r.settlement_id = s.settlement_id AND r.state <> 'refused') OR EXISTS (SELECT FROM refund_transfers t WHERE t.settlement_id = s.settlement_id AND t.state <> 'withdrawn'))
    AND EXISTS (SELECT FROM invoices i WHERE i.order_id = s.order_id AND i.series IN ('FV', 'PA'))
    AND NOT EXISTS (SELECT FROM invoices i WHERE i.order_id = s.order_id AND i.series IN ('KOR', 'KPA') AND (i.occasion = 'settlement:' || s.settlement_id
      OR i.occasion IN (SELECT 'refund:' || r.refund_id FROM refunds r WHERE r.settlement_id = s.settlement_id) OR i.occasion = CASE s.kind WHEN 'return' THEN 'returned' WHEN 'cancellation' THEN 'cancelled' END))`,
  "no money is without an owner": `SELECT 'order ' || o.order_id || ': ' || came || ' came, ' || back || ' went back, ' || worth || ' is its price; told as ' || coalesce(l.money, 'nothing') AS broken
    FROM orders o LEFT JOIN order_lookup l USING (order_id), LATERAL (SELECT order_money_came(o) AS came, order_money_back(o) AS back, order_worth(o) AS worth) sums
    WHERE l.money IS DISTINCT FROM order_money_state(o) OR back - ${paidBeyond} > came OR came > 0 AND order_balance(o) + ${paidBeyond} < 0 AND order_missing(o) = 0
    UNION ALL SELECT 'refund ' || r.refund_id || ': of another order' FROM refunds r JOIN payment_attempts a USING (attempt_id) LEFT JOIN settlements s USING (settlement_id) LEFT JOIN order_changes c ON c.change_id = r.change_id WHERE (s.order_id <> a.order_id OR c.order_id <> a.order_id)
       AND NOT EXISTS (SELECT FROM moved_money m WHERE m.settlement_id IS NOT DISTINCT FROM r.settlement_id AND m.to_order = a.order_id)
    UNION ALL SELECT 'refund transfer ' || t.refund_transfer_id || ': of another order' FROM refund_transfers t LEFT JOIN settlements s USING (settlement_id) LEFT JOIN order_changes c ON c.change_id = t.change_id WHERE (s.order_id <> t.order_id OR c.order_id <> t.order_id)
       AND NOT EXISTS (SELECT FROM moved_money m WHERE m.settlement_id IS NOT DISTINCT FROM t.settlement_id AND m.to_order = t.order_id)`,
  "no order has ended with money that is neither settled nor told of": `SELECT 'order ' || o.order_id || ' is ' || o.status || ': ' || order_balance(o) || ' over' AS broken FROM orders o LEFT JOIN order_lookup l USING (order_id)
    WHERE o.status IN ('cancelled', 'returned', 'expired') AND order_money_came(o) > 0
      AND (order_balance(o) + ${paidBeyond} < 0 OR order_balance(o) > 0 AND coalesce(l.money, '') NOT IN ('toGiveBack', 'surplus'))`,
  "a settlement is of the return or the complaint of its own order": `SELECT 'complaint ' || c.complaint_id AS broken FROM complaints c JOIN settlements s USING (settlement_id) WHERE c.order_id IS DISTINCT FROM s.order_id OR s.kind <> 'reduction' OR c.closed_at IS NULL
    UNION ALL SELECT 'settlement ' || settlement_id || ': of a return and a complaint' FROM returns JOIN complaints USING (settlement_id)`,
  "a product has one price for a time at a time": `SELECT 'product ' || a.product_id || ': ' || a.cut_id || ' and ' || b.cut_id AS broken FROM price_cuts a JOIN price_cuts b USING (product_id)
    WHERE a.cut_id < b.cut_id AND a.state IN ('planned', 'running') AND b.state IN ('planned', 'running') AND a.during && b.during AND (a.variant_id IS NULL OR b.variant_id IS NULL OR a.variant_id = b.variant_id)`,
  "one barcode is one thing":
    "SELECT 'barcode ' || min(gtin) || ': variants ' || string_agg(variant_id::text, ', ') AS broken FROM variants WHERE gtin IS NOT NULL AND shown GROUP BY lpad(gtin, 14, '0') HAVING count(*) > 1",
  "the last price of a variant's history is its price": `SELECT 'variant ' || v.variant_id AS broken FROM variants v
    LEFT JOIN LATERAL (SELECT real_price, catalogue_price FROM price_history h WHERE h.variant_id = v.variant_id ORDER BY since DESC, price_id DESC LIMIT 1) last ON true
    WHERE (v.real_price, v.catalogue_price) IS DISTINCT FROM (last.real_price, last.catalogue_price)`,
  "a product costs what its cheapest variant in stock does": `SELECT 'product ' || p.product_id AS broken FROM products p JOIN variants v USING (product_id) WHERE v.shown
    GROUP BY p.product_id HAVING p.real_price <> coalesce(min(v.real_price) FILTER (WHERE v.quantity > 0), min(v.real_price)) OR NOT bool_or((v.real_price, v.catalogue_price, v.lowest_price) IS NOT DISTINCT FROM (p.real_price, p.catalogue_price, p.lowest_price))`,
  "a product is in the sale while something of it that can be bought is reduced": `SELECT 'product ' || product_id AS broken FROM products p
    JOIN (SELECT product_id, quantity > 0 AS left_over, price_before(real_price, catalogue_price, lowest_price) IS NOT NULL AS cut FROM variants WHERE shown) v USING (product_id)
    GROUP BY p.product_id HAVING p.reduced <> coalesce(bool_or(cut) FILTER (WHERE left_over), bool_or(cut)) OR (p.price_before IS NOT NULL AND NOT p.reduced)`,
  "a reduced variant, and no other, has a lowest price of 30 days": `SELECT 'variant ' || variant_id AS broken FROM variants v JOIN products p USING (product_id)
    WHERE (v.lowest_price IS NOT NULL) <> (v.catalogue_price IS NOT NULL OR tells_promotion(p.badges))`,
  "the database writes what it acknowledges": `SELECT name || ' is ' || setting AS broken FROM pg_settings
    WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit') AND setting NOT IN ('on', 'remote_apply', 'remote_write', 'local')`,
};

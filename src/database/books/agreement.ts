import type { BookedDays } from "../../domain/books/month.ts";
import type { Currency } from "../../domain/money.ts";
import type { Queryable } from "../queryable.ts";

/** Of some days and a currency, in its hundredths. */
export interface AgreedRow {
  currency: Currency;
  /** How many documents, what they come to, and what the orders say they were made for. */
  documents: number;
  documented: number;
  ordered: number;
  /** Money that came for orders, less what went back. */
  came: number;
  /** What was kept of goods that came back worn. */
  withheld: number;
  /** Money of orders with documents that was ahead of them (above zero) or behind (below), before these days and after. */
  open_before: number;
  open_after: number;
}

/** What an order says a document `i` of it, order `o`, was made for. */
const ordered = `CASE
  WHEN i.occasion = 'sale' THEN o.total - coalesce((SELECT sum(c.total_after - c.total_before) FROM order_changes c JOIN invoices k ON k.order_id = c.order_id AND k.occasion = 'change:' || c.change_id WHERE c.order_id = i.order_id), 0)
  WHEN i.occasion LIKE 'change:%' THEN (SELECT c.total_after - c.total_before FROM order_changes c WHERE c.order_id = i.order_id AND 'change:' || c.change_id = i.occasion)
  WHEN i.occasion LIKE 'settlement:%' THEN (SELECT -s.amount FROM settlements s WHERE s.order_id = i.order_id AND 'settlement:' || s.settlement_id = i.occasion)
  WHEN i.occasion LIKE 'refund:%' THEN (SELECT -s.amount FROM settlements s JOIN refunds r USING (settlement_id) WHERE s.order_id = i.order_id AND 'refund:' || r.refund_id = i.occasion)
  WHEN i.occasion IN ('cancelled', 'returned') THEN (SELECT -s.amount FROM settlements s WHERE s.order_id = i.order_id AND s.kind = CASE i.occasion WHEN 'returned' THEN 'return' ELSE 'cancellation' END
    AND NOT EXISTS (SELECT FROM invoices k WHERE k.order_id = s.order_id AND k.occasion = 'settlement:' || s.settlement_id) ORDER BY s.settlement_id DESC LIMIT 1)
  ELSE 0 END`;

const dayOf = (moment: string) => `(${moment} AT TIME ZONE 'Europe/Warsaw')::date`;

/** Returns what documents, orders and payments of some days come to, a row for each currency. */
export async function agreedTotals(db: Queryable, { from, to }: BookedDays): Promise<AgreedRow[]> {
  const { rows } = await db.query<AgreedRow>(
    `WITH documents AS (
       SELECT o.currency, i.issued_on AS day, i.total, coalesce(${ordered}, 0)::bigint AS ordered FROM invoices i JOIN orders o USING (order_id) WHERE i.issued_on <= $2
     ), documented AS (SELECT DISTINCT order_id FROM invoices WHERE issued_on <= $2
     ), money AS (
       SELECT o.currency, ${dayOf("m.at")} AS day, m.worth FROM order_money_moves m JOIN orders o USING (order_id) JOIN documented USING (order_id) WHERE ${dayOf("m.at")} <= $2
     ), kept AS (
       SELECT o.currency, ${dayOf("s.made_at")} AS day, s.withheld FROM settlements s JOIN orders o USING (order_id) JOIN documented USING (order_id) WHERE ${dayOf("s.made_at")} <= $2
     ), both_ends AS (
       SELECT currency, sum(CASE WHEN day < $1 THEN worth ELSE 0 END) AS before, sum(worth) AS after FROM (
         SELECT currency, day, -total AS worth FROM documents UNION ALL SELECT currency, day, worth FROM money UNION ALL SELECT currency, day, -withheld FROM kept
       ) moves GROUP BY currency
     ) SELECT e.currency,
       (SELECT count(*) FROM documents d WHERE d.currency = e.currency AND day >= $1)::int AS documents,
       coalesce((SELECT sum(total) FROM documents d WHERE d.currency = e.currency AND day >= $1), 0)::bigint AS documented,
       coalesce((SELECT sum(ordered) FROM documents d WHERE d.currency = e.currency AND day >= $1), 0)::bigint AS ordered,
       coalesce((SELECT sum(worth) FROM money m WHERE m.currency = e.currency AND day >= $1), 0)::bigint AS came,
       coalesce((SELECT sum(withheld) FROM kept k WHERE k.currency = e.currency AND day >= $1), 0)::bigint AS withheld,
       coalesce(before, 0)::bigint AS open_before, coalesce(after, 0)::bigint AS open_after
     FROM both_ends e ORDER BY 1`,
    [from, to],
  );
  return rows;
}

/** Returns what of some days does not agree, at most twenty of each kind, in English: empty where documents, orders and payments agree to the grosz. */
export async function disagreements(db: Queryable, { from, to }: BookedDays): Promise<string[]> {
  const { rows } = await db.query<{ broken: string }>(
    `(SELECT i.number || ': ' || i.total || ', order ' || i.order_id || ' says ' || coalesce((${ordered})::text, 'nothing') AS broken
       FROM invoices i JOIN orders o USING (order_id) WHERE i.issued_on BETWEEN $1 AND $2 AND i.total IS DISTINCT FROM ${ordered} ORDER BY i.number LIMIT 20)
     UNION ALL (SELECT 'order ' || o.order_id || ': documents of ' || worth.documented || ', it costs ' || order_worth(o)
       FROM orders o, LATERAL (SELECT sum(total) AS documented FROM invoices i WHERE i.order_id = o.order_id) worth
       WHERE EXISTS (SELECT FROM invoices i WHERE i.order_id = o.order_id AND i.issued_on BETWEEN $1 AND $2) AND worth.documented <> order_worth(o) ORDER BY o.order_id LIMIT 20)
     UNION ALL (SELECT 'order ' || o.order_id || ': money of ' || moved.worth || ', documents and what was kept of ' || order_worth(o) + kept.withheld || ', its balance is ' || order_balance(o)
       FROM orders o, LATERAL (SELECT coalesce(sum(worth), 0) AS worth FROM order_money_moves m WHERE m.order_id = o.order_id) moved,
         LATERAL (SELECT coalesce(sum(withheld), 0) AS withheld FROM settlements s WHERE s.order_id = o.order_id) kept
       WHERE EXISTS (SELECT FROM order_money_moves m WHERE m.order_id = o.order_id AND ${dayOf("m.at")} BETWEEN $1 AND $2)
         AND moved.worth - order_worth(o) - kept.withheld <> order_balance(o) ORDER BY o.order_id LIMIT 20)
     UNION ALL (SELECT 'order ' || o.order_id || ' is ' || o.status || ' and has no document' FROM orders o
       WHERE o.status IN ('paid', 'packed', 'sent', 'delivered') AND o.total > 0 AND NOT EXISTS (SELECT FROM invoices i WHERE i.order_id = o.order_id)
         AND EXISTS (SELECT FROM order_history h WHERE h.order_id = o.order_id AND h.state IN ('paid', 'sent', 'delivered') AND ${dayOf("h.at")} BETWEEN $1 AND $2
           AND h.at >= (SELECT invoices_since FROM shop)) ORDER BY o.order_id LIMIT 20)`,
    [from, to],
  );
  return rows.map(({ broken }) => broken);
}

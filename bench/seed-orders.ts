import type { Pool } from "../src/database/connect.ts";

/** One order in so many is still on its way: the last ones. */
const underWay = 40;

/**
 * Adds so many invented orders of the goods there are, spread over three years until now: mostly from Poland, delivered, and paid by the
 * provider, with one to three lines each and the payments they need; some cancelled, given back or tagged. The same number makes the
 * same orders. What follows row by row from an order or a payment is written once for all of them.
 */
export async function seedOrders(pool: Pool, count: number): Promise<void> {
  const db = await pool.connect();
  const tables = ["orders", "payment_attempts", "bank_transfers", "refunds"];
  try {
    await db.query("BEGIN");
    for (const table of tables) await db.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    await db.query(orders, [count]);
    for (const statement of following) await db.query(statement);
    for (const table of tables) await db.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
    await db.query("COMMIT");
  } catch (error) {
    await db.query("ROLLBACK");
    throw error;
  } finally {
    db.release();
  }
  await pool.query("VACUUM ANALYZE");
}

/** A number from 0 up to what is given, of an order's number and a turn: spread evenly, the same every time. */
const spread = (turn: number, under: number | string) => `(hashint8(n * 64 + ${turn}) & 2147483647) % ${under}`;
const digits = (turn: number) => `lpad((${spread(turn, 2_000_000_000)})::text, 10, '1')`;
const listed = (texts: string) => `(ARRAY['${texts.split(" ").join("','")}'])`;
const one = (turn: number, texts: string) => `${listed(texts)}[1 + ${spread(turn, texts.split(" ").length)}]`;

const firstNames =
  "Anna Kasia Zuzanna Hanna Łucja Żaneta Ola Emilia Nina Oliwia Jan Piotr Tomáš Łukasz Jakub Szymon Antoni Filip Marek Wojciech";
const lastNames =
  "Nowak Kowalska Wiśniewska Wójcik Kowalczyk Kamińska Lewandowska Zielińska Szymańska Woźniak Dąbrowska Kozłowska Jankowska Mazur Kwiatkowska Krawczyk Piotrowska Grabowska Pawłowska Michalska Król Wieczorek Jabłońska Wróbel Majewska Olszewska Stępień Malinowska Jaworska Pawlak Górska Witkowska Walczak Sikora Baran Rutkowska Michalak Szewczyk Ostrowska Tomaszewska Pietrzak Żółkiewska Wróblewska Marciniak Jasińska Zawadzka Bąk Jakubowska Sadowska Duda Włodarczyk Wilk Chmielewska Borkowska Sokołowska Szczepańska Sawicka Kucharska Lis Maciejewska";

/** Zone, payment and shipping of an order, and its country: of thirty, so many as of thirty real ones. */
const methods = [
  ...Array.from({ length: 12 }, () => "('1', 3, 8, 2)"),
  ...Array.from({ length: 5 }, () => "('1', 3, 1, 2)"),
  ...Array.from({ length: 3 }, () => "('1', 2, 1, 2)"),
  ...Array.from({ length: 2 }, () => "('1', 1, 8, 2)"),
  ...["('1', 4, 1, 2)", "('1', 1, 7, 2)", "('1', 2, 2, 2)", "('3', 3, 6, 1)", "('3', 3, 6, 14)", "('3', 1, 6, 1)"],
  ...["('4', 3, 6, 18)", "('4', 4, 6, 19)"],
];

/** The states of those that have ended, and of those that are under way; what is paid online has no state `new`. */
const ended = listed(
  [...Array.from({ length: 34 }, () => "delivered"), ..."cancelled cancelled expired returned".split(" ")].join(" "),
);
const begun = listed("new new sent sent sent sent packed awaitingPayment");

const orders = `
  WITH invented AS (
    SELECT n, ${spread(1, methods.length)} AS method, 4000 + ${spread(2, 60_000)} AS worth, ${spread(3, 12)} = 0 AS reduced, ${spread(4, 3)} + 1 AS pieces,
      ${one(5, firstNames)} AS first_name, ${one(6, lastNames)} AS last_name, 500000000 + ${spread(7, 400_000_000)} AS phone,
      CASE WHEN n <= $1::bigint - $1::bigint / ${underWay} THEN ${ended}[1 + ${spread(8, 38)}] WHEN n % 400 = 7 THEN 'awaitingReview' ELSE ${begun}[1 + n % 8] END AS state
    FROM generate_series(1, $1::bigint) AS n
  ), methods AS (
    SELECT row_number() OVER () - 1 AS method, * FROM (VALUES ${methods.join(", ")}) AS m (zone_id, payment_id, shipping_id, country_id)
  )
  INSERT INTO orders (status, lan_id, email, client_data, country_id, zone_id, payment_id, shipping_id, shipping_code, shipping_point, currency, factor,
    products_pln, shipping_pln, discount_pln, points_pln, products, shipping, discount, points, total, link_key, pieces, created_at, delivered_at, tracking_number)
  SELECT CASE WHEN state = 'new' AND online THEN 'paid' WHEN state = 'awaitingPayment' AND payment_code = 'cash' THEN 'new' ELSE state END,
    CASE country_id WHEN 2 THEN 1 WHEN 1 THEN 6 ELSE 2 END, lower(unaccent(first_name)) || '.' || n || '@klient.example',
    jsonb_build_object('shippingFirstName', first_name, 'shippingLastName', last_name, 'phone', '+48 ' || phone, 'shippingStreet', 'Brukowa ' || n % 200, 'shippingPostCode', '31-403', 'shippingCity', 'Kraków', 'shippingCountry', country_id::text),
    country_id, zone_id, payment_id, shipping_id, shipping_code, CASE shipping_code WHEN 'pm' THEN 'KRA' || n % 900 END, 'pln', 10000,
    worth, 1299, discount, 0, worth, 1299, discount, 0, worth + 1299 - discount, md5('order ' || n), pieces, placed,
    CASE WHEN state IN ('delivered', 'returned') THEN placed + interval '3 days' END, CASE WHEN state IN ('sent', 'delivered', 'returned') THEN '6200' || ${digits(9)} || ${digits(10)} END
  FROM invented JOIN methods USING (method) JOIN payments USING (payment_id) JOIN shippings USING (zone_id, shipping_id),
    LATERAL (SELECT CASE WHEN reduced THEN worth / 10 ELSE 0 END AS discount, now() - ($1::bigint - n + 1) * interval '3 years' / $1::bigint AS placed) counted
  ORDER BY n`;

const following = [
  `INSERT INTO order_history (order_id, state, at) SELECT order_id, status, created_at FROM orders ORDER BY order_id`,
  `INSERT INTO order_lines (order_id, position, product_id, variant_id, product_name, variant_name, unit_price_pln, quantity, amount)
    SELECT order_id, turn, product_id, variant_id, product_name ->> 'pl', coalesce(value1, ''), products_pln / pieces, 1, products_pln / pieces
    FROM orders CROSS JOIN generate_series(1, 3) AS turn
      CROSS JOIN (SELECT array_agg(variant_id) AS ids FROM (SELECT variant_id FROM variants ORDER BY variant_id LIMIT 1000) sellable) sold
      JOIN variants ON variant_id = ids[1 + (order_id * 3 + turn) % cardinality(ids)] JOIN products USING (product_id)
    WHERE turn <= pieces`,
  `INSERT INTO payment_attempts (order_id, n, provider, ext_order_id, provider_order_id, amount, worth, currency, state, created_at, settled_at)
    SELECT order_id, 1, payment_code, order_id || '-1', 'P' || order_id, total, total, currency, CASE WHEN status IN ('cancelled', 'expired') THEN 'failed' ELSE 'paid' END, o.created_at, o.created_at
    FROM orders o JOIN payments USING (payment_id) WHERE online AND status NOT IN ('awaitingReview', 'awaitingPayment') ORDER BY order_id`,
  `INSERT INTO payment_attempts (order_id, n, provider, ext_order_id, provider_order_id, amount, worth, currency, state)
    SELECT order_id, 2, payment_code, order_id || '-2', 'S' || order_id, total, total, currency, 'surplus' FROM orders JOIN payments USING (payment_id) WHERE online AND order_id % 5000 = 0`,
  `INSERT INTO refunds (attempt_id, amount, worth, state) SELECT attempt_id, amount, amount, 'done' FROM payment_attempts a JOIN orders USING (order_id) WHERE status = 'returned' AND a.state = 'paid'`,
  `INSERT INTO bank_transfers (order_id, amount, worth, currency, at) SELECT order_id, total, total, currency, o.created_at FROM orders o JOIN payments USING (payment_id)
    WHERE payment_code = 'bank' AND status IN ('packed', 'sent', 'delivered', 'returned')`,
  `INSERT INTO order_tags (order_id, tag) SELECT order_id, (ARRAY['prezent', 'pilne', 'hurt'])[1 + order_id % 3] FROM orders WHERE order_id % 97 = 0`,
  `INSERT INTO order_sources (order_id, source, campaign) SELECT order_id, (ARRAY['instagram', 'newsletter', 'google'])[1 + order_id % 3], CASE WHEN order_id % 2 = 0 THEN 'sezon ' || order_id / 5000 ELSE '' END
    FROM orders WHERE order_id % 4 < 3`,
  `INSERT INTO order_lookup (order_id, money, words, currency, total) SELECT order_id, order_money_state(o), order_words(email, client_data, tracking_number), currency, total FROM orders o ORDER BY order_id`,
];

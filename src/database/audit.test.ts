// One long file: a harm to every promise of the audit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { makeOrder, openTestApp } from "../../test/builders/app.ts";
import { orderBody } from "../../test/builders/order-body.ts";
import { companyForm, addAccount } from "../../test/builders/people.ts";
import { brokenPromises, openSmallShop } from "../../test/builders/shop.ts";
import { changeOrderState } from "../flows/order/change-order-state.ts";
import { addCode } from "./discount/codes.ts";
import { inTransaction } from "./connect.ts";
import { audit } from "./audit.ts";

const { pool, products } = await openSmallShop(undefined, { durable: true });
const { app } = await openTestApp(pool);
await addCode(pool, { code: "LATO", amount: 100, limit: 5 });
const { token, person } = await addAccount(pool, { points: 500 });
const placed = await makeOrder(
  app,
  await orderBody(pool, {
    lines: [{ product: products.hoodie, size: "M", quantity: 2 }, { product: products.cap }],
    currency: "eur",
    code: "LATO",
    points: 200,
    token,
    person,
  }),
);
assert.ok(placed.body.orderId);
for (const form of [companyForm, companyForm, {}]) {
  const { body } = await makeOrder(app, await orderBody(pool, { lines: [{ product: products.cap }], form }));
  assert.ok(await changeOrderState(pool, { orderId: Number(body.orderId), to: "paid", now: new Date() }));
}

test("a shop that sold something keeps its promises", async () => {
  assert.deepEqual(await brokenPromises(pool), []);
});

const unlocked = "ALTER TABLE invoices DISABLE TRIGGER USER";

/** A grosz that came online and went back, for which a document was made, and no correction. */
const paidAndRefunded = [
  "ALTER TABLE payment_attempts DISABLE TRIGGER USER",
  "ALTER TABLE refunds DISABLE TRIGGER USER",
  "INSERT INTO settlements (order_id, kind, amount, reason) SELECT min(order_id), 'reduction', 1, '' FROM invoices",
  "INSERT INTO payment_attempts (order_id, n, provider, ext_order_id, amount, currency, worth, state) SELECT order_id, 1, 'payu', order_id || '-1', 1, 'pln', 1, 'paid' FROM settlements",
  "INSERT INTO refunds (attempt_id, amount, worth, state, settlement_id) SELECT attempt_id, 1, 1, 'done', settlement_id FROM payment_attempts JOIN settlements USING (order_id)",
];
/** The last order is what the first one's return is exchanged for, of which nothing comes back. */
const exchanged = [
  "ALTER TABLE exchanges DISABLE TRIGGER USER",
  "ALTER TABLE moved_money DISABLE TRIGGER USER",
  "INSERT INTO returns (order_id, kind) SELECT min(order_id), 'goodwill' FROM orders",
  "INSERT INTO exchanges (return_id, order_id) SELECT return_id, (SELECT max(order_id) FROM orders) FROM returns",
];
/** A complaint settled by a settlement of an order: the first there is, `of` which the complaint is or not. */
const settledComplaint = (of: "min" | "max") => [
  "ALTER TABLE complaints DISABLE TRIGGER USER",
  "INSERT INTO settlements (order_id, kind, amount, reason) SELECT min(order_id), 'reduction', 0, '' FROM orders",
  `INSERT INTO complaints (name, email, lan_id, order_text, order_id, defect, demand, outcome, answered_at, closed_at, settlement_id)
   SELECT 'Kasia', 'kasia@przyklad.pl', 1, '', (SELECT ${of}(order_id) FROM orders), 'szew', 'reduction', 'reduction', now(), now(), settlement_id FROM settlements`,
];

/** What breaks a promise behind the shop's back, with the constraints out of the way. */
const harms: Record<string, string[]> = {
  "what lies in a category by its rule is what fits it": [
    `UPDATE categories SET rule = '{"match": "all", "conditions": [{"kind": "priceTo", "price": 100000000}]}' WHERE category_id = 181`,
  ],
  "stock is never below zero": [
    "ALTER TABLE variants DROP CONSTRAINT stock_never_negative",
    "UPDATE variants SET quantity = -1 WHERE variant_id = (SELECT min(variant_id) FROM variants)",
  ],
  "stock is the sum of its movements": [
    "ALTER TABLE variants DISABLE TRIGGER variants_stock",
    "UPDATE variants SET quantity = quantity + 1 WHERE variant_id = (SELECT min(variant_id) FROM variants)",
  ],
  "what orders took is what their lines say": ["UPDATE order_lines SET quantity = quantity + 1 WHERE position = 1"],
  "totals add up": ["ALTER TABLE orders DROP CONSTRAINT order_total_adds_up", "UPDATE orders SET total = total + 1"],
  "lines add up to the products": ["UPDATE order_lines SET amount = amount + 1 WHERE position = 1"],
  "parcels hold what their lines say, and never more than was ordered": ["UPDATE order_lines SET packed = quantity"],
  "an order that is to be packed has something that is in no parcel": [
    "UPDATE orders SET status = 'new'",
    "UPDATE order_lines SET packed = quantity",
  ],
  "what was sent is in parcels that have left": ["UPDATE orders SET status = 'sent'"],
  "every order has lines": ["DELETE FROM order_lines"],
  "one order per key": [
    "INSERT INTO order_attempts (order_key, body_sha256, order_id) SELECT 'another-key-of-it', body_sha256, order_id FROM order_attempts LIMIT 1",
  ],
  "code uses are the live orders that hold the code": ["UPDATE discount_codes SET used = used + 1"],
  "nobody used a code more often than it lets one": [
    "UPDATE discount_codes SET per_customer = 1, terms_since = '-infinity'",
    "UPDATE orders SET discount_code = 'LATO', email = 'ola@przyklad.pl'",
  ],
  "a code for first orders is held by first orders": [
    "UPDATE discount_codes SET first_order = true, terms_since = '-infinity'",
    "UPDATE orders SET discount_code = 'LATO', email = 'ola@przyklad.pl'",
  ],
  "a product has one price for a time at a time": [
    "INSERT INTO price_cuts (product_id, price, during) SELECT product_id, 1, '[2099-01-01, 2099-02-01)' FROM products, generate_series(1, 2)",
  ],
  "one barcode is one thing": [
    "ALTER TABLE variants DROP CONSTRAINT one_barcode_one_thing",
    "UPDATE variants SET gtin = CASE WHEN variant_id % 2 = 0 THEN '5901234123457' ELSE '05901234123457' END",
  ],
  "points are the sum of the ledger and never below zero": ["UPDATE point_balances SET points = points + 1"],
  "points an order spent are what it holds": [
    "INSERT INTO points_ledger (customer_id, change, reason, order_id) SELECT customer_id, points_deducted, 'return', order_id FROM orders WHERE points_deducted > 0",
  ],
  "points are earned by delivered orders and taken back by what was given back of them": [
    "INSERT INTO points_ledger (customer_id, change, reason, order_id) SELECT customer_id, 5, 'earned', order_id FROM orders WHERE customer_id IS NOT NULL",
  ],
  "a bank transfer is worth what came": [
    "UPDATE orders SET status = 'paid'",
    "INSERT INTO bank_transfers (order_id, amount, currency, worth) SELECT order_id, total - 1, currency, total FROM orders",
  ],
  "transfers pay an order once they are its total": [
    "UPDATE orders SET status = 'paid'",
    "INSERT INTO bank_transfers (order_id, amount, currency, worth) SELECT order_id, total - 1, currency, total - 1 FROM orders",
  ],
  "one email to the shopper and one to the shop per order": ["DELETE FROM outbox WHERE kind = 'orderForShop'"],
  "every paid order with invoice data has one invoice": [
    unlocked,
    "DELETE FROM invoices WHERE series = 'FV' AND counted = 1",
  ],
  "invoices are numbered without a gap": ["UPDATE invoice_counters SET last = last + 1 WHERE series = 'PA'"],
  "later numbers of invoices are not of earlier days": [
    unlocked,
    "UPDATE invoices SET issued_on = issued_on + 1 WHERE series = 'FV' AND counted = 1",
  ],
  "invoices are what their orders cost": [unlocked, "UPDATE invoices SET total = total + 1 WHERE series = 'PA'"],
  "documents bear the VAT of their order, and it that of where it goes": [
    "ALTER TABLE orders DISABLE TRIGGER orders_keep_their_vat",
    "UPDATE orders SET vat_abroad = 'CZ 21'",
  ],
  "a closed month is as it was closed": [
    "INSERT INTO closed_months (month, documents, totals, sums) VALUES ('2000-01-01', 1, '{\"pln\": 100}', '[]')",
  ],
  "corrections take back no more than was invoiced": [
    unlocked,
    "ALTER TABLE invoices DROP CONSTRAINT sales_do_not_reduce",
    "UPDATE invoices SET total = -1 WHERE series = 'PA'",
  ],
  "an order is paid online by one payment of its sum, as the provider told": [
    "UPDATE orders SET payment_id = 3",
    "ALTER TABLE orders DISABLE TRIGGER USER",
    "UPDATE orders SET status = 'paid'",
  ],
  "no more money goes back than came": [
    "INSERT INTO payment_attempts (order_id, n, provider, ext_order_id, amount, currency) SELECT order_id, 1, 'payu', order_id || '-1', total, currency FROM orders",
    "ALTER TABLE refunds DISABLE TRIGGER USER",
    "INSERT INTO refunds (attempt_id, amount, worth) SELECT attempt_id, amount + 1, 0 FROM payment_attempts",
  ],
  "what was given back of an order is what its documents took back": [
    "INSERT INTO settlements (order_id, kind, amount, reason) SELECT min(order_id), 'reduction', 1, '' FROM invoices",
  ],
  "a settled return gave back what arrived, and nothing else": [
    "INSERT INTO settlements (order_id, kind, amount, reason) SELECT min(order_id), 'return', 0, '' FROM orders",
    "INSERT INTO returns (order_id, kind, state, ended_at, settlement_id) SELECT order_id, 'goodwill', 'settled', now(), settlement_id FROM settlements ORDER BY settlement_id DESC LIMIT 1",
    "INSERT INTO return_lines (return_id, position, expected, as_new) SELECT max(return_id), 1, 1, 1 FROM returns",
  ],
  "an exchange gives as many pieces as come back, and is paid by them once": exchanged,
  "money that was moved is money that came": [
    ...exchanged,
    "INSERT INTO moved_money (exchange_id, from_order, to_order, worth) SELECT exchange_id, r.order_id, e.order_id, 1 FROM exchanges e JOIN returns r USING (return_id)",
  ],
  "what an order costs since it was changed is its last change": [
    "INSERT INTO order_changes (order_id, total_before, total_after, points, reason) SELECT order_id, total, total + 1, 0, '' FROM orders",
  ],
  "every refund of an order has its settlement": [
    "INSERT INTO payment_attempts (order_id, n, provider, ext_order_id, amount, currency, state) SELECT order_id, 1, 'payu', order_id || '-1', total, currency, 'paid' FROM orders",
    "INSERT INTO refunds (attempt_id, amount, state) SELECT attempt_id, 1, 'done' FROM payment_attempts",
  ],
  "each refund has its correction": paidAndRefunded,
  "no money is without an owner": ["UPDATE order_lookup SET money = 'toGiveBack'"],
  "no order has ended with money that is neither settled nor told of": [
    ...paidAndRefunded,
    "ALTER TABLE orders DISABLE TRIGGER USER",
    "UPDATE orders SET status = 'cancelled'",
  ],
  "a settlement is of the return or the complaint of its own order": settledComplaint("max"),
  "the last price of a variant's history is its price": [
    "ALTER TABLE variants DISABLE TRIGGER USER",
    "UPDATE variants SET real_price = real_price + 1 WHERE variant_id = (SELECT min(variant_id) FROM variants)",
  ],
  "a product is in the sale while something of it that can be bought is reduced": [
    "UPDATE products SET reduced = NOT reduced WHERE product_id = (SELECT min(product_id) FROM products)",
  ],
  "a product costs what its cheapest variant in stock does": [
    "ALTER TABLE products DISABLE TRIGGER USER",
    "UPDATE products SET real_price = real_price + 1 WHERE product_id = (SELECT min(product_id) FROM variants)",
  ],
  "a reduced variant, and no other, has a lowest price of 30 days": [
    "UPDATE variants SET lowest_price = 1 WHERE catalogue_price IS NULL AND variant_id = (SELECT min(variant_id) FROM variants)",
  ],
  "the database writes what it acknowledges": ["SET LOCAL synchronous_commit = off"],
};

/** What the audit finds once statements were run, which are taken back. */
const brokenBy = (statements: readonly string[]) =>
  inTransaction(
    pool,
    async (db) => {
      for (const statement of statements) await db.query(statement);
      return audit(db);
    },
    { keep: () => false },
  );

for (const [check, statements] of Object.entries(harms)) {
  test(`the audit tells when this is broken: ${check}`, async () => {
    const results = await brokenBy(statements);
    const found = results.find((result) => result.check === check);
    assert.ok(found, "there is such a check");
    assert.ok(found.broken.length > 0);
    assert.match(found.broken[0]!, /\w/);
  });
}

/** Of promises that can be broken in several ways, the others. */
const otherHarms: [check: string, how: string, statements: string[]][] = [
  ["no money is without an owner", "more goes back than came", [...paidAndRefunded, "UPDATE refunds SET worth = 2"]],
  [
    "no money is without an owner",
    "money that went back was another order's",
    [
      ...paidAndRefunded,
      "UPDATE payment_attempts SET order_id = o.other, ext_order_id = o.other || '-1' FROM (SELECT max(order_id) AS other FROM orders) o",
    ],
  ],
  [
    "no money is without an owner",
    "a transfer is for another order's settlement",
    [
      "ALTER TABLE refund_transfers DISABLE TRIGGER USER",
      "INSERT INTO settlements (order_id, kind, amount, reason) SELECT min(order_id), 'reduction', 1, '' FROM orders",
      "INSERT INTO refund_transfers (order_id, settlement_id, amount, currency, worth, link_key) SELECT max(o.order_id), max(settlement_id), 1, 'pln', 1, repeat('a', 32) FROM orders o, settlements",
    ],
  ],
  [
    "no money is without an owner",
    "less than a price is left, and nobody asks for it",
    [
      "ALTER TABLE payment_attempts DISABLE TRIGGER USER",
      "INSERT INTO payment_attempts (order_id, n, provider, ext_order_id, amount, currency, worth, state) SELECT order_id, 1, 'payu', order_id || '-1', 1, 'pln', 1, 'paid' FROM orders WHERE status = 'paid'",
      "UPDATE order_lookup l SET money = order_money_state(o) FROM orders o WHERE o.order_id = l.order_id",
    ],
  ],
  [
    "no order has ended with money that is neither settled nor told of",
    "what is over stands on no home page",
    [
      ...paidAndRefunded.slice(0, 2),
      "INSERT INTO settlements (order_id, kind, amount, reason) SELECT order_id, 'cancellation', total, '' FROM orders WHERE order_id = (SELECT min(order_id) FROM invoices)",
      "INSERT INTO payment_attempts (order_id, n, provider, ext_order_id, amount, currency, worth, state) SELECT order_id, 1, 'payu', order_id || '-1', 1, 'pln', 1, 'paid' FROM settlements",
      "ALTER TABLE orders DISABLE TRIGGER USER",
      "UPDATE orders SET status = 'cancelled' WHERE order_id = (SELECT order_id FROM settlements)",
    ],
  ],
  [
    "a settlement is of the return or the complaint of its own order",
    "one settlement is of both",
    [
      ...settledComplaint("min"),
      "INSERT INTO returns (order_id, kind, state, ended_at, settlement_id) SELECT order_id, 'goodwill', 'settled', now(), settlement_id FROM settlements",
    ],
  ],
];

for (const [check, how, statements] of otherHarms) {
  test(`the audit tells when this is broken: ${check}: ${how}`, async () => {
    assert.ok((await brokenBy(statements)).find((result) => result.check === check)!.broken.length > 0);
  });
}

test("a complaint that its own order's settlement settled breaks nothing", async () => {
  const check = "a settlement is of the return or the complaint of its own order";
  assert.deepEqual((await brokenBy(settledComplaint("min"))).find((result) => result.check === check)!.broken, []);
});

test("every check of the audit is broken once in this file", async () => {
  assert.deepEqual((await audit(pool)).map((result) => result.check).toSorted(), Object.keys(harms).toSorted());
});

test("an order without a key is told", async () => {
  const results = await brokenBy(["DELETE FROM order_attempts"]);
  assert.ok(results.find((result) => result.check === "one order per key")!.broken.length > 0);
});

test("pieces an order took that stand on none of its lines are told", async () => {
  const orderId = Number(placed.body.orderId);
  const results = await inTransaction(
    pool,
    async (db) => {
      await db.query(
        "INSERT INTO stock_movements (variant_id, change, reason, order_id, stock_after) SELECT max(variant_id), -1, 'order', $1, 0 FROM variants",
        [orderId],
      );
      return audit(db);
    },
    { keep: () => false },
  );
  assert.match(
    results.find((result) => result.check === "what orders took is what their lines say")!.broken.join(),
    new RegExp(`^order ${orderId}, variant \\d+$`),
  );
});

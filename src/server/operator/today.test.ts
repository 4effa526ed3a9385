import assert from "node:assert/strict";
import { test } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { orderBody, type OrderInput } from "../../../test/builders/order-body.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { inTransaction } from "../../database/connect.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { sendingDates } from "../../domain/delivery/delivery-dates.ts";
import { firstCalendar } from "../../domain/delivery/working-days.ts";
import { refundDue } from "../../domain/order/withdrawal.ts";
import { warsawDayAfter } from "../../domain/warsaw-time.ts";
import { changeOrderState } from "../../flows/order/change-order-state.ts";
import { settleOrder } from "../../flows/order/settle-order.ts";

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "owner" });
const today = async () => (await ola.call(routes.today)).body;
const decision = async (kind: string) => (await today()).decisions.find((found) => found.kind === kind) ?? null;

async function place(input: Partial<OrderInput> = {}): Promise<number> {
  const body = await orderBody(pool, { lines: [{ product: products.bottle }], paymentId: 2, ...input });
  return Number((await makeOrder(app, body)).body.orderId);
}

test("of a shop where nothing waits, nothing is told", async () => {
  await pool.query(
    "UPDATE manufacturers SET producer_name = 'Szwalnia', producer_address = 'Kraków', producer_email = 'x@y.pl'",
  );
  const { decisions, later, sales } = await today();
  assert.deepEqual([decisions, later], [[], 0]);
  assert.deepEqual(sales, {
    today: { orders: 0, pieces: 0, worth: 0 },
    sameDay: { orders: 0, pieces: 0, worth: 0 },
    week: { orders: 0, pieces: 0, worth: 0 },
    weekBefore: { orders: 0, pieces: 0, worth: 0 },
  });
});

test("parcels are due on the day they were promised to leave, the most late first; those of later days are counted apart", async () => {
  const late = await place();
  const fresh = await place();
  await place({ paymentId: 1 });
  await pool.query("ALTER TABLE order_history DISABLE TRIGGER USER");
  await pool.query("UPDATE order_history SET at = at - interval '9 days' WHERE order_id = $1", [late]);
  await pool.query("UPDATE order_history SET at = at + interval '9 days' WHERE order_id = $1", [fresh]);
  await pool.query("ALTER TABLE order_history ENABLE TRIGGER USER");
  const nineDaysAgo = new Date(Date.now() - 9 * 86_400_000);
  assert.deepEqual(await decision("sendParcels"), {
    kind: "sendParcels",
    count: 1,
    due: sendingDates(nineDaysAgo, firstCalendar).leaves,
    orders: [late],
  });
  assert.equal((await today()).later, 1);
  await pool.query("UPDATE orders SET status = 'packed' WHERE order_id = $1", [late]);
  assert.equal((await decision("sendParcels"))?.count, 1, "a packed one has not left");
  await pool.query("UPDATE orders SET status = 'sent' WHERE order_id = ANY ($1)", [[late, fresh]]);
  assert.equal(await decision("sendParcels"), null);
});

test("an order that waits for a word, and money of which nobody knows where it is, are told with their numbers", async () => {
  const waiting = await place();
  await pool.query("UPDATE orders SET status = 'awaitingReview' WHERE order_id = $1", [waiting]);
  assert.deepEqual(await decision("acceptOrders"), { kind: "acceptOrders", count: 1, due: null, orders: [waiting] });
  await pool.query("UPDATE orders SET status = 'cancelled' WHERE order_id = $1", [waiting]);
  assert.equal(await decision("acceptOrders"), null);

  const { rows } = await pool.query<{ attempt_id: number }>(
    "INSERT INTO payment_attempts (order_id, n, provider, ext_order_id, amount, currency, state) SELECT order_id, 1, 'payu', order_id || '-1', total, currency, 'surplus' FROM orders WHERE order_id = $1 RETURNING attempt_id",
    [waiting],
  );
  const { attempt_id } = rows[0]!;
  const told = (kind: string) => ({ kind, count: 1, due: null, orders: [waiting] });
  assert.deepEqual(await decision("moneyWithoutOrder"), told("moneyWithoutOrder"));
  const refund = (state: string, age: string) =>
    pool.query(
      "INSERT INTO refunds (attempt_id, amount, state, created_at) SELECT attempt_id, amount, $2, now() - $3::interval FROM payment_attempts WHERE attempt_id = $1",
      [attempt_id, state, age],
    );
  await refund("refused", "1 minute");
  assert.deepEqual(await decision("refundsFailed"), told("refundsFailed"));
  await refund("asked", "59 minutes");
  assert.deepEqual(
    [await decision("refundsFailed"), await decision("moneyWithoutOrder")],
    [null, null],
    "it is under way",
  );
  await pool.query("UPDATE refunds SET created_at = now() - interval '61 minutes' WHERE state = 'asked'");
  assert.deepEqual(await decision("refundsFailed"), told("refundsFailed"));
  await pool.query("UPDATE refunds SET state = 'done' WHERE state = 'asked'");
  assert.equal(await decision("refundsFailed"), null);
});

test("a withdrawal is due fourteen days after it came, and waits until a person has dealt with it or its order was undone", async () => {
  const order = await place();
  const { rows } = await pool.query<{ id: number; received_at: Date }>(
    `INSERT INTO withdrawals (name, email, order_text, goods, lan_id, order_id, received_at)
     VALUES ('Kasia', 'kasia@przyklad.pl', '1', '', 1, $1::bigint, now() - interval '3 days'), ('Jan', 'jan@przyklad.pl', 'nie pamiętam', 'bluza', 1, NULL, now()) RETURNING withdrawal_id AS id, received_at`,
    [order],
  );
  const [first, second] = rows;
  const before = { kind: "withdrawalsUnsent", count: 1, due: refundDue(first!.received_at), orders: [order] };
  assert.deepEqual(await decision("withdrawalsUnsent"), before, "nothing was sent: no goods come back");
  assert.equal((await decision("withdrawals"))?.count, 1);
  const { state } = (await ola.call(routes.order, { parameters: { number: order } })).body.versions;
  await ola.call(routes.moveOrder, { parameters: { number: order }, body: { to: "sent" }, version: state });
  assert.equal(await decision("withdrawalsUnsent"), null);
  const waiting = { kind: "withdrawals", count: 2, due: refundDue(first!.received_at), orders: [order] };
  assert.deepEqual(await decision("withdrawals"), waiting);
  const row = (await ola.call(routes.orders, { query: { view: "toDecide" } })).body.orders.find(
    ({ number }) => number === order,
  );
  assert.deepEqual(row?.decisions, [{ kind: "withdrawals", due: refundDue(first!.received_at) }]);
  const { body: listed } = await ola.call(routes.withdrawals);
  assert.deepEqual(
    listed.withdrawals.map(({ id, closedAt, goods }) => [id, closedAt, goods]),
    [
      [first!.id, null, ""],
      [second!.id, null, "bluza"],
    ],
  );
  const closed = await ola.call(routes.closeWithdrawal, { parameters: { id: second!.id } });
  assert.notEqual(closed.body.closedAt, null);
  assert.equal((await decision("withdrawals"))?.count, 1);
  const reopened = await ola.call(routes.reopenWithdrawal, { parameters: { id: second!.id } });
  assert.equal(reopened.body.closedAt, null);
  await pool.query("UPDATE orders SET status = 'returned' WHERE order_id = $1", [order]);
  assert.deepEqual(await decision("withdrawals"), {
    kind: "withdrawals",
    count: 1,
    due: refundDue(second!.received_at),
    orders: [],
  });
  assert.equal((await ola.call(routes.withdrawals, { query: { view: "all" } })).body.withdrawals.length, 2);
  assert.equal((await ola.call(routes.closeWithdrawal, { parameters: { id: 999_999 } })).status, 404);
});

test("the last day to give money back is fourteen days on by the clocks of Warsaw, over the change of the hour and of the year too", () => {
  for (const [received, due] of [
    ["2026-11-20T22:59:00Z", "2026-12-04"],
    ["2026-11-20T23:01:00Z", "2026-12-05"],
    ["2026-10-20T10:00:00Z", "2026-11-03"],
    ["2026-12-24T10:00:00Z", "2027-01-07"],
  ] as const)
    assert.equal(refundDue(new Date(received)), due, received);
});

test("emails that should be on their way, held ones, reviews and jobs that failed are counted", async () => {
  const order = await place();
  await pool.query(
    "UPDATE outbox SET created_at = now() - interval '20 minutes', held_back = false WHERE order_id = $1",
    [order],
  );
  assert.deepEqual((await decision("emailsWaiting"))?.orders, [order]);
  await pool.query("UPDATE outbox SET held_back = true WHERE order_id = $1", [order]);
  assert.equal(await decision("emailsWaiting"), null);
  assert.ok((await decision("emailsHeld"))!.count >= 1);
  await pool.query("UPDATE outbox SET held_back = false, sent_at = now()");
  await pool.query("SELECT graphile_worker.add_job('sendEmail', '{}'::json, max_attempts => 1)");
  assert.equal(await decision("jobsFailed"), null, "it has not been tried");
  await pool.query("UPDATE graphile_worker._private_jobs SET attempts = 1 WHERE max_attempts = 1");
  assert.deepEqual(await decision("jobsFailed"), { kind: "jobsFailed", count: 1, due: null, orders: [] });
});

test("each role is told what it can decide, and sales where it may read reports", async () => {
  const waiting = await place();
  await pool.query("UPDATE orders SET status = 'awaitingReview' WHERE order_id = $1", [waiting]);
  const piotr = await comeIn(app, pool, { email: "piotr@bruk.example", role: "packing" });
  const { body } = await piotr.call(routes.today);
  assert.equal(body.sales, undefined);
  assert.ok(body.decisions.every(({ kind }) => kind === "sendParcels"));
  const ewa = await comeIn(app, pool, { email: "ewa@bruk.example", role: "content" });
  const { body: hers } = await ewa.call(routes.today);
  assert.equal(hers.later, undefined);
  assert.ok(hers.decisions.every(({ kind }) => ["reviews", "missingFacts"].includes(kind)));
});

test("sales are what the figures say of the same days: unpaid orders are none, and what was given back is taken off", async () => {
  await pool.query("UPDATE orders SET status = 'cancelled' WHERE status NOT IN ('returned', 'cancelled')");
  const before = (await today()).sales!;
  const [now, week, fortnight] = [await place(), await place(), await place()];
  await place({ paymentId: 1 });
  const expired = await place();
  await pool.query("UPDATE orders SET status = 'expired' WHERE order_id = $1", [expired]);
  const givenBack = await place({ lines: [{ product: products.bottle, quantity: 2 }] });
  await changeOrderState(pool, { orderId: givenBack, to: "sent", now: new Date() });
  const piece = { position: 1, quantity: 1, restocked: 1, less: 0 };
  const settled = await inTransaction(pool, (db) =>
    settleOrder(
      db,
      {
        orderId: givenBack,
        now: new Date(),
        kind: "return",
        reason: "Zwrot",
        withheld: 0,
        tell: false,
        money: "later",
        taken: { lines: [piece], shipping: 0 },
      },
      async () => undefined,
    ),
  );
  assert.equal(settled.kind, "done");
  await pool.query(
    "UPDATE orders SET created_at = now() - interval '7 days' - interval '1 minute' WHERE order_id = $1",
    [week],
  );
  await pool.query("UPDATE orders SET created_at = now() - interval '13 days' WHERE order_id = $1", [fortnight]);
  const { rows } = await pool.query<{ whole: number; both: number; left: number }>(
    `SELECT total_pln(o)::int AS whole, placed::int AS both, (placed - given_back)::int AS left
     FROM orders o, sold_orders s WHERE o.order_id = $1 AND s.order_id = $2`,
    [now, givenBack],
  );
  const { whole, both, left } = rows[0]!;
  assert.ok(left < both);
  const sales = (await today()).sales!;
  const grown = (span: keyof typeof sales) => [
    sales[span].orders - before[span].orders,
    sales[span].worth - before[span].worth,
  ];
  assert.deepEqual(grown("today"), [2, whole + left]);
  assert.deepEqual(grown("week"), [2, whole + left]);
  assert.deepEqual(grown("weekBefore"), [2, 2 * whole]);
  assert.ok(sales.sameDay.orders <= sales.weekBefore.orders);

  const day = (days: number) => warsawDayAfter(new Date(), days);
  const figures = async (from: number) =>
    (await ola.call(routes.salesByDay, { query: { from: day(from), to: day(0) } })).body;
  const same = ({ orders, sold }: { orders: number; sold: number }) => ({ orders, worth: sold });
  const told = ({ orders, worth }: { orders: number; worth: number }) => ({ orders, worth });
  assert.deepEqual(told(sales.today), same((await figures(0)).sales));
  const days = await figures(-6);
  assert.deepEqual(told(sales.week), same(days.sales));
  assert.deepEqual(told(sales.weekBefore), same(days.before));
});

test("an order that was paid too little for is to be decided, on its row with the day until which it is held, and said to nobody who sees no money", async () => {
  const number = await place({ paymentId: 1 });
  const parameters = { number };
  const { versions } = (await ola.call(routes.order, { parameters })).body;
  const body = { amount: 100, currency: "pln", otherSum: true };
  assert.equal((await ola.call(routes.recordTransfer, { parameters, body, version: versions.money })).status, 200);
  const found = await decision("paidTooLittle");
  assert.deepEqual([found?.count, found?.orders], [1, [number]]);
  const rowsOf = async (who: typeof ola) =>
    (await who.call(routes.orders, { query: { view: "toDecide" } })).body.orders.filter((row) => row.number === number);
  assert.deepEqual((await rowsOf(ola))[0]?.decisions, [{ kind: "paidTooLittle", due: found!.due }]);
  assert.deepEqual((await ola.call(routes.orders, { query: { q: String(number) } })).body.orders[0]?.decisions, []);
  const piotr = await comeIn(app, pool, { email: "piotr-packs@bruk.example", role: "packing" });
  assert.deepEqual(await rowsOf(piotr), []);
});

test("what is to be decided is listed by when it is due, page after page, and what has no deadline last; in another order where that is asked for", async () => {
  const orders: number[] = [];
  for (const days of [2, 5, 5, 3]) {
    const order = await place();
    orders.push(order);
    await pool.query(
      "INSERT INTO withdrawals (name, email, order_text, goods, lan_id, order_id, received_at) VALUES ('Kasia', 'kasia@przyklad.pl', '1', '', 1, $1, now() - $2 * interval '1 day')",
      [order, days],
    );
  }
  const [last, first, second, third] = orders;
  const soon = await place();
  await pool.query("UPDATE orders SET status = 'awaitingReview' WHERE order_id = $1", [soon]);
  const listed = async (who: typeof ola, query: Record<string, string> = {}) => {
    const found: number[] = [];
    for (let after: string | null = ""; after !== null;) {
      const page: Record<string, string> = after === "" ? {} : { after };
      const { body, status } = await who.call(routes.orders, {
        query: { view: "toDecide", limit: "2", ...query, ...page },
      });
      assert.equal(status, 200, JSON.stringify(body));
      found.push(...body.orders.map(({ number }) => number));
      after = body.next;
    }
    assert.equal(new Set(found).size, found.length, "none twice");
    return found.filter((number) => number === soon || orders.includes(number));
  };
  const byDeadline = [first, second, third, last, soon];
  assert.deepEqual(await listed(ola), byDeadline);
  assert.deepEqual(await listed(ola, { sort: "due" }), byDeadline);
  assert.deepEqual(await listed(ola, { sort: "newest" }), [soon, ...orders.toReversed()]);
  assert.deepEqual(await listed(ola, { view: "all", sort: "due" }), [soon, ...orders.toReversed()]);
  const dues = (await ola.call(routes.orders, { query: { view: "toDecide" } })).body.orders.map(
    ({ decisions }) => decisions[0]!.due ?? "later",
  );
  assert.deepEqual(dues, dues.toSorted());
});

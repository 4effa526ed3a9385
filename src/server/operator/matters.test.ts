import assert from "node:assert/strict";
import { test } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { enqueueJob } from "../../database/job-kinds.ts";
import { warsawDay } from "../../domain/warsaw-time.ts";

// The small screens that what must be decided leads to.

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "owner" });
const decision = async (kind: string) =>
  (await ola.call(routes.today)).body.decisions.find((found) => found.kind === kind) ?? null;

async function place(quantity = 1): Promise<number> {
  const body = await orderBody(pool, { lines: [{ product: products.bottle, quantity }], paymentId: 2 });
  return Number((await makeOrder(app, body)).body.orderId);
}

test("a review that waits is published, turned down for a reason, or waits again; the shop shows it accordingly", async () => {
  const number = await place();
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO reviews (product_id, buyer, order_id, line_position, stars, title, content, author, lan_id)
     SELECT product_id, 'kasia@przyklad.pl', order_id, position, 2, 'Cieknie', 'Po tygodniu przecieka.', 'Kasia', 1 FROM order_lines WHERE order_id = $1 RETURNING review_id AS id`,
    [number],
  );
  const { id } = rows[0]!;
  const parameters = { id };
  assert.equal((await decision("reviews"))?.count, 1);
  const [waiting] = (await ola.call(routes.reviews)).body.reviews;
  assert.deepEqual([waiting!.id, waiting!.text, waiting!.order], [id, "Po tygodniu przecieka.", number]);
  const shown = async () => {
    const { rows: found } = await pool.query<{ count: number }>(
      "SELECT review_count AS count FROM products WHERE product_id = $1",
      [waiting!.productId],
    );
    return found[0]!.count;
  };
  const before = await shown();
  const published = await ola.call(routes.decideReview, { parameters, body: { decision: "approved" } });
  assert.deepEqual([published.body.state, await shown(), await decision("reviews")], ["approved", before + 1, null]);
  const silent = await ola.call(routes.decideReview, { parameters, body: { decision: "rejected", reason: " " } });
  assert.equal(silent.body.code, "MALFORMED", "nothing is turned down without a reason");
  const reason = "wulgaryzmy";
  const rejected = await ola.call(routes.decideReview, { parameters, body: { decision: "rejected", reason } });
  assert.deepEqual([rejected.body.state, rejected.body.reason, await shown()], ["rejected", reason, before]);
  const again = await ola.call(routes.reconsiderReview, { parameters });
  assert.deepEqual([again.body.state, (await decision("reviews"))?.count], ["waiting", 1]);
  const { body: log } = await ola.call(routes.log, { query: { entity: "review", id: String(id) } });
  assert.deepEqual(
    log.entries.map(({ act, before: was, after: is }) => [act, was!["state"], is!["state"]]),
    [
      ["reconsiderReview", "rejected", "waiting"],
      ["decideReview", "approved", "rejected"],
      ["decideReview", "waiting", "approved"],
    ],
  );
});

test("a job that failed is told with its reason and begins again with all its tries", async () => {
  await enqueueJob(pool, "remindPassword", { email: "kasia@przyklad.pl", lanId: 1 }, { key: "failed-one" });
  const failed = () =>
    pool.query(
      "UPDATE graphile_worker._private_jobs SET attempts = max_attempts, last_error = 'no such table' WHERE key = 'failed-one'",
    );
  assert.deepEqual((await ola.call(routes.jobs)).body.jobs, []);
  await failed();
  const [job] = (await ola.call(routes.jobs)).body.jobs;
  assert.deepEqual([job!.task, job!.error, job!.attempts], ["remindPassword", "no such table", 8]);
  assert.equal((await decision("jobsFailed"))?.count, 1);
  assert.equal((await ola.call(routes.retryJob, { parameters: { id: job!.id } })).status, 200);
  const { rows } = await pool.query<{ attempts: number; due: boolean }>(
    "SELECT attempts, run_at <= now() AS due FROM graphile_worker.jobs WHERE key = 'failed-one'",
  );
  assert.deepEqual(rows[0], { attempts: 0, due: true });
  assert.equal(await decision("jobsFailed"), null);
  assert.equal((await ola.call(routes.retryJob, { parameters: { id: job!.id } })).status, 404, "it has not failed");
});

test("emails that wait and emails held back are listed with what the mail server said, tried again and let go", async () => {
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO outbox (message_id, kind, recipient, lan_id, created_at, refusal, held_back)
     VALUES ('slow', 'passwordChanged', 'kasia@przyklad.pl', 1, now() - interval '1 hour', '451 try later', false),
            ('held', 'passwordChanged', 'obca@przyklad.pl', 1, now(), NULL, true) RETURNING letter_id AS id`,
  );
  const [slow, held] = rows.map(({ id }) => id) as [number, number];
  const listed = async (view: string) => (await ola.call(routes.emails, { query: { view } })).body.emails;
  assert.deepEqual(
    (await listed("waiting")).map(({ id, refusal, order }) => [id, refusal, order]),
    [[slow, "451 try later", null]],
  );
  assert.equal((await ola.call(routes.retryEmail, { parameters: { id: slow } })).status, 200);
  const enqueued = async (id: number) =>
    (await pool.query("SELECT FROM graphile_worker.jobs WHERE key = $1", [`email:${id}`])).rowCount;
  assert.equal(await enqueued(slow), 1);
  assert.equal((await ola.call(routes.retryEmail, { parameters: { id: held } })).status, 404, "one that is held waits");
  assert.deepEqual(
    (await listed("held")).map(({ id, recipient }) => [id, recipient]),
    [[held, "obca@przyklad.pl"]],
  );
  assert.equal((await ola.call(routes.releaseEmail, { parameters: { id: held } })).status, 200);
  assert.equal(await enqueued(held), 1);
  assert.deepEqual(await listed("held"), []);
});

test("sizes that sell out within two weeks are told by the day the first is gone, with what there is and how it sells", async () => {
  assert.equal(await decision("sellingOut"), null);
  const numbers = [await place(2), await place(2)];
  const { rows } = await pool.query<{ variant_id: number }>("SELECT variant_id FROM order_lines WHERE order_id = $1", [
    numbers[0],
  ]);
  const stock = (pieces: number) =>
    pool.query("UPDATE variants SET quantity = $2 WHERE variant_id = $1", [rows[0]!.variant_id, pieces]);
  const { variants: sold } = (await ola.call(routes.sellingOut)).body;
  assert.deepEqual(sold, [], "there is enough");
  // Five pieces in 28 days, one of the first test among them: two pieces last eleven days, three last seventeen.
  await stock(3);
  assert.deepEqual((await ola.call(routes.sellingOut)).body.variants, []);
  await stock(2);
  const [first] = (await ola.call(routes.sellingOut)).body.variants;
  assert.deepEqual([first!.stock, first!.sold, first!.days], [2, 5, 11]);
  const told = await decision("sellingOut");
  assert.deepEqual([told?.count, told?.due], [1, warsawDay(new Date(Date.now() + 11 * 86_400_000))]);
  await pool.query("UPDATE orders SET created_at = created_at - interval '29 days' WHERE order_id = ANY ($1)", [
    numbers,
  ]);
  assert.deepEqual((await ola.call(routes.sellingOut)).body.variants, [], "what was sold before that is not counted");
  await stock(0);
  assert.equal(await decision("sellingOut"), null, "what is gone is decided already");
});

test("sizes are told of that sell out before the next delivery of their product, whose day is said; without one 14 days are reckoned with", async () => {
  await pool.query("UPDATE variants SET quantity = 50 WHERE quantity = 0");
  const number = await place(4);
  const { rows } = await pool.query<{ variant_id: number; product_id: number }>(
    "SELECT l.variant_id, v.product_id FROM order_lines l JOIN variants v USING (variant_id) WHERE order_id = $1",
    [number],
  );
  const { variant_id: variant, product_id: id } = rows[0]!;
  const dayIn = (days: number) => warsawDay(new Date(Date.now() + days * 86_400_000));
  const listed = async () => (await ola.call(routes.sellingOut)).body;
  const row = async () => (await listed()).variants.find(({ variantId }) => variantId === variant);
  const { rows: sold } = await pool.query<{ sold: number }>(
    `SELECT sum(l.quantity)::int AS sold FROM order_lines l JOIN orders o USING (order_id)
     WHERE l.variant_id = $1 AND o.created_at > now() - interval '28 days' AND o.status IN ('new', 'paid', 'packed', 'sent', 'delivered')`,
    [variant],
  );
  // What there is lasts just under 14 days.
  const pieces = Math.ceil(sold[0]!.sold / 2) - 1 || 1;
  await pool.query("UPDATE variants SET quantity = $2 WHERE variant_id = $1", [variant, pieces]);
  assert.deepEqual([(await row())?.comesOn, (await decision("sellingOut"))?.comesOn], [null, null]);
  const expect = (day: string | null, version: string, more: number | null = null) =>
    ola.call(routes.expectDelivery, { parameters: { id }, body: { day, pieces: more }, version });
  const { days, expectedVersion } = (await row())!;
  assert.equal((await expect(dayIn(Math.max(0, days - 1)), expectedVersion)).status, 200);
  assert.equal(await row(), undefined, "more of it comes before it is gone");
  const [one] = (await listed()).expected;
  assert.deepEqual([one!.productId, one!.pieces], [id, null]);
  const later = dayIn(60);
  assert.equal((await expect(later, expectedVersion)).status, 412, "it was said since");
  assert.equal((await expect(later, one!.version, 40)).status, 200);
  assert.deepEqual([(await row())?.comesOn, (await decision("sellingOut"))?.comesOn], [later, later]);
  const third = (await listed()).expected[0]!;
  assert.deepEqual([third.day, third.pieces], [later, 40]);
  await pool.query("UPDATE expected_deliveries SET on_day = $2 WHERE product_id = $1", [id, dayIn(-1)]);
  assert.equal((await row())?.comesOn, null, "one that is late is none to reckon with");
  assert.equal((await listed()).expected[0]?.day, dayIn(-1), "and stands in the list");
  assert.equal((await expect(null, third.version)).status, 200);
  assert.deepEqual((await listed()).expected, []);
  assert.equal((await expect(null, third.version)).status, 412);
  await pool.query("UPDATE variants SET quantity = 0 WHERE variant_id = $1", [variant]);
});

test("what the law wants told of goods is listed", async () => {
  const { facts } = (await ola.call(routes.missingFacts)).body;
  assert.equal((await decision("missingFacts"))?.count, facts.length);
  assert.ok(facts.some(({ fact, products: count }) => fact === "producer" && count > 0));
});

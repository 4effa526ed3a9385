import assert from "node:assert/strict";
import { after, test } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { orderBody, type OrderInput } from "../../../test/builders/order-body.ts";
import { brokenPromises, openSmallShop } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { inTransaction } from "../../database/connect.ts";
import { addCode } from "../../database/discount/codes.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import { recordMisses } from "../../database/search/misses.ts";
import { type FigureKind, figureKinds, type Period } from "../../domain/order/figures.ts";
import { warsawDay, warsawDayAfter } from "../../domain/warsaw-time.ts";
import { changeOrderState } from "../../flows/order/change-order-state.ts";
import { settleOrder } from "../../flows/order/settle-order.ts";

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "owner" });
const packer = await comeIn(app, pool, { email: "piotr@bruk.example", role: "packing" });
const now = new Date();
const today = warsawDay(now);
const day = (days: number) => warsawDayAfter(now, days);
const week: Period = { from: day(-6), to: today };
after(async () => assert.deepEqual(await brokenPromises(pool), []));

/** The same numbers each time: 0 up to one. */
let drawn = 7;
function random(under: number): number {
  drawn = (drawn * 48_271) % 2_147_483_647;
  return drawn % under;
}
const oneOf = <T>(values: readonly T[]): T => values[random(values.length)]!;

async function place(input: Partial<OrderInput> = {}, more: Record<string, unknown> = {}): Promise<number> {
  const body = await orderBody(pool, { lines: [{ product: products.bottle }], paymentId: 2, ...input });
  const { body: answer } = await makeOrder(app, { ...body, ...more });
  assert.ok(answer.orderId, JSON.stringify(answer));
  return Number(answer.orderId);
}

/** Has an order be of a day before today; of ten o'clock, when no day begins anywhere. */
async function placedOn(orderId: number, days: number): Promise<void> {
  await pool.query(
    "UPDATE orders SET created_at = ($2::date + time '10:00') AT TIME ZONE 'Europe/Warsaw' WHERE order_id = $1",
    [orderId, day(days)],
  );
}
const move = (orderId: number, to: "packed" | "sent" | "cancelled" | "returned") =>
  changeOrderState(pool, { orderId, to, now });
const giveBack = (orderId: number, lines: { position: number; quantity: number; restocked: number; less: number }[]) =>
  inTransaction(pool, async (db) => {
    const settled = await settleOrder(
      db,
      {
        orderId,
        now,
        kind: "return",
        reason: "Zwrot",
        withheld: 0,
        tell: false,
        money: "later",
        taken: { lines, shipping: 0 },
      },
      async () => undefined,
    );
    assert.equal(settled.kind, "done", JSON.stringify(settled));
  });

const days = async (query: Period) => (await ola.call(routes.salesByDay, { query: { ...query } })).body;
const by = async (kind: Exclude<FigureKind, "day">, query: Period) =>
  (await ola.call(routes.salesBy, { parameters: { kind }, query: { ...query } })).body;
async function ordersOf(kind: FigureKind, key: string, query: Period) {
  const found = [];
  let next: string | null = "";
  let answer;
  do {
    const more: Record<string, string> = next === "" ? {} : { after: next };
    answer = (
      await ola.call(routes.figureOrders, {
        parameters: { kind },
        query: { ...query, ...(key !== "" && { key }), limit: "7", ...more },
      })
    ).body;
    found.push(...answer.orders);
    next = answer.next;
  } while (next !== null);
  return { ...answer, orders: found };
}
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

test("of random orders every figure is what the documents say, and what its orders are together", async () => {
  await addCode(pool, { code: "JESIEN", percent: "10" });
  const placed: number[] = [];
  for (let turn = 0; turn < 40; turn += 1) {
    const product = oneOf([products.hoodie, products.cap, products.bottle, products.tee]);
    const sized =
      product === products.hoodie ? { size: oneOf(["S", "M"]) } : product === products.tee ? { size: "S" } : {};
    const lines: OrderInput["lines"] = [{ product, ...sized, quantity: product === products.tee ? 1 : 1 + random(2) }];
    if (product !== products.cap && random(2) === 0) lines.push({ product: products.cap, quantity: 1 });
    const input = { lines, code: random(3) === 0 ? "JESIEN" : null, currency: oneOf(["pln", "pln", "eur"] as const) };
    const source = oneOf([
      {},
      { source: "Instagram" },
      { source: "Instagram", campaign: "Jesień" },
      { source: "ulotka" },
    ]);
    const orderId = await place(input, source);
    await placedOn(orderId, -random(8));
    placed.push(orderId);
    const end = random(6);
    if (end === 0) await move(orderId, "cancelled");
    if (end <= 1) continue;
    await move(orderId, "sent");
    if (end === 2) await move(orderId, "returned");
    const { quantity, amount } = (await orderNumbered(pool, orderId))!.lines[0]!;
    if (end === 3) await giveBack(orderId, [{ position: 1, quantity: 1, restocked: 1, less: 0 }]);
    if (end === 4)
      await giveBack(orderId, [{ position: 1, quantity: quantity - 1, restocked: 0, less: Math.floor(amount / 7) }]);
  }

  const { sales, before, days: each, awaited } = await days(week);
  assert.deepEqual(awaited, { orders: 0, worth: 0 });
  assert.equal(each.length, 7);
  assert.deepEqual([each[0]!.day, each.at(-1)!.day], [week.from, week.to]);
  assert.equal(sum(each.map(({ sold }) => sold)), sales.sold);
  assert.equal(sum(each.map(({ before }) => before)), before.sold);
  assert.equal(before.sold, (await days({ from: day(-7), to: day(-7) })).sales.sold, "one day before has orders");
  assert.ok(before.orders > 0 && sales.givenBack > 0);

  // What the documents of an order say together; one that has none yet costs what it costs.
  const { rows } = await pool.query<{ order_id: number; booked: number }>(
    `SELECT order_id, part_in_pln(o, coalesce((SELECT sum(total) FROM invoices i WHERE i.order_id = o.order_id), total)::bigint) AS booked
     FROM orders o WHERE status <> 'cancelled' AND created_at >= $1::date::timestamp AT TIME ZONE 'Europe/Warsaw'`,
    [week.from],
  );
  assert.equal(sales.sold, sum(rows.map(({ booked }) => booked)));
  assert.equal(sales.orders, rows.length);
  assert.equal(sales.placed - sales.givenBack, sales.sold);

  const booked = new Map(rows.map(({ order_id, booked }) => [order_id, booked]));
  for (const kind of figureKinds) {
    if (kind === "day" || kind === "reason") continue;
    const { figures, others, rest, sold } = await by(kind, week);
    assert.equal(sold, sales.sold, kind);
    assert.equal(sum(figures.map((figure) => figure.sold)) + others.sold + rest, sold, kind);
    if (kind === "source" || kind === "code") assert.equal(rest, 0);
    for (const figure of figures) {
      const found = await ordersOf(kind, figure.key, week);
      assert.deepEqual([found.count, found.sold], [figure.orders, figure.sold], `${kind} ${figure.key}`);
      assert.equal(found.orders.length, figure.orders);
      assert.equal(sum(found.orders.map((order) => order.sold)), figure.sold);
      assert.equal(sum(found.orders.map((order) => order.pieces)), figure.pieces);
      if (kind === "source" || kind === "code")
        for (const order of found.orders) assert.equal(order.sold, booked.get(order.number));
    }
  }
  for (const { day, sold, orders } of each) {
    const found = await ordersOf("day", "", { from: day, to: day });
    assert.deepEqual([found.count, found.sold], [orders, sold], day);
  }
  assert.deepEqual((await by("source", week)).figures.map(({ key }) => key).toSorted(), [
    "",
    "instagram",
    "instagram · jesień",
    "ulotka",
  ]);
  assert.deepEqual((await by("size", week)).figures.map(({ key }) => key).toSorted(), ["", "M", "S"]);
  const hoodie = (await by("product", week)).figures.find(({ key }) => key === String(products.hoodie.productId));
  assert.equal(hoodie?.name, "Bluza Asfalt");
});

test("what was given back is told by its reason, and is what corrections of those days took back", async () => {
  const orderId = await place({ lines: [{ product: products.cap, quantity: 2 }] });
  await move(orderId, "sent");
  await giveBack(orderId, [{ position: 1, quantity: 1, restocked: 1, less: 0 }]);
  const { figures, sold } = await by("reason", { from: today, to: today });
  const { rows } = await pool.query<{ corrected: number }>(
    "SELECT coalesce(sum(part_in_pln(o, -i.total)), 0)::bigint AS corrected FROM invoices i JOIN orders o USING (order_id) WHERE i.series IN ('KOR', 'KPA')",
  );
  assert.equal(sold, rows[0]!.corrected);
  assert.deepEqual(
    figures.map(({ key }) => key),
    ["return"],
  );
  const found = await ordersOf("reason", "return", { from: today, to: today });
  assert.ok(found.orders.some(({ number, pieces }) => number === orderId && pieces === 1));
  assert.equal(sum(found.orders.map((order) => order.sold)), sold);
  assert.equal((await by("reason", { from: day(-9), to: day(-1) })).sold, 0, "by the day on which it was given back");
});

test("what awaits its payment is no sale, and told beside them", async () => {
  const before = await days({ from: today, to: today });
  const orderId = await place({ paymentId: 1 });
  const { order } = (await orderNumbered(pool, orderId))!;
  const { sales, awaited } = await days({ from: today, to: today });
  assert.deepEqual(sales, before.sales);
  assert.deepEqual(awaited, { orders: before.awaited.orders + 1, worth: before.awaited.worth + order.total });
});

test("a link's words are never a reason to refuse an order, and repeating it with others is no other order", async () => {
  const body = await orderBody(pool, { lines: [{ product: products.bottle }], paymentId: 2 });
  const { body: first } = await makeOrder(app, { ...body, source: "x".repeat(101), campaign: 7 });
  assert.ok(first.orderId);
  const { body: second } = await makeOrder(app, { ...body, source: "ulotka" });
  assert.equal(second.orderId, first.orderId);
  const { rows } = await pool.query("SELECT FROM order_sources WHERE order_id = $1", [first.orderId]);
  assert.equal(rows.length, 0);
});

test("stock that lies is what nobody has ordered for so long as it has been here", async () => {
  const lies = async (days: string) => (await ola.call(routes.stockFigures, { query: { days } })).body.lies;
  assert.equal((await lies("60")).count, 0, "all of it came today");
  await pool.query("ALTER TABLE stock_movements DISABLE TRIGGER USER");
  await pool.query("UPDATE stock_movements SET at = at - interval '70 days' WHERE reason <> 'order'");
  await pool.query("ALTER TABLE stock_movements ENABLE TRIGGER USER");
  const found = await lies("60");
  assert.equal((await lies("90")).count, 0);
  const sneakers = found.variants.filter(({ productId }) => productId === products.sneakers.productId);
  assert.deepEqual(
    sneakers.map(({ variant, stock, worth, lastSold }) => [variant, stock, worth, lastSold]),
    [
      ["42", 10, 349_000, null],
      ["43", 1, 34_900, null],
    ],
  );
  assert.ok(!found.variants.some(({ productId }) => productId === products.cap.productId), "caps are ordered");
  assert.equal(found.worth, sum(found.variants.map(({ worth }) => worth)));
});

test("words nothing in the shop has are those of the days that are asked for", async () => {
  await recordMisses(pool, { words: ["skarpety", "kalosze"], lanCode: "pl", now });
  await recordMisses(pool, { words: ["skarpety"], lanCode: "pl", now });
  const words = async (query: Period) => (await ola.call(routes.missedWords, { query: { ...query } })).body.words;
  assert.deepEqual(await words(week), [
    { word: "skarpety", language: "pl", times: 2, lastDay: today },
    { word: "kalosze", language: "pl", times: 1, lastDay: today },
  ]);
  assert.deepEqual(await words({ from: day(-9), to: day(-1) }), []);
});

test("figures are of days there are, at most a year of them, and for who may read reports", async () => {
  for (const query of [
    { from: "2026-02-31", to: "2026-03-02" },
    { from: today, to: day(-1) },
    { from: day(-366), to: today },
  ])
    assert.equal((await ola.call(routes.salesByDay, { query })).status, 400, JSON.stringify(query));
  assert.equal((await ola.call(routes.salesByDay, { query: { from: day(-365), to: today } })).status, 200);
  assert.equal((await packer.call(routes.salesByDay, { query: { ...week } })).status, 403);
});

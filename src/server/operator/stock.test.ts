import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { openOffice } from "../../../test/builders/office.ts";
import { brokenPromises } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import type { Movement } from "../../contract/operator/stock.ts";
import { changeStock } from "../../flows/catalogue/change-stock.ts";
import { releaseOverdueOrders } from "../../flows/order/release-orders.ts";

// What there is of each variant, how it came about, and goods that come in.

const office = await openOffice();
const { pool, products, ola, app, place, undo } = office;
const small = products.hoodie.variants["S"]!;
const medium = products.hoodie.variants["M"]!;
await pool.query("UPDATE variants SET sku = 'BLA-S', gtin = '5901234123457', shelf = 'B3' WHERE variant_id = $1", [
  small,
]);

afterEach(async () => assert.deepEqual(await brokenPromises(pool), []));

const shown = async (id = small) => (await ola.call(routes.variantStock, { parameters: { id } })).body;
const move = (body: object, id = small, key?: string) =>
  ola.call(routes.moveStock, { parameters: { id }, body, ...(key !== undefined && { key }) });
const movements = async (query: object = {}): Promise<Movement[]> =>
  (await ola.call(routes.stockMovements, { query: { variant: String(small), ...query } })).body.movements;
const last = async (id = small) => (await movements({ variant: String(id), limit: "1" }))[0]!;
const counted = async (pieces: number) => {
  const { stock: seen, movement } = await shown();
  return { counted: pieces, seen, movement };
};
const order = (size = "S", quantity = 1) => place({ lines: [{ product: products.hoodie, size, quantity }] });

test("pieces come and go by a difference, which says why, who and what is left", async () => {
  const { stock } = await shown();
  const up = await move({ change: 3, reason: "found", note: "za regałem" });
  assert.deepEqual([up.status, up.body.stock], [200, stock + 3]);
  const { change, stockAfter, reason, note, by, order: of } = await last();
  assert.deepEqual(
    { change, stockAfter, reason, note, by, of },
    {
      change: 3,
      stockAfter: stock + 3,
      reason: "found",
      note: "za regałem",
      by: { kind: "person", name: "ola" },
      of: null,
    },
  );
  assert.equal((await move({ change: -3, reason: "damaged" })).body.stock, stock);
});

test("more than there is cannot be taken away; it is said what there is", async () => {
  const { stock } = await shown();
  const { status, body } = await move({ change: -stock - 1, reason: "damaged" });
  assert.deepEqual([status, body.code, body.stock], [409, "STOCK_SHORT", stock]);
  assert.equal((await shown()).stock, stock);
  assert.equal((await move({ change: 1, reason: "found" }, 999_999)).status, 404);
  assert.equal((await move({ change: 0, reason: "found" })).status, 400);
});

test("the same act sent twice moves stock once", async () => {
  const { stock } = await shown();
  const key = "f3b1f1de-3a5e-4f0e-9b0e-6f9a51b6a001";
  for (let n = 0; n < 2; n += 1)
    assert.equal((await move({ change: 2, reason: "found" }, small, key)).body.stock, stock + 2);
  assert.equal((await shown()).stock, stock + 2);
});

test("what was counted is the difference from what was seen, whatever was sold meanwhile", async () => {
  const body = await counted((await shown()).stock + 2);
  await order();
  const { body: after } = await move(body);
  assert.equal(after.stock, body.counted - 1);
  assert.deepEqual([(await last()).reason, (await last()).change], ["count", 2]);
});

test("a count is refused where somebody else has counted or moved the same since", async () => {
  const body = await counted((await shown()).stock + 2);
  assert.equal((await move(body)).status, 200);
  const { stock } = await shown();
  const again = await move(body);
  assert.deepEqual([again.status, again.body.code, again.body.stock], [409, "STOCK_MOVED", stock]);
  const invented = await move({ ...(await counted(1)), seen: 4711 });
  assert.equal(invented.body.code, "STOCK_MOVED");
});

test("a count that was right is told too", async () => {
  const { stock } = await shown();
  assert.equal((await move(await counted(stock))).body.stock, stock);
  assert.deepEqual([(await last()).reason, (await last()).change], ["count", 0]);
});

test("sold pieces that are in no parcel lie on the shelf beside what can be sold", async () => {
  const { toPack } = await shown();
  const number = await order("S", 2);
  assert.equal((await shown()).toPack, toPack + 2);
  await office.move(number, "cancelled");
  assert.equal((await shown()).toPack, toPack);
});

test("variants are found by SKU, EAN and shelf exactly, else by name", async () => {
  const find = async (q: string) => (await ola.call(routes.stock, { query: { q } })).body;
  for (const q of ["bla-s", "5901234123457", "b3"]) {
    const { exact, variants } = await find(q);
    assert.deepEqual([exact, variants.map(({ variantId }) => variantId)], [true, [small]], q);
  }
  const { exact, variants } = await find("bluza asfalt");
  assert.equal(exact, false);
  assert.deepEqual(
    variants.filter(({ product }) => product === "Bluza Asfalt").map(({ variant }) => variant),
    ["S", "M", "L"],
  );
});

test("a movement is taken back once, and only one that somebody made", async () => {
  const { stock } = await shown();
  await move({ change: 5, reason: "delivery" });
  const { id } = await last();
  const back = () => ola.call(routes.takeMovementBack, { parameters: { id } });
  assert.equal((await back()).body.stock, stock);
  assert.equal((await back()).status, 404);
  const [taker, taken] = await movements({ limit: "2" });
  assert.deepEqual([taker!.takesBack, taken!.takenBack], [taken!.id, true]);
  await order();
  const sold = await ola.call(routes.takeMovementBack, { parameters: { id: (await last()).id } });
  assert.equal(sold.body.code, "FINAL");
});

test("a delivery comes in as one act and is taken back as one, unless a piece of it is sold", async () => {
  const before = [(await shown()).stock, (await shown(medium)).stock];
  const lines = [
    { variantId: medium, quantity: 4 },
    { variantId: small, quantity: 2 },
  ];
  const receiving = await ola.call(routes.receiveDelivery, { body: { lines, note: "Szwalnia" } });
  assert.equal(receiving.status, 200);
  assert.deepEqual([(await last()).delivery, (await last(medium)).note], [receiving.body.id, "Szwalnia"]);
  const undone = await undo(receiving.headers["log-entry"]);
  assert.equal(undone.status, 200);
  assert.deepEqual([(await shown()).stock, (await shown(medium)).stock], before);

  const rare = Object.values(products.last.variants)[0]!;
  const { stock } = await shown(rare);
  const second = await ola.call(routes.receiveDelivery, { body: { lines: [{ variantId: rare, quantity: 3 }] } });
  await ola.call(routes.moveStock, { parameters: { id: rare }, body: { change: -stock - 1, reason: "damaged" } });
  const refused = await undo(second.headers["log-entry"]);
  assert.deepEqual([refused.status, refused.body.code, refused.body.stock], [409, "STOCK_SHORT", 2]);
  const unknown = await ola.call(routes.receiveDelivery, {
    body: { lines: [...lines, { variantId: 999_999, quantity: 1 }] },
  });
  assert.equal(unknown.status, 404);
  const twice = await ola.call(routes.receiveDelivery, { body: { lines: [lines[0], lines[0]] } });
  assert.equal(twice.status, 400);
});

test("every way by which stock changes leaves its movement", async () => {
  const longAfter = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000);
  await releaseOverdueOrders(pool, longAfter);
  const since = (await last()).id;
  const ended = await order();
  await office.move(ended, "cancelled");
  const overdue = await place({ lines: [{ product: products.hoodie, size: "S" }], paymentId: 1 });
  await releaseOverdueOrders(pool, longAfter);
  await changeStock(pool, { variantId: small, quantity: 30 });
  await pool.query("UPDATE variants SET quantity = quantity - 1 WHERE variant_id = $1", [small]);
  const made = (await movements()).filter(({ id }) => id > since).toReversed();
  assert.deepEqual(
    made.map(({ reason, order: number, by }) => [reason, number, by?.kind ?? null]),
    [
      ["order", ended, null],
      ["cancelled", ended, null],
      ["order", overdue, null],
      ["expired", overdue, null],
      ["count", null, "commandLine"],
      // Somebody wrote it into the database itself.
      ["correction", null, null],
    ],
  );
  assert.ok(made.every(({ change, stockAfter }, at) => at === 0 || stockAfter === made[at - 1]!.stockAfter + change));
});

test("the database refuses a movement that is told as another, and forgets none", async () => {
  await assert.rejects(
    pool.query(
      "WITH moved AS (UPDATE variants SET quantity = quantity + 2 WHERE variant_id = $1 RETURNING variant_id, quantity) INSERT INTO stock_movements (variant_id, change, reason, stock_after) SELECT variant_id, 1, 'found', quantity FROM moved",
      [small],
    ),
    { constraint: "stock_moves_as_told" },
  );
  for (const sql of ["UPDATE stock_movements SET change = change + 1", "DELETE FROM stock_movements"])
    await assert.rejects(pool.query(sql), /only grows/);
});

test("the page of movements goes on page by page, and is filtered by variant, reason, day and person", async () => {
  const all = await movements({ limit: "100" });
  const { movements: first, next } = (
    await ola.call(routes.stockMovements, { query: { variant: String(small), limit: "3" } })
  ).body;
  const { movements: second } = (
    await ola.call(routes.stockMovements, { query: { variant: String(small), limit: "3", after: next! } })
  ).body;
  assert.deepEqual(
    [...first, ...second].map(({ id }) => id),
    all.slice(0, 6).map(({ id }) => id),
  );
  assert.ok((await movements({ reason: "count" })).every(({ reason }) => reason === "count"));
  assert.deepEqual(await movements({ to: "2020-01-01" }), []);
  assert.equal((await movements({ from: "2020-01-01", limit: "100" })).length, all.length);
  const { people } = (await ola.call(routes.stockMovements)).body;
  assert.deepEqual(
    people.map(({ name }) => name),
    ["ola"],
  );
  const byOla = await movements({ by: String(people[0]!.id), limit: "100" });
  assert.deepEqual(
    byOla.map(({ id }) => id),
    all.filter(({ by }) => by?.kind === "person").map(({ id }) => id),
  );
});

test("who packs moves no stock", async () => {
  const kuba = await comeIn(app, pool, { email: "kuba@bruk.example", role: "packing" });
  const refused = await kuba.call(routes.moveStock, {
    parameters: { id: small },
    body: { change: 1, reason: "found" },
  });
  assert.equal(refused.body.code, "FORBIDDEN");
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { addProduct } from "../../../test/builders/catalogue.ts";
import { freeWhileWaiting } from "../../../test/builders/lock-order.ts";
import { brokenPromises, openSmallShop, stockLeft } from "../../../test/builders/shop.ts";
import { inTransaction } from "../connect.ts";
import { changeStock } from "../../flows/catalogue/change-stock.ts";
import { stockOf, takeStock } from "./stock.ts";

const { pool } = await openSmallShop();
const order = 4711;
const take = (takings: { variantId: number; quantity: number }[]) =>
  inTransaction(pool, (db) => takeStock(db, takings, order), { keep: (result) => result.kind === "taken" });

test("all is taken, or nothing and what is left of each that was short", async () => {
  const { variants } = await addProduct(pool, { handle: "a", sizes: { S: 5, M: 2, L: 0 } });
  const [small, medium, large] = [variants["S"]!, variants["M"]!, variants["L"]!];
  assert.deepEqual(
    await take([
      { variantId: medium, quantity: 3 },
      { variantId: small, quantity: 1 },
      { variantId: large, quantity: 1 },
    ]),
    {
      kind: "short",
      left: new Map([
        [medium, 2],
        [large, 0],
      ]),
    },
  );
  assert.equal(await stockLeft(pool, small), 5);
  assert.equal(
    (
      await take([
        { variantId: medium, quantity: 2 },
        { variantId: small, quantity: 1 },
      ])
    ).kind,
    "taken",
  );
  assert.deepEqual([await stockLeft(pool, small), await stockLeft(pool, medium)], [4, 0]);
});

test("products whose pages tell their stock are named: three pieces or fewer", async () => {
  const { productId, variants } = await addProduct(pool, { handle: "b", sizes: { S: 6, M: 50 } });
  assert.deepEqual(await take([{ variantId: variants["S"]!, quantity: 2 }]), { kind: "taken", changedProducts: [] });
  assert.deepEqual(
    await take([
      { variantId: variants["S"]!, quantity: 1 },
      { variantId: variants["M"]!, quantity: 1 },
    ]),
    { kind: "taken", changedProducts: [productId] },
  );
});

test("two that take the same variants in opposite order both get them", async () => {
  const { variants } = await addProduct(pool, { handle: "c", sizes: { S: 100, M: 100 } });
  const [small, medium] = [variants["S"]!, variants["M"]!];
  const all = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      take(
        [small, medium].toSorted((a, b) => (at % 2 ? a - b : b - a)).map((variantId) => ({ variantId, quantity: 1 })),
      ),
    ),
  );
  assert.ok(all.every((result) => result.kind === "taken"));
  assert.deepEqual([await stockLeft(pool, small), await stockLeft(pool, medium)], [60, 60]);
});

test("rows are locked in the order of their ids, however they lie and were asked for", async () => {
  const { variants } = await addProduct(pool, { handle: "f", sizes: { S: 9, M: 9, L: 9, XL: 9 } });
  const ids = Object.values(variants).toSorted((a, b) => a - b);
  const free = await freeWhileWaiting(pool, ids, (db) =>
    takeStock(
      db,
      ids.toReversed().map((variantId) => ({ variantId, quantity: 1 })),
      order,
    ),
  );
  assert.deepEqual(free, ids.slice(1));
});

test("a count sets the stock and records the difference; one that was right is recorded too", async () => {
  const { productId, variants } = await addProduct(pool, { handle: "d", stock: 10 });
  const variantId = variants[""]!;
  for (const quantity of [7, 7, 12, 0]) await changeStock(pool, { variantId, quantity });
  const { rows } = await pool.query(
    "SELECT change, reason, stock_after FROM stock_movements WHERE variant_id = $1 ORDER BY movement_id",
    [variantId],
  );
  assert.deepEqual(rows, [
    { change: 10, reason: "import", stock_after: 10 },
    { change: -3, reason: "count", stock_after: 7 },
    { change: 0, reason: "count", stock_after: 7 },
    { change: 5, reason: "count", stock_after: 12 },
    { change: -12, reason: "count", stock_after: 0 },
  ]);
  assert.deepEqual(await changeStock(pool, { variantId: 999_999, quantity: 1 }), { kind: "unknown" });
  assert.deepEqual(await stockOf(pool, productId), new Map([[String(variantId), 0]]));
});

test("the stock of a product leaves out what is hidden", async () => {
  const { productId, variants } = await addProduct(pool, { handle: "e", sizes: { S: 1, M: 2 } });
  await pool.query("UPDATE variants SET shown = false WHERE variant_id = $1", [variants["S"]]);
  assert.deepEqual(await stockOf(pool, productId), new Map([[String(variants["M"]), 2]]));
});

test("the database itself refuses stock below zero", async () => {
  await assert.rejects(pool.query("UPDATE variants SET quantity = -1"), { constraint: "stock_never_negative" });
});

test("stock and its movements agree after all this", async () => {
  assert.deepEqual(
    (await brokenPromises(pool)).filter((what) => what.startsWith("stock")),
    [],
  );
});

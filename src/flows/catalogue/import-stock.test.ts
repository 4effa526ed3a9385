import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { bring, givenOut } from "../../../test/builders/catalogue-file.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { brokenPromises, openSmallShop } from "../../../test/builders/shop.ts";
import { testDatabase } from "../../../test/database.ts";
import type { Pool } from "../../database/connect.ts";
import { changeStock } from "./change-stock.ts";

test("an export that is taken in again after two pieces were sold gives none of them back, and says that stock is untouched", async () => {
  const {
    pool,
    products: { bottle },
  } = await openSmallShop();
  const { app } = await openTestApp(pool);
  await bring(pool, await givenOut(pool));
  const file = await givenOut(pool);
  const before = await pieces(pool);
  assert.ok((await makeOrder(app, await orderBody(pool, { lines: [{ product: bottle, quantity: 2 }] }))).body.orderId);
  const sold = await pieces(pool);
  assert.notDeepEqual(sold, before);
  const result = await bring(pool, file);
  assert.deepEqual([result.changed, result.counts.stock], [0, { changed: 0, left: 0 }]);
  assert.deepEqual(await pieces(pool), sold);
  assert.deepEqual(await brokenPromises(pool), []);
});

test("what a person adds to or takes from a file's pieces is added to or taken from what there is by then, once", async (t) => {
  const { pool } = await cups(t, 12);
  const file = await givenOut(pool);
  await sell(pool, 2);
  const delivered = edited(file, 15);
  assert.deepEqual((await bring(pool, delivered)).counts.stock, { changed: 1, left: 0 });
  assert.deepEqual(await pieces(pool), [13]);
  await sell(pool, 1);
  assert.deepEqual((await bring(pool, delivered)).counts.stock, { changed: 0, left: 0 }, "the same file again");
  assert.deepEqual(await pieces(pool), [12], "as many as the file knew, and yet no delivery of three more");
  await bring(pool, edited(file, 16));
  assert.deepEqual(await pieces(pool), [13], "the file was one piece short");
  await bring(pool, edited(file, 14));
  assert.deepEqual(await pieces(pool), [11], "it was two too many");
  await bring(pool, file);
  assert.deepEqual(await pieces(pool), [11], "a file that nobody touched");
  const later = await givenOut(pool);
  await bring(pool, edited(later, 10));
  await bring(pool, edited(file, 14));
  assert.deepEqual(await pieces(pool), [10], "the earlier file said that already");
  assert.deepEqual(
    (await pool.query("SELECT change, reason FROM stock_movements ORDER BY movement_id")).rows.map(
      ({ change, reason }) => `${reason} ${change}`,
    ),
    ["import 12", "count -2", "import 3", "count -1", "import 1", "import -2", "import -1"],
  );
});

test("two exports that knew the same number are two files: each one's difference counts", async (t) => {
  const { pool } = await cups(t, 12);
  await bring(pool, edited(await givenOut(pool), 15));
  await sell(pool, 3);
  await bring(pool, edited(await givenOut(pool), 15));
  assert.deepEqual(await pieces(pool), [15]);
});

test("a file that takes away more than there is by then leaves none, and its row is told", async (t) => {
  const { pool } = await cups(t, 12);
  const file = edited(await givenOut(pool), 5);
  await sell(pool, 9);
  const result = await bring(pool, file);
  assert.deepEqual(result.short, [
    {
      row: 3,
      column: "quantity",
      text: "The file takes away 7 of the pieces it knew, and the shop has 3 by now: none is left.",
    },
  ]);
  assert.deepEqual(await pieces(pool), [0]);
  assert.equal((await bring(pool, file)).short, undefined);
});

test("where nothing is left already it is told too, and the same file takes nothing of what comes in later", async (t) => {
  const { pool } = await cups(t, 12);
  const file = edited(await givenOut(pool), 5);
  await sell(pool, 12);
  assert.match((await bring(pool, file)).short![0]!.text, /takes away 7 .* has 0 by now/);
  await sell(pool, -10);
  assert.deepEqual([(await bring(pool, file)).short, await pieces(pool)], [undefined, [10]]);
});

test("a file that does not say what it knew leaves stock alone and counts where it says another number; only what is new or was not shown has the file's, and all of it where the operator says that it is counted", async (t) => {
  const { pool } = await testDatabase(t);
  const sized = (...rows: [size: string, quantity: number][]) =>
    `kind,handle,name_pl,price,quantity,attribute1_pl\nproduct,bluza,Bluza,199,,Rozmiar\n${rows.map(([size, quantity]) => `variant,bluza,,,${quantity},${size}\n`).join("")}`;
  await bring(pool, sized(["S", 3], ["M", 4]));
  await sell(pool, 2);
  const again = await bring(pool, sized(["S", 3], ["M", 4]));
  assert.deepEqual([again.changed, again.counts.stock, await pieces(pool)], [0, { changed: 0, left: 1 }, [1, 4]]);
  assert.deepEqual((await bring(pool, sized(["S", 3], ["L", 5]))).counts.stock, { changed: 0, left: 1 });
  assert.deepEqual(await pieces(pool), [1, 4, 5]);
  assert.deepEqual(
    (await bring(pool, sized(["S", 1], ["M", 9], ["L", 5]))).counts.stock,
    { changed: 1, left: 0 },
    "M comes back with what the file says",
  );
  assert.deepEqual(await pieces(pool), [1, 9, 5]);
  assert.deepEqual((await bring(pool, sized(["S", 7], ["M", 9], ["L", 0]), { setStock: true })).counts.stock, {
    changed: 2,
    left: 0,
  });
  assert.deepEqual(await pieces(pool), [7, 9, 0]);
});

test("another shop's file that is brought in again leaves what was sold meanwhile sold", async (t) => {
  const files = [
    "Handle,Title,Variant Price,Variant Inventory Qty\nkubek,Kubek,49,12\n",
    "ID,Type,SKU,Name,Stock,Regular price\n1,simple,kubek,Kubek,12,49\n",
    "sku,attribute_set_code,product_type,name,price,qty\nkubek,a,simple,Kubek,49,12\n",
  ];
  for (const file of files) {
    const { pool } = await testDatabase(t);
    await bring(pool, file);
    await sell(pool, 2);
    assert.deepEqual((await bring(pool, file)).counts.stock, { changed: 0, left: 1 }, file);
    assert.deepEqual(await pieces(pool), [10], file);
    assert.deepEqual((await bring(pool, file, { setStock: true })).counts.stock, { changed: 1, left: 0 });
    assert.deepEqual(await pieces(pool), [12]);
  }
});

test("an export taken to another shop makes goods there with its pieces, and taken there again changes none", async (t) => {
  const { pool } = await cups(t, 12);
  const file = edited(await givenOut(pool), 15);
  const { pool: other } = await testDatabase(t);
  for (const left of [15, 13]) {
    await bring(other, file);
    assert.deepEqual(await pieces(other), [left]);
    await sell(other, 2);
  }
});

test("pieces that are sold while a file changes the same stock are neither lost nor given back", async (t) => {
  const { pool } = await cups(t, 50);
  const file = edited(await givenOut(pool), 60);
  const sold = () => pool.query("UPDATE variants SET quantity = quantity - 1");
  await Promise.all([bring(pool, file), ...Array.from({ length: 20 }, sold)]);
  assert.deepEqual(await pieces(pool), [40]);
});

/** A shop of one product without sizes and so many of it. */
async function cups(t: TestContext, count: number): Promise<{ pool: Pool }> {
  const { pool } = await testDatabase(t);
  await bring(pool, `kind,handle,name_pl,price,quantity\nproduct,kubek,Kubek,49,${count}\n`);
  return { pool };
}

/** The file with another number in the place of its pieces, and what it knew as it was. */
function edited(file: string, quantity: number): string {
  return file.replace(/(?<=\nproduct,kubek,(?:[^,]*,){10})\d+/, String(quantity));
}

async function sell(pool: Pool, count: number): Promise<void> {
  const { rows } = await pool.query<{ variant_id: number; quantity: number }>(
    "SELECT variant_id, quantity FROM variants ORDER BY variant_id LIMIT 1",
  );
  await changeStock(pool, { variantId: rows[0]!.variant_id, quantity: rows[0]!.quantity - count });
}

async function pieces(pool: Pool): Promise<number[]> {
  return (await pool.query<{ quantity: number }>("SELECT quantity FROM variants ORDER BY variant_id")).rows.map(
    ({ quantity }) => quantity,
  );
}

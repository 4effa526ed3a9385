import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp, makeOrder } from "../../../test/builders/app.ts";
import { addProduct } from "../../../test/builders/catalogue.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { countBoughtTogether } from "./bought-together.ts";
import { chooseGoesWith, goesWith } from "./product-relations.ts";

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
const [hoodie, cap, bottle, white] = [products.hoodie, products.cap, products.bottle, products.last].map(
  ({ productId }) => String(productId),
);
// Goods for adults, and a second product of no model.
const oil = await addProduct(pool, { handle: "olejek", name: "Olejek", stock: 50, limits: { age_min: 18 } });
await pool.query("UPDATE variants SET quantity = 50 WHERE product_id = $1", [products.last.productId]);

/** Places an order of one buyer for what is named, and moves it to where it is on its way. */
async function bought(
  buyer: number | string,
  names: ("hoodie" | "cap" | "bottle" | "last" | "oil")[],
  status = "paid",
) {
  const lines = names.map((name) =>
    name === "oil" ? { product: oil } : { product: products[name], ...(name === "hoodie" ? { size: "S" } : {}) },
  );
  const { body } = await makeOrder(app, await orderBody(pool, { lines, ageConfirmed: names.includes("oil") }));
  assert.ok(body.orderId, JSON.stringify(body));
  await pool.query("UPDATE orders SET status = $2, email = $3 WHERE order_id = $1", [
    body.orderId,
    status,
    `kupuje-${buyer}@example.com`,
  ]);
}

/** Counts, and returns the cache tags that changed. */
async function counted(): Promise<string[]> {
  await pool.query("DELETE FROM changed_facts");
  await countBoughtTogether(pool, new Date());
  const { rows } = await pool.query<{ fact: string }>("SELECT fact FROM changed_facts ORDER BY fact");
  return rows.map(({ fact }) => fact);
}

const withHoodie = async () => (await goesWith(pool, [hoodie!])).get(hoodie!) ?? [];

test("what three different buyers took with a product goes with it; unpaid orders, and one person's many, say nothing", async () => {
  await bought(1, ["hoodie", "cap"]);
  await bought(1, ["hoodie", "cap"], "sent");
  await bought(1, ["hoodie", "cap"], "delivered");
  await bought("1+praca", ["hoodie", "cap"]);
  await bought("1+dom", ["hoodie", "cap"]);
  await bought(2, ["hoodie", "cap"], "packed");
  await bought(3, ["hoodie", "cap"], "awaitingPayment");
  await bought(4, ["hoodie", "cap"], "cancelled");
  assert.deepEqual(await counted(), []);
  assert.deepEqual(await withHoodie(), []);
  await bought(3, ["hoodie", "cap"]);
  assert.deepEqual(await counted(), [`goes-with:${hoodie}`, `goes-with:${cap}`].toSorted());
  assert.deepEqual(await withHoodie(), [cap]);
  assert.deepEqual((await goesWith(pool, [cap!])).get(cap!), [hoodie]);
});

test("further orders of the same things make no page stale", async () => {
  for (const buyer of [5, 6, 7]) await bought(buyer, ["hoodie", "cap"]);
  assert.deepEqual(await counted(), []);
});

test("another colour of the same model goes with nothing of it, nor goods for adults with others", async () => {
  for (const buyer of [1, 2, 3]) await bought(buyer, ["hoodie", "last", "oil"]);
  assert.deepEqual(await counted(), []);
  assert.deepEqual((await goesWith(pool, [white!, String(oil.productId)])).size, 0);
});

test("what the label chose comes first, and what was bought follows it", async () => {
  assert.equal(await chooseGoesWith(pool, Number(hoodie), [Number(bottle)]), true);
  assert.equal(await chooseGoesWith(pool, Number(hoodie), [Number(bottle)]), false, "the same again changes nothing");
  assert.deepEqual(await withHoodie(), [bottle, cap]);
  await chooseGoesWith(pool, Number(hoodie), [Number(cap), Number(bottle)]);
  assert.deepEqual(await withHoodie(), [cap, bottle], "each once, in the label's order");
  await chooseGoesWith(pool, Number(hoodie), []);
  assert.deepEqual(await withHoodie(), [cap]);
});

test("a year later nothing was bought together any more", async () => {
  await pool.query("UPDATE orders SET created_at = created_at - interval '366 days'");
  assert.deepEqual(await counted(), [`goes-with:${hoodie}`, `goes-with:${cap}`].toSorted());
  assert.deepEqual(await withHoodie(), []);
});

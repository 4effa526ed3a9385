/** Of what fits a search equally well, what is bought comes first. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { addProduct, places } from "../../../test/builders/catalogue.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { countRecentSales } from "../catalogue/recent-sales.ts";
import { findProducts, rankedProducts, wantedMost } from "./search.ts";

const { pool } = await openSmallShop();
const { app } = await openTestApp(pool);
const names = ["older", "newer", "badged", "dear"] as const;
const products = Object.fromEntries(
  await Promise.all(
    names.map(async (name, at) => [
      name,
      await addProduct(pool, {
        handle: name,
        name: name === "dear" ? "Worek na Szalik" : "Szalik Mgła",
        stock: 500,
        categories: [places.odziez],
        badges: name === "badged" ? ["bestseller"] : [],
        createdAt: `2026-04-0${at + 1}T10:00:00Z`,
      }),
    ]),
  ),
) as Record<(typeof names)[number], Awaited<ReturnType<typeof addProduct>>>;

async function found(query = "szalik mgła", many?: number): Promise<string> {
  const { match } = await findProducts(pool, query, "pl");
  const { ids } = await rankedProducts(pool, match!, { page: 1, perPage: 24, ...(many !== undefined && { many }) });
  return ids.map((id) => names.find((name) => products[name].productId === id)).join(" ");
}

async function order(name: (typeof names)[number], status: string, daysAgo = 0, quantity = 1): Promise<void> {
  const { body } = await makeOrder(app, await orderBody(pool, { lines: [{ product: products[name], quantity }] }));
  await pool.query(
    "UPDATE orders SET created_at = now() - make_interval(days => $2), status = $3 WHERE order_id = $1",
    [body.orderId, daysAgo, status],
  );
}

test("what was bought in more orders comes first, the badge counting as three; a better fit comes before it all", async () => {
  assert.equal(await found(), "badged newer older");
  await order("older", "paid");
  await countRecentSales(pool, new Date());
  assert.equal(await found(), "badged older newer");
  for (let more = 0; more < 6; more += 1) await order("older", "sent");
  await countRecentSales(pool, new Date());
  for (const many of [0, Infinity]) assert.equal(await found("szalik mgła", many), "older badged newer");
  assert.equal((await wantedMost(pool, 1))[0], products.older.productId);
  for (let more = 0; more < 7; more += 1) await order("dear", "delivered");
  await countRecentSales(pool, new Date());
  assert.match(await found("mgła szalik"), /^older badged newer/);
});

test("orders nobody has paid or packed, orders that are over, old ones, and many pieces of one order move nothing", async () => {
  const before = await found();
  for (const status of ["new", "awaitingReview", "awaitingPayment", "cancelled", "expired", "returned"])
    for (let more = 0; more < 4; more += 1) await order("newer", status);
  for (let more = 0; more < 4; more += 1) await order("newer", "delivered", 91);
  await order("newer", "paid", 0, 50);
  await countRecentSales(pool, new Date());
  assert.equal(await found(), before);
});

test("what is bought no more falls back, and an hour without news writes nothing", async () => {
  await pool.query("UPDATE orders SET status = 'cancelled'");
  await countRecentSales(pool, new Date());
  assert.equal(await found(), "badged newer older");
  const { rows } = await pool.query("SELECT xmin::text FROM search_products ORDER BY product_id");
  await countRecentSales(pool, new Date());
  assert.deepEqual((await pool.query("SELECT xmin::text FROM search_products ORDER BY product_id")).rows, rows);
});

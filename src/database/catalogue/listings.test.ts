import assert from "node:assert/strict";
import { test } from "node:test";
import { makers, places } from "../../../test/builders/catalogue.ts";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { listingSorts, type ListingSort } from "../../contract/listing-sorts.ts";
import { listProducts } from "./listings.ts";
import { countRecentSales } from "./recent-sales.ts";
import type { ListingSubject } from "./listing-subjects.ts";

const { pool, products } = await openSmallShop();
const names = new Map(Object.entries(products).map(([name, { productId }]) => [productId, name]));
const everything: ListingSubject = { kind: "category", id: String(places.root) };

// Sold: three tees; a cap, and one more long ago; bottles that are not paid yet; sneakers that came back. The tee's 30-day price is below its catalogue price.
const { app } = await openTestApp(pool);
for (const [product, quantity, status, daysAgo] of [
  ["tee", 3, "sent", 0],
  ["cap", 1, "paid", 89],
  ["cap", 9, "delivered", 91],
  ["bottle", 9, "awaitingPayment", 0],
  ["sneakers", 3, "returned", 0],
] as const) {
  const { body } = await makeOrder(
    app,
    await orderBody(pool, {
      lines: [
        {
          product: products[product],
          quantity,
          ...(product === "tee" ? { size: "S" } : product === "sneakers" ? { size: "42" } : {}),
        },
      ],
    }),
  );
  assert.ok(body.orderId, JSON.stringify(body));
  await pool.query(
    "UPDATE orders SET status = $3, created_at = now() - make_interval(days => $2::int) WHERE order_id = $1",
    [body.orderId, daysAgo, status],
  );
}
await countRecentSales(pool, new Date());
await pool.query("UPDATE products SET catalogue_price = 35000 WHERE product_id = $1", [products.hoodie.productId]);
await pool.query("UPDATE variants SET lowest_price = 25000 WHERE product_id = $1", [products.hoodie.productId]);
await pool.query("UPDATE variants SET lowest_price = 9500 WHERE product_id = $1", [products.tee.productId]);
await pool.query(
  `UPDATE products p SET review_count = count, review_stars = stars FROM (VALUES ($1::bigint, 1, 5), ($2, 40, 192), ($3, 2, 9), ($4, 1, 1)) AS rated (id, count, stars) WHERE product_id = id`,
  [products.bottle.productId, products.cap.productId, products.tee.productId, products.sneakers.productId],
);

test("a listing is sorted by name, date, price and availability, each up and down, by sales, reduction and stars", async () => {
  const expected: Record<ListingSort, string> = {
    "date-asc": "last hoodie tee cap sneakers bottle",
    "date-desc": "bottle sneakers cap tee hoodie last",
    "price-asc": "bottle cap tee last hoodie sneakers",
    "price-desc": "sneakers hoodie last tee cap bottle",
    "name-asc": "bottle hoodie last sneakers cap tee",
    "name-desc": "tee cap sneakers last hoodie bottle",
    "availability-asc": "last tee sneakers cap hoodie bottle",
    "availability-desc": "bottle hoodie cap sneakers tee last",
    bestsellers: "tee cap sneakers hoodie bottle last",
    "biggest-reduction": "hoodie tee bottle sneakers cap last",
    "best-rated": "cap tee bottle sneakers hoodie last",
  };
  for (const sort of listingSorts) assert.equal((await listed(everything, { sort })).shown, expected[sort], sort);
});

test("names are sorted as the language writes them", async () => {
  assert.equal(
    (await listed(everything, { sort: "name-asc", lanCode: "en" })).shown,
    "hoodie tee cap last bottle sneakers",
  );
});

test("a page shows as many as asked for, and how many there are in all", async () => {
  assert.deepEqual(await listed(everything, { perPage: 4 }), { shown: "bottle sneakers cap tee", total: 6 });
  assert.deepEqual(await listed(everything, { perPage: 4, page: 2 }), { shown: "hoodie last", total: 6 });
  assert.deepEqual(await listed(everything, { perPage: 4, page: 9 }), { shown: "", total: 6 });
});

test("a category lists what lies in it and below it, a manufacturer its own", async () => {
  assert.equal((await listed({ kind: "category", id: String(places.odziez) })).shown, "cap tee hoodie last");
  assert.equal((await listed({ kind: "category", id: String(places.koszulki) })).shown, "tee");
  assert.equal((await listed({ kind: "manufacturer", id: String(makers.rampa) })).shown, "bottle sneakers");
});

test("sale is what has a catalogue price, new products are those with the badge", async () => {
  assert.equal((await listed({ kind: "sale" })).shown, "tee hoodie");
  assert.equal((await listed({ kind: "newProducts" })).shown, "cap hoodie");
  assert.equal((await listed({ kind: "bestsellers" })).shown, "sneakers hoodie");
});

test("a hidden product is listed nowhere", async (t) => {
  await pool.query("UPDATE products SET shown = false WHERE product_id = $1", [products.cap.productId]);
  t.after(() => pool.query("UPDATE products SET shown = true WHERE product_id = $1", [products.cap.productId]));
  assert.deepEqual(await listed({ kind: "newProducts" }), { shown: "hoodie", total: 1 });
});

interface View {
  sort?: ListingSort;
  page?: number;
  perPage?: number;
  lanCode?: "pl" | "en";
}

async function listed(
  subject: ListingSubject,
  { sort = "date-desc", page = 1, perPage = 48, lanCode = "pl" }: View = {},
): Promise<{ shown: string; total: number }> {
  const { ids, total } = await listProducts(pool, { subject, sort, page, perPage, lanCode });
  return { shown: ids.map((id) => names.get(id)).join(" "), total };
}

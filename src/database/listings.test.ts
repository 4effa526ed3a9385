import assert from "node:assert/strict";
import { test } from "node:test";
import { makers, places } from "../../test/builders/catalogue.ts";
import { openSmallShop } from "../../test/builders/shop.ts";
import { listingSorts, type ListingSort } from "../contract/page-data.ts";
import { listProducts } from "./listings.ts";
import type { ListingSubject } from "./listing-subjects.ts";

const { pool, products } = await openSmallShop();
const names = new Map(Object.entries(products).map(([name, { productId }]) => [productId, name]));
const everything: ListingSubject = { kind: "category", id: String(places.root) };

test("a listing is sorted by name, date, price and availability, each up and down", async () => {
  const expected: Record<ListingSort, string> = {
    "date-asc": "last hoodie tee cap sneakers bottle",
    "date-desc": "bottle sneakers cap tee hoodie last",
    "price-asc": "bottle cap tee last hoodie sneakers",
    "price-desc": "sneakers hoodie last tee cap bottle",
    "name-asc": "bottle hoodie last sneakers cap tee",
    "name-desc": "tee cap sneakers last hoodie bottle",
    "availability-asc": "last tee sneakers cap hoodie bottle",
    "availability-desc": "bottle hoodie cap sneakers tee last",
  };
  for (const sort of listingSorts) assert.equal((await listed(everything, { sort })).shown, expected[sort], sort);
});

test("names are sorted as the language writes them", async () => {
  assert.equal((await listed(everything, { sort: "name-asc", lanCode: "en" })).shown, "hoodie tee cap last bottle sneakers");
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
  assert.equal((await listed({ kind: "sale" })).shown, "tee");
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

async function listed(subject: ListingSubject, { sort = "date-desc", page = 1, perPage = 48, lanCode = "pl" }: View = {}): Promise<{ shown: string; total: number }> {
  const { ids, total } = await listProducts(pool, { subject, sort, page, perPage, lanCode });
  return { shown: ids.map((id) => names.get(id)).join(" "), total };
}

import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import type { ProductsNow } from "../../contract/products.ts";
import { productFactsHref, productsAtOnce, productsHref, sizeTableHref } from "../../contract/told-paths.ts";
import { writeSizeTables } from "../../flows/catalogue/write-size-tables.ts";

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
const ids = (...of: { productId: number }[]) => of.map(({ productId }) => String(productId));
const ask = async (path: string) => (await app.inject(path)).json<ProductsNow>().products;

test("products are told as they are now, in the order and the language asked for; those that are gone are left out", async () => {
  await pool.query("UPDATE products SET real_price = 17777 WHERE product_id = $1", [products.hoodie.productId]);
  await pool.query("UPDATE products SET shown = false WHERE product_id = $1", [products.cap.productId]);
  const answer = await app.inject(productsHref(ids(products.tee, products.cap, products.hoodie), 2));
  assert.equal(answer.headers["cache-control"], "no-store");
  const { products: told, facts: cacheTags } = answer.json<ProductsNow>();
  assert.deepEqual(
    told.map(({ product_name, real_price }) => [product_name, real_price]),
    [
      ["Chalk Tee", "89.90"],
      ["Asphalt Hoodie", "177.77"],
    ],
  );
  assert.equal(cacheTags, undefined);
  const compared = (await app.inject(productFactsHref(ids(products.tee, products.hoodie), 2))).json<ProductsNow>();
  assert.deepEqual(compared.products, told);
  assert.deepEqual(
    told.map(({ product_id }) => compared.facts![product_id]!.colour),
    [null, "Black"],
  );
});

test("whatever is asked for answers a list: nothing, words, one product many times, too many", async () => {
  for (const query of [
    "",
    "?ids=",
    "?ids=abc,-1,1e3,9999999999999999",
    "?ids=1;DROP TABLE products",
    "?ids=%00",
    "?ids=999999",
  ])
    assert.deepEqual(await ask(`/v1/products${query}`), [], query);
  assert.equal((await ask(productsHref(ids(products.tee, products.tee), 1))).length, 1);
  const many = Array.from({ length: productsAtOnce }, (_, index) => String(900_000 + index));
  assert.equal(
    (await ask(productsHref([...many, String(products.tee.productId)], 1))).length,
    0,
    "what comes after the hundredth is not looked for",
  );
});

test("a size table is told when it is opened; a product without one has none", async () => {
  await writeSizeTables(pool, [
    {
      handle: "t",
      title: { pl: "Bluzy", cz: "Mikiny" },
      note: { pl: "" },
      columns: [{ pl: "Rozmiar" }, { pl: "cm" }],
      rows: [["S", "54"]],
      measures: [],
      places: [{ category: "Odziez/bluzy" }],
    },
  ]);
  const table = await app.inject(sizeTableHref(String(products.hoodie.productId), 6));
  assert.deepEqual([table.statusCode, table.json<{ title: string }>().title], [200, "Mikiny"]);
  for (const id of [String(products.sneakers.productId), "0", "abc", "%00"])
    assert.equal((await app.inject(sizeTableHref(id, 1))).statusCode, 404, id);
});

test("a product's page says whether there is a size table, what it is made of, and who made it", async () => {
  await pool.query(
    `UPDATE products SET composition = '[{"part": "whole", "fibres": [{"fibre": "cotton", "percent": 100}]}]' WHERE product_id = $1`,
    [products.hoodie.productId],
  );
  await pool.query(
    "UPDATE manufacturers SET producer_name = 'Nocny Bieg s.c.', producer_address = 'Kraków', producer_email = 'a@b.example' WHERE manufacturer_name = 'Nocny Bieg'",
  );
  const pageOf = async (url: string) =>
    (await app.inject(`/page-data/${url}page-data.json`)).json<{ data: Record<string, unknown> }>().data;
  const { sizeTable, details, safety } = await pageOf(products.hoodie.url);
  assert.deepEqual([sizeTable, details], [true, [{ name: "Skład", value: "100% bawełna" }]]);
  assert.deepEqual(safety, [{ who: "Producent", name: "Nocny Bieg s.c.", address: "Kraków", email: "a@b.example" }]);
  assert.deepEqual(
    (({ sizeTable: table, safety: by }) => [table, (by as { who: string }[]).map(({ who }) => who)])(
      await pageOf(products.sneakers.url),
    ),
    [false, ["Osoba odpowiedzialna w UE"]],
  );
});

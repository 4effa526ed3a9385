import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { pageDataHref, searchHref } from "../../contract/paths.ts";
import { suggestHref } from "../../contract/told-paths.ts";
import type { PageData } from "../../contract/page-data.ts";
import type { Suggestions } from "../../contract/suggestions.ts";

const { pool } = await openSmallShop();
const { app, logged } = await openTestApp(pool);

test("suggested are products with picture and price, categories and brands", async () => {
  assert.deepEqual(await suggested("rampa"), {
    query: "rampa",
    products: [
      {
        product_id: "4",
        product_name: "Buty Rampa",
        url: "buty-rampa/",
        image: null,
        real_price: "349.00",
        manufacturer_name: "Rampa",
      },
      {
        product_id: "5",
        product_name: "Bidon <Rampa> & Co",
        url: "bidon-rampa/",
        image: null,
        real_price: "30.10",
        manufacturer_name: "Rampa",
      },
    ],
    categories: [],
    brands: [{ name: "Rampa", above: null, url: "rampa/", count: 2 }],
    looks: [],
    total: 2,
    corrected: null,
  });
  const { categories, products } = await suggested("bluz");
  assert.deepEqual(categories, [{ name: "Bluzy", above: "Odzież", url: "Odziez/bluzy/", count: 3 }]);
  assert.equal(products[0]?.image, "bluza-asfalt.avif");
});

test("suggestions are in the shopper's language, and say when they are for other words", async () => {
  assert.deepEqual(
    (await suggested("bluza", 2)).products.map(({ product_name }) => product_name),
    ["Asphalt Hoodie", "Last Hoodie", "Chalk Tee"],
  );
  assert.deepEqual(
    (await suggested("shoes", 2)).categories.map(({ name }) => name),
    ["Shoes"],
  );
  assert.equal((await suggested("koszluka")).corrected, "koszulka");
});

test("a search begins with what fits best and keeps the orders of other listings", async () => {
  const names = async (query: string) =>
    (await results(`rampa${query}`)).products.map(({ product_name }) => product_name);
  assert.equal((await results("rampa")).sort, "relevance");
  assert.deepEqual(await names(""), ["Buty Rampa", "Bidon <Rampa> & Co"]);
  assert.deepEqual(await names("?sort=price-asc"), ["Bidon <Rampa> & Co", "Buty Rampa"]);
  assert.deepEqual(await names("?sort=date-desc"), ["Bidon <Rampa> & Co", "Buty Rampa"]);
  assert.equal((await results("rampa?sort=;drop")).sort, "relevance");
});

test("a misspelt search says what was searched instead, one without results offers bestsellers", async () => {
  const corrected = await results("koszluka");
  assert.deepEqual(
    [corrected.query, corrected.corrected, corrected.total, corrected.instead],
    ["koszluka", "koszulka", 1, []],
  );
  const none = await results("qwxyz");
  assert.deepEqual(
    [none.total, none.corrected, none.instead.slice(0, 2).map(({ product_name }) => product_name)],
    [0, null, ["Buty Rampa", "Bluza Asfalt"]],
  );
});

test("whatever is typed gets a clear page and suggestions, never an error", async () => {
  const typed = [
    "a".repeat(5000),
    "bluza ".repeat(800),
    "'; DROP TABLE products; --",
    "<script>alert(1)</script>",
    "\u{1F525}\u{1F9E2}",
    "مرحبا بالعالم",
    "\0",
    "%",
    "100%",
    "…!?",
    "../../etc/passwd",
    "8,25",
    "' OR 1=1",
    "a&b|c:*",
  ];
  const addresses = [
    ...typed.flatMap((query) => [searchHref(query), pageDataHref(searchHref(query)), suggestHref(query, 1)]),
    "/__/%ED%A0%80",
    "/__/%00%FF",
    "/__/%",
    "/v1/suggest",
    "/v1/suggest?q=a&q=b&lan=x",
    "/v1/suggest?q=%ED%A0%80",
    "/v1/suggest?q=%",
    "/__/",
  ];
  for (const address of addresses) {
    const { statusCode } = await app.inject(address);
    assert.equal(statusCode, 200, address.slice(0, 60));
  }
  assert.deepEqual(
    logged.filter(({ level }) => Number(level) >= 50),
    [],
  );
});

async function suggested(query: string, lanId = 1): Promise<Suggestions> {
  const response = await app.inject(suggestHref(query, lanId));
  assert.equal(response.statusCode, 200);
  return response.json();
}

async function results(queryAndView: string): Promise<PageData<"search">["data"]> {
  const [query = "", view] = queryAndView.split("?");
  const response = await app.inject(
    pageDataHref(searchHref(query)) + (view === undefined ? "" : `?${encodeURI(view)}`),
  );
  assert.equal(response.statusCode, 200);
  return response.json<PageData<"search">>().data;
}

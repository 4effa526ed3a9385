import assert from "node:assert/strict";
import { test } from "node:test";
import { demoCatalogue } from "../../demo/catalogue.ts";
import type { AnyPage, PageData } from "../../src/contract/page-data.ts";
import { pageDataHref, pathIn, searchHref } from "../../src/contract/paths.ts";
import { suggestHref } from "../../src/contract/told-paths.ts";
import type { Suggestions } from "../../src/contract/suggestions.ts";
import type { CatalogueProduct } from "../../src/domain/catalogue/catalogue.ts";
import { languageOf } from "../../src/domain/language.ts";
import { openTestApp } from "../builders/app.ts";
import { openDemoShop } from "../builders/demo-shop.ts";
import { searchQueries, type SearchQuery, type Trait } from "./queries.ts";

const pool = await openDemoShop();
const catalogue = demoCatalogue(new Date());
const goods = new Map(catalogue.products.map((product) => [product.handle, product]));
const { app } = await openTestApp(pool);

test("the sixty queries ask for products the demo shop has", () => {
  assert.equal(searchQueries.length, 60);
  assert.equal(new Set(searchQueries.map(({ query }) => query)).size, 60);
  for (const asked of searchQueries) {
    const patterns = "expects" in asked ? asked.expects : [""];
    for (const pattern of patterns)
      assert.ok(
        catalogue.products.some((product) =>
          fits(product, "expects" in asked ? { ...asked, expects: [pattern] } : asked),
        ),
        `${asked.query}: ${pattern}`,
      );
  }
});

for (const asked of searchQueries) {
  test(`${asked.kind}: '${asked.query}' shows what the shopper meant among the first five`, async () => {
    const found = await firstFive(asked.query);
    const said = `found: ${found.map(({ handle }) => handle).join(", ") || "nothing"}`;
    if ("expects" in asked)
      return assert.ok(
        found.some((product) => fits(product, asked)),
        said,
      );
    const fitting = catalogue.products.filter((product) => fits(product, asked)).length;
    const shown = found.slice(0, fitting);
    assert.ok(shown.length === Math.min(5, fitting) && shown.every((product) => fits(product, asked)), said);
  });
}

test("a black hoodie within a price is found by the words of each language and in another currency, and the same is suggested", async () => {
  for (const [query, lanId] of [
    ["czarna bluza do 200 zł", 1],
    ["black hoodie under 200 pln", 2],
    ["black hoodie under €50", 2],
    ["černá mikina do 1200 Kč", 6],
  ] as const) {
    const { lanCode } = languageOf(lanId);
    const answer = await app.inject(pageDataHref(pathIn(searchHref(query), lanCode)));
    const { products, filters } = answer.json<PageData<"search">>().data;
    assert.deepEqual(filters.colours, ["black"], query);
    assert.ok(products.length > 0 && products.every(({ real_price }) => Number(real_price) <= 225), query);
    const suggested = (await app.inject(suggestHref(query, lanId))).json<Suggestions>();
    assert.equal(suggested.products[0]?.product_id, products[0]!.product_id, query);
  }
  const [hoodie] = (await firstFive("czarna bluza do 200 zł")).filter(({ categories }) =>
    categories.some((key) => key.startsWith("Odziez/bluzy")),
  );
  assert.ok(hoodie?.cataloguePrice != null, "it came down to that price, and its old one is told");
});

test("who asks for a jumper is shown sweatshirts, and no bag whose description has the word", async () => {
  for (const query of ["sweter", "swetry", "svetr", "sweater"])
    for (const { handle, categories } of await firstFive(query))
      assert.ok(
        categories.some((key) => key.startsWith("Odziez/bluzy")),
        `${query}: ${handle}`,
      );
});

async function firstFive(query: string): Promise<CatalogueProduct[]> {
  const answer = await app.inject({ method: "GET", url: pageDataHref(searchHref(query)) });
  assert.equal(answer.statusCode, 200, query);
  const page = answer.json<AnyPage>();
  assert.ok(page.template === "search", page.template);
  return page.data.products.slice(0, 5).map(({ url }) => goods.get(url.replace(/\/$/, ""))!);
}

function fits(product: CatalogueProduct, asked: SearchQuery): boolean {
  if ("every" in asked) return has(product, asked.every);
  return asked.expects.some((pattern) =>
    pattern.endsWith("*") ? product.handle.startsWith(pattern.slice(0, -1)) : product.handle === pattern,
  );
}

function has(product: CatalogueProduct, { category, brand, colour, size }: Trait): boolean {
  return (
    (category === undefined || product.categories.some((key) => `${key}/`.startsWith(`${category}/`))) &&
    (brand === undefined || product.manufacturer === brand) &&
    (colour === undefined || product.colour?.pl === colour) &&
    (size === undefined || product.variants.some(({ values, quantity }) => values[0]?.pl === size && quantity > 0))
  );
}

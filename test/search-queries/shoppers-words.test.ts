/** What real shoppers type, in each language: what they mean is found, what the shop does not have is not. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { demoCatalogue } from "../../demo/catalogue.ts";
import type { AnyPage, PageData } from "../../src/contract/page-data.ts";
import { pageDataHref, pathIn, searchHref } from "../../src/contract/paths.ts";
import { type LanCode, languages } from "../../src/domain/language.ts";
import { openTestApp } from "../builders/app.ts";
import { openDemoShop } from "../builders/demo-shop.ts";
import { foreignWords, giftWords, shoppersWords } from "./shoppers-words.ts";

const pool = await openDemoShop();
const { app } = await openTestApp(pool);
const places = new Map(demoCatalogue(new Date()).products.map(({ handle, categories }) => [handle, categories]));
const { rows } = await pool.query<{ product_id: number; handle: string }>("SELECT product_id, handle FROM products");
const handles = new Map(rows.map(({ product_id, handle }) => [String(product_id), handle]));
const handleOf = ({ product_id }: { product_id: string }) => handles.get(product_id)!;
const wordsOf = (text: string) => text.split(", ");

for (const { lanCode } of languages) {
  test(`what shoppers call things finds them among the first five: ${lanCode}`, async () => {
    const all = Object.entries(shoppersWords[lanCode]).flatMap(([place, words]) =>
      wordsOf(words).map((query) => ({ query, places: place.split("|") })),
    );
    assert.ok(all.length >= 60, `${all.length} words`);
    assert.equal(new Set(all.map(({ query }) => query)).size, all.length);
    const missed: string[] = [];
    for (const { query, places: wanted } of all) {
      const shown = (await found(query, lanCode)).products.slice(0, 5).map(handleOf);
      const fits = shown.some((handle) =>
        places.get(handle)!.some((key) => wanted.some((place) => `${key}/`.startsWith(`${place}/`))),
      );
      if (!fits) missed.push(`${query}: ${shown.join(", ")}`);
    }
    assert.deepEqual(missed, []);
  });

  test(`who looks for a gift is shown what others buy, within the price: ${lanCode}`, async () => {
    for (const query of giftWords[lanCode]) {
      const { products, sort, filters } = await found(query, lanCode);
      assert.ok(products.length > 0, query);
      assert.equal(sort, "bestsellers", query);
      assert.equal(filters.to !== null, /\d/.test(query), query);
    }
  });

  test(`what the shop does not have finds nothing that only looks like it, and the page leads on: ${lanCode}`, async () => {
    const misread: string[] = [];
    for (const query of wordsOf(foreignWords[lanCode])) {
      const { products, instead } = await found(query, lanCode);
      if (products.length > 0) misread.push(`${query}: ${handleOf(products[0]!)}`);
      else assert.ok(instead.length > 0, query);
    }
    assert.deepEqual(misread, []);
  });
}

async function found(query: string, lanCode: LanCode): Promise<PageData<"search">["data"]> {
  const answer = await app.inject(pageDataHref(pathIn(searchHref(query), lanCode)));
  assert.equal(answer.statusCode, 200, query);
  const page = answer.json<AnyPage>();
  assert.ok(page.template === "search", page.template);
  return page.data;
}

import assert from "node:assert/strict";
import { test } from "node:test";
import type { AnyPage } from "../../src/contract/page-data.ts";
import { languages } from "../../src/domain/language.ts";
import { openTestApp } from "../builders/app.ts";
import { openDemoShop } from "../builders/demo-shop.ts";
import { measureMisspelt, misspeltTarget } from "./measure-misspelt.ts";
import { misspeltWords } from "./misspelt-words.ts";

const pool = await openDemoShop();
const { app } = await openTestApp(pool);

test("a hundred words per language are misspelt, each otherwise and none as it is right", () => {
  for (const { lanCode } of languages) {
    const all = misspeltWords(lanCode);
    assert.equal(all.length, 100, lanCode);
    assert.equal(new Set(all.map(({ typed }) => typed)).size, 100, lanCode);
    assert.ok(all.every(({ right, typed }) => right !== typed));
  }
});

test("of a hundred misspelt words per language at least ninety show the right product among the first five", async () => {
  const known = new Map<string, Promise<string[]>>();
  const ask = (href: string) => {
    const asked = known.get(href) ?? firstOf(href);
    known.set(href, asked);
    return asked;
  };
  for (const { lanCode, all, found, missed } of await measureMisspelt(ask))
    assert.ok(found >= all * misspeltTarget, `${lanCode}: ${found} of ${all}; not ${missed.join(", ")}`);
});

async function firstOf(href: string): Promise<string[]> {
  const answer = await app.inject(href);
  assert.equal(answer.statusCode, 200, href);
  const page = answer.json<AnyPage>();
  assert.ok(page.template === "search", page.template);
  return page.data.products.slice(0, 5).map(({ url }) => url);
}

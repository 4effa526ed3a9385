import assert from "node:assert/strict";
import { test } from "node:test";
import { openSmallShop } from "../../test/builders/shop.ts";
import type { Queryable } from "../database/queryable.ts";
import { languages } from "../domain/language.ts";
import { loadLayout } from "./layout.ts";
import { makePages, type PageKey } from "./page-sources.ts";

test("many listings are asked of the database side by side, but only some at a time, and come in the order they were asked in", async () => {
  const { pool } = await openSmallShop();
  const layout = await loadLayout(pool, languages[0]);
  const category = layout.categories.find(({ url }) => url !== null)!;
  const keys = Array.from({ length: 40 }, (_, nth): PageKey => ({
    source: "category",
    path: `/listing-${nth}/`,
    id: category.category_id,
    subject: null,
    language: languages[0],
  }));
  let open = 0;
  let most = 0;
  const counting: Queryable = {
    query: async (...asked: [never]) => {
      open += 1;
      most = Math.max(most, open);
      try {
        return await (pool.query(...asked) as unknown as Promise<never>);
      } finally {
        open -= 1;
      }
    },
  };
  const made = await makePages({ db: counting, layouts: { pl: { layout }, en: { layout }, cz: { layout } } }, keys);
  assert.deepEqual(
    made.map(({ path }) => path),
    keys.map(({ path }) => path),
  );
  assert.ok(most > 1 && most <= 4, `${most} at once`);
});

import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import fc from "fast-check";
import type { QueryResult } from "pg";
import { openTestPrerenderer, prerenderNow, versionsOf } from "../../test/builders/prerenderer.ts";
import { openSmallShop } from "../../test/builders/shop.ts";
import { testDatabase } from "../../test/database.ts";
import { countOf } from "../../test/counts.ts";
import type { Pool } from "../database/connect.ts";
import { changePrice } from "../flows/catalogue/change-price.ts";
import { importCatalogue } from "../flows/catalogue/import-catalogue.ts";
import { prepareShop } from "../flows/prepare-shop.ts";
import { seedSynthetic, syntheticProduct } from "../flows/catalogue/seed-synthetic.ts";
import { takeAllPages } from "./page-sources.ts";

/** Counts the rows the database gives from now on. */
function countRows(t: TestContext, pool: Pool): { given: number } {
  const count = { given: 0 };
  const query = pool.query.bind(pool) as (...asked: unknown[]) => Promise<QueryResult>;
  t.mock.method(pool, "query", async (...asked: unknown[]) => {
    const result = await query(...asked);
    count.given += result.rows.length;
    return result;
  });
  return count;
}

test("what a changed price asks of the database does not grow with the shop", async (t) => {
  const { pool, products } = await openSmallShop(t);
  const { pages, prerenderer } = await openTestPrerenderer(pool);
  // From so many on there is no new category or brand among them.
  await seedSynthetic(pool, { products: 210, tell: () => undefined });
  await prerenderNow(prerenderer);
  const rows = countRows(t, pool);
  const prerenderedFor = async (realPrice: number) => {
    const before = rows.given;
    await changePrice(pool, { productId: products.bottle.productId, realPrice });
    return { ...(await prerenderNow(prerenderer)), given: rows.given - before };
  };
  const small = await prerenderedFor(1234);
  await seedSynthetic(pool, { products: 210, tell: () => undefined });
  await prerenderNow(prerenderer);
  assert.ok(pages.paths().length > 420);
  // Tens of rows a page: the pages' own, and the tree of categories. Cache tags may wait for the database's own transactions: each round more asks for two rows.
  const large = await prerenderedFor(4321);
  assert.deepEqual([large.prerendered, large.removed], [small.prerendered, small.removed]);
  assert.ok(Math.abs(large.given - small.given) < 12, `${small.given} rows, then ${large.given}`);
});

const choice = fc.record({
  n: fc.nat(5),
  url: fc.nat(7),
  shown: fc.boolean(),
  good: fc.nat(2),
  brand: fc.nat(2),
  price: fc.integer({ min: 1, max: 3 }),
  model: fc.boolean(),
  place: fc.nat(2),
});

test("whatever imports make, move, hide and show, the pages prerendered after each are those of a whole prerendering", async (t) => {
  const { pool } = await testDatabase(t);
  await prepareShop(pool);
  const { pages, prerenderer } = await openTestPrerenderer(pool);
  await prerenderNow(prerenderer);
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(choice, { selector: ({ n }) => n, minLength: 1, maxLength: 4 }), async (chosen) => {
      const products = chosen.map(({ n, url, shown, good, brand, price, model }) => ({
        ...syntheticProduct(n),
        url: `adres-${url}/`,
        shown,
        categories: [`rzeczy/${good}`],
        manufacturer: `Marka ${brand}`,
        realPrice: price * 1000,
        cataloguePrice: null,
        model: model ? "krój" : null,
      }));
      const { place } = chosen[0]!;
      const categories = [
        {
          key: "rzeczy/0",
          name: { pl: `Rzeczy ${place}` },
          description: { pl: "" },
          image: "",
          position: place,
          url: `rzeczy-${place}/`,
        },
      ];
      // Where two want one address, nothing is brought in.
      await importCatalogue(
        pool,
        { categories, manufacturers: [], products },
        { check: false, pictures: async () => [], sanitise: (html) => html },
      );
      await prerenderNow(prerenderer);
      const whole = await openTestPrerenderer(pool);
      await prerenderNow(whole.prerenderer, { all: true });
      await whole.prerenderer.close();
      const versions = (of: typeof pages) => [...versionsOf(of)].map(([path, version]) => `${path} ${version}`).sort();
      assert.deepEqual(versions(pages), versions(whole.pages));
      const wanted: string[] = [];
      await takeAllPages(pool, (keys) => wanted.push(...keys.map(({ path }) => path)));
      assert.deepEqual(pages.paths().sort(), wanted.sort());
    }),
    { numRuns: countOf("IMPORTS_PRERENDERED") },
  );
});

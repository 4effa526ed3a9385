import assert from "node:assert/strict";
import { test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { countOf } from "../../../test/counts.ts";
import type { FeedProduct } from "../../database/catalogue/feed-products.ts";
import type { Queryable } from "../../database/queryable.ts";
import { languages } from "../../domain/language.ts";
import { ceneoFeed } from "./ceneo.ts";
import { googleFeed } from "./google.ts";

const settings = { publicUrl: "http://sklep.test", language: languages[0], currency: "pln" } as const;
const count = countOf("FEED_PRODUCTS");

/** A database of so many products, made as they are asked for. */
const endless = {
  query: async ({ name, values = [] }: { name?: string; values?: number[] }) => ({
    rows:
      name === "feed-products-after"
        ? Array.from({ length: Math.max(0, Math.min(values[1]!, count - values[0]!)) }, (_, index) =>
            product(values[0]! + index + 1),
          )
        : [],
  }),
} as unknown as Queryable;

function product(id: number): FeedProduct {
  const text = `Bluza numer ${id} z grubej bawełny, prosty krój, szwy, które trzymają. `.repeat(4);
  return {
    product_id: id,
    product_name: { pl: `Bluza ${id}` },
    description: { pl: `<p>${text}</p>` },
    url: `bluza-${id}/`,
    manufacturer_name: "Zygzak",
    model: null,
    colour: null,
    composition: [],
    unit_amount: null,
    unit: null,
    category_id: null,
    pictures: [{ file: "bluza.avif", name: "bluza.avif", role: "packshot" }],
    attributes: [{ pl: "Rozmiar" }],
    variants: ["S", "M", "L"].map((size, index) => ({
      id: id * 10 + index,
      sku: null,
      gtin: null,
      weight: 400,
      quantity: index,
      values: [{ pl: size }],
      real_price: 19_999,
      catalogue_price: null,
      lowest_price: null,
      picture: null,
    })),
  };
}

for (const [name, feed, perProduct] of [
  ["Google", googleFeed, 3],
  ["Ceneo", ceneoFeed, 1],
] as const) {
  test(`the feed for ${name} of many products is made a piece at a time: memory does not grow with it`, async () => {
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc") as () => void;
    collect();
    const before = process.memoryUsage().heapUsed;
    let [pieces, bytes, things, most] = [0, 0, 0, 0];
    for await (const piece of feed({ db: endless, ...settings })) {
      bytes += piece.length;
      things += piece.match(/<item>|<o /g)?.length ?? 0;
      pieces += 1;
      if (pieces % 20_000 === 0) {
        collect();
        most = Math.max(most, process.memoryUsage().heapUsed - before);
      }
    }
    assert.equal(things, count * perProduct);
    assert.ok(bytes > count * 400, `${bytes} bytes`);
    assert.ok(most < 30_000_000, `${most} bytes more in memory`);
  });
}

test("goods sold by measure tell how much is in them and what their unit price is of; where that is the price itself, nothing", async () => {
  const feedOf = async (measure: Pick<FeedProduct, "unit_amount" | "unit">) => {
    const one = {
      query: async ({ name, values }: { name?: string; values?: number[] }) => ({
        rows: name === "feed-products-after" && values![0] === 0 ? [{ ...product(1), ...measure }] : [],
      }),
    } as unknown as Queryable;
    return (await Array.fromAsync(googleFeed({ db: one, ...settings }))).join("");
  };
  for (const [amount, unit, told, base] of [
    [30, "ml", "30ml", "100ml"],
    [500, "g", "500g", "1kg"],
    [250, "cm", "250cm", "1m"],
  ] as const) {
    const feed = await feedOf({ unit_amount: amount, unit });
    assert.ok(
      feed.includes(
        `<g:unit_pricing_measure>${told}</g:unit_pricing_measure><g:unit_pricing_base_measure>${base}</g:unit_pricing_base_measure>`,
      ),
      told,
    );
  }
  for (const measure of [
    { unit_amount: 100, unit: "ml" },
    { unit_amount: null, unit: null },
  ] as const)
    assert.ok(!(await feedOf(measure)).includes("unit_pricing"));
});

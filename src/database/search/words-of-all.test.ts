/** A word that all products have narrows nothing: what is found by it beside a price or a colour is counted without it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { addProduct, places } from "../../../test/builders/catalogue.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { howMany } from "./find-words.ts";
import type { AskedAlso, AskedWords } from "./search-sql.ts";
import { findProducts } from "./search.ts";

const { pool } = await openSmallShop();
for (const [at, colour] of ["czarny", "czarny", "zielony"].entries())
  await addProduct(pool, {
    handle: `szalik-${at}`,
    name: "Szalik Mgła",
    colour: { pl: colour },
    price: `${40 + at * 30}.00`,
    stock: 2,
    categories: [places.odziez],
  });
await pool.query("UPDATE products SET search_words = 'wspolne'");

const also = (narrower: Partial<AskedAlso>): AskedAlso => ({
  colours: [],
  from: null,
  to: null,
  onSale: false,
  ...narrower,
});
const narrowers = [
  also({ to: 5000 }),
  also({ from: 6000, to: 8000 }),
  also({ colours: ["black"] }),
  also({ colours: ["green"], to: 5000 }),
  also({ onSale: true }),
  also({ to: 1 }),
];

/** How many are found by this word and each narrower, and how many of the statements read the words of products for it. */
async function counts(query: string, many: number): Promise<{ found: number[]; reading: number }> {
  const { match } = await findProducts(pool, query, "pl");
  assert.equal(match?.kind, "words");
  let reading = 0;
  const db = new Proxy(pool, {
    get: (target, name) =>
      name !== "query"
        ? (Reflect.get(target, name) as unknown)
        : (...asked: unknown[]) => {
            if (String(asked[0]).includes("search_products")) reading += 1;
            return Reflect.apply(target.query, target, asked) as unknown;
          },
  });
  const found: number[] = [];
  for (const narrower of narrowers)
    found.push(await howMany(db, { ...(match as AskedWords), also: narrower } satisfies AskedWords, many));
  return { found, reading };
}

test("what is found by a word of all products is counted without it, and is the same", async () => {
  // A last word may be unfinished: in front of another that says nothing here, it is whole.
  const [short, long] = [await counts("wspolne xyzzyq", 0), await counts("wspolne xyzzyq", Infinity)];
  assert.deepEqual(short.found, long.found);
  assert.deepEqual([short.reading, long.reading], [0, narrowers.length]);
  assert.ok(short.found[0]! > 0 && short.found[2]! > 0 && short.found.at(-1) === 0, String(short.found));
});

test("where one product has it not, the word counts", async () => {
  await pool.query("UPDATE products SET search_words = '' WHERE handle = 'szalik-0'");
  const [short, long] = [await counts("wspolne xyzzyq", 0), await counts("wspolne xyzzyq", Infinity)];
  assert.deepEqual(short, long);
  assert.equal(short.reading, narrowers.length);
  await pool.query("UPDATE products SET shown = false WHERE handle = 'szalik-0'");
  assert.equal((await counts("wspolne xyzzyq", 0)).reading, 0);
});

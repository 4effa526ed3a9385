import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { addProduct } from "../../../test/builders/catalogue.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { readXml, textsIn } from "../../../test/builders/xml.ts";

const shop = await openSmallShop();
const { app } = await openTestApp(shop.pool);
const { tee } = shop.products;
const salmon = await addProduct(shop.pool, {
  handle: "lososiowa",
  price: "0.10",
  pictures: ["lososiowa.avif"],
  colour: { pl: "Łososiowy", en: "Salmon" },
});
await shop.pool.query("UPDATE variants SET lowest_price = 10990 WHERE product_id = $1", [tee.productId]);

async function items(path: string): Promise<Record<string, string>[]> {
  const answer = await app.inject({ url: path });
  assert.equal(answer.statusCode, 200, path);
  return readXml(answer.payload)
    .children[0]!.children.filter(({ name }) => name === "item")
    .map(textsIn);
}

test("in another language names, colours, categories and addresses are of it; in another currency prices and the address", async () => {
  const names = ["g:title", "g:link", "g:color", "g:product_type", "g:price"];
  const told = async (path: string) => {
    const item = (await items(path)).find((one) => one["g:id"] === `${tee.productId}_${tee.variants["M"]}`)!;
    return [...names, "g:sale_price"].map((name) => item[name]);
  };
  const english = ["Chalk Tee, M", "http://sklep.test/en/chalk-tee/", undefined, "Clothing > Sweatshirts > Tees"];
  assert.deepEqual(await told("/feeds/en/pln/google.xml"), [...english, "109.90 PLN", "89.90 PLN"]);
  const [title, link, ...rest] = english;
  assert.deepEqual(await told("/feeds/en/eur/meta.xml"), [title, `${link}?cur=eur`, ...rest, "25.86 EUR", "21.15 EUR"]);
  const small = (await items("/feeds/en/gbp/google.xml")).find((one) => one["g:id"] === String(salmon.productId))!;
  assert.deepEqual([small["g:color"], small["g:price"]], ["Salmon", "0.02 GBP"]);
  assert.deepEqual(await told("/feeds/pl/pln/google.xml"), await told("/feeds/google.xml"));
});

test("there is a feed of each language and each currency the shop offers, and of no other", async () => {
  for (const file of ["google.xml", "google.tsv", "meta.xml"]) {
    for (const lan of ["pl", "en", "cz"])
      for (const currency of ["pln", "eur", "gbp"])
        assert.equal((await app.inject({ url: `/feeds/${lan}/${currency}/${file}` })).statusCode, 200);
    for (const other of ["en/usd", "en/czk", "cs/pln", "EN/pln", "de/eur", "en", "__proto__/pln", "en/constructor"])
      assert.equal((await app.inject({ url: `/feeds/${other}/${file}` })).statusCode, 404, other);
  }
  assert.equal((await app.inject({ url: "/feeds/en/pln/ceneo.xml" })).statusCode, 404);
});

/** A page whose address names a currency tells its prices in it, to machines and in its own data. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { PageData } from "../../contract/page-data.ts";
import { pricedHref } from "../../contract/paths.ts";
import { openTestApp } from "../../../test/builders/app.ts";
import { openTestPrerenderer, prerenderNow } from "../../../test/builders/prerenderer.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";

type Data = Record<string, unknown>;

const shop = await openSmallShop();
const { hoodie, tee } = shop.products;
for (const [code, content] of Object.entries({ eur_rate: "4.25", gbp_rate: "5.10", currencies: "pln,eur" }))
  await shop.pool.query(
    "INSERT INTO config VALUES ($1, $2) ON CONFLICT (code) DO UPDATE SET content = excluded.content",
    [code, content],
  );
const { pages, prerenderer } = await openTestPrerenderer(shop.pool);
await prerenderNow(prerenderer);
const { app } = await openTestApp(shop.pool, { pages });

async function read(url: string) {
  const { statusCode, payload } = await app.inject({ url });
  assert.equal(statusCode, 200, url);
  const tag = (name: string) => new RegExp(`<meta property="${name}" content="([^"]*)">`).exec(payload)?.[1];
  const told = [...payload.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    (found) => JSON.parse(found[1]!) as Data,
  );
  const page = JSON.parse(
    /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(payload)![1]!,
  ) as PageData;
  return { tags: [tag("product:price:amount"), tag("product:price:currency")], told, page, payload };
}

/** What the variants of a page's product are offered for. */
function offersOf(told: readonly Data[]): Data[] {
  const group = told.find((data) => data["@type"] === "ProductGroup")!;
  return (group["hasVariant"] as Data[]).map((variant) => variant["offers"] as Data);
}

test("a product's page asked for in a currency tells its price, what it is reduced from and its address in that", async () => {
  const { tags, told, page } = await read(`/${tee.url}?cur=eur`);
  assert.deepEqual(tags, ["21.15", "EUR"], "89.90 at 0.2353");
  const [offer] = offersOf(told);
  const { price, before, lowest } = { price: "21.15", before: "28.21", lowest: "28.21 €" };
  assert.deepEqual([offer!["price"], offer!["priceCurrency"]], [price, "EUR"]);
  assert.match(String(offer!["url"]), /\?wariant=\d+&cur=eur$/);
  assert.deepEqual(offer!["priceSpecification"], {
    "@type": "UnitPriceSpecification",
    priceType: "https://schema.org/StrikethroughPrice",
    price: before,
    priceCurrency: "EUR",
    description: `Najniższa cena z 30 dni przed obniżką: ${lowest}.`,
  });
  assert.equal(page.currency, "eur");
  const { product } = (page as PageData<"product">).data;
  assert.equal(product.real_price, "89.90", "the data stay in PLN");
});

test("with a variant named, both are as the address says", async () => {
  const address = pricedHref(`/bluza-asfalt/?wariant=${hoodie.variants["S"]}`, "eur");
  const { tags, page } = await read(address);
  assert.deepEqual(tags, ["47.06", "EUR"], "199.99 at 0.2353");
  assert.deepEqual([(page as PageData<"product">).data.chosen, page.currency], [String(hoodie.variants["S"]), "eur"]);
});

test("a currency the shop does not offer, or that is none, is not told in; złoty need no naming", async () => {
  const plain = await read("/bluza-asfalt/");
  assert.deepEqual([plain.tags, plain.page.currency], [["199.99", "PLN"], undefined]);
  for (const query of ["?cur=gbp", "?cur=usd", "?cur=pln", "?cur=", "?cur=__proto__"]) {
    const { tags, page } = await read(`/bluza-asfalt/${query}`);

    assert.deepEqual([tags, page.currency], [plain.tags, undefined], query);
  }
});

test("page data are the same for all", async () => {
  const data = async (query: string) =>
    (await app.inject({ url: `/page-data/bluza-asfalt/page-data.json${query}` })).json();
  assert.deepEqual(await data("?cur=eur"), await data(""));
});

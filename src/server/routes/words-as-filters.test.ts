/** Colours, prices and listings among the words of a search filter it, as if they had been chosen. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { addProduct, places } from "../../../test/builders/catalogue.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import type { PageData } from "../../contract/page-data.ts";
import { pageDataHref, searchHref } from "../../contract/paths.ts";
import { suggestHref } from "../../contract/told-paths.ts";
import type { Suggestions } from "../../contract/suggestions.ts";

const { pool } = await openSmallShop();
for (const [handle, name, price, colour] of [
  ["komin-czarny", "Komin Mgła", "80.00", { pl: "czarny", en: "black", cz: "černá" }],
  ["komin-bialy", "Komin Szron", "150.00", { pl: "biały", en: "white", cz: "bílá" }],
  ["komin-granat", "Komin Rosa", "250.00", { pl: "granatowy", en: "navy", cz: "námořnická" }],
] as const)
  await addProduct(pool, {
    handle,
    name: { pl: name, en: `${name.slice(6)} neckwarmer`, cz: `Nákrčník ${name.slice(6)}` },
    price,
    colour,
    stock: 5,
    badges: handle === "komin-granat" ? ["new"] : [],
    ...(handle === "komin-bialy" ? { cataloguePrice: "190.00" } : {}),
    categories: [places.odziez],
  });
const { app } = await openTestApp(pool);

type Data = PageData<"search">["data"];

async function found(query: string, view = ""): Promise<Data> {
  const answer = await app.inject(pageDataHref(searchHref(query)) + view);
  assert.equal(answer.statusCode, 200, query);
  return answer.json<PageData<"search">>().data;
}
const shown = ({ products, filters, narrowed, sort }: Data) =>
  [
    products
      .map(({ url }) => url.replace(/\/$/, ""))
      .toSorted()
      .join(" "),
    [...filters.colours, ...filters.sizes, ...(filters.onSale ? ["sale"] : [])].join(" "),
    filters.from === null && filters.to === null ? "" : `${filters.from ?? ""}-${filters.to ?? ""}`,
    sort === "relevance" ? "" : sort,
    narrowed?.words ?? null,
  ] as const;

test("a colour, a price, the sale and an order beside other words are filters that are set, in each language", async () => {
  for (const [query, ...expected] of [
    ["czarny komin", "komin-czarny", "black", "", "", "komin"],
    ["komin do 200 zł", "komin-bialy komin-czarny", "", "-200", "", "komin"],
    ["komin od 100 do 200", "komin-bialy", "", "100-200", "", "komin"],
    ["biały komin do 200 zł", "komin-bialy", "white", "-200", "", "komin"],
    ["niebieski komin", "komin-granat", "blue", "", "", "komin"],
    ["komin pod 100", "komin-czarny", "", "-100", "", "komin"],
    ["neckwarmer under 100 pln", "komin-czarny", "", "-100", "", "neckwarmer"],
    ["white neckwarmer", "komin-bialy", "white", "", "", "neckwarmer"],
    ["černý nákrčník", "komin-czarny", "black", "", "", "nákrčník"],
    ["nákrčník do 580 kč", "komin-czarny", "", "-100", "", "nákrčník"],
    ["komin wyprzedaż", "komin-bialy", "sale", "", "", "komin"],
    ["komin w promocji", "komin-bialy", "sale", "", "", "komin"],
    ["tani komin", "komin-bialy komin-czarny komin-granat", "", "", "price-asc", "komin"],
    ["nowe kominy", "komin-bialy komin-czarny komin-granat", "", "", "date-desc", "kominy"],
    ["czarna bluza M do 200", "bluza-asfalt", "black M", "-200", "", "bluza"],
    ["bluza large", "", "L", "", "", "bluza"],
  ] as const)
    assert.deepEqual(shown(await found(query)), expected, query);
});

test("a misspelt colour filters as the one that was meant, and is told", async () => {
  const misspelt = await found("niebieszki komin do 300 zł");
  assert.deepEqual(shown(misspelt), ["komin-granat", "blue", "-300", "", "komin"]);
  assert.equal(misspelt.corrected, "niebieski komin do 300 zł");
});

test("what is a name here, what filters everything away, and a colour known by a name alone stay words", async (t) => {
  const { productId } = await addProduct(pool, {
    handle: "nowa-fala",
    name: "Szalik Nowa Fala",
    categories: [places.odziez],
  });
  const bare = await addProduct(pool, {
    handle: "bez-koloru",
    name: "Szalik Czarna Owca",
    categories: [places.odziez],
  });
  t.after(() => pool.query("DELETE FROM products WHERE product_id = ANY ($1)", [[productId, bare.productId]]));
  assert.deepEqual(shown(await found("szalik nowa")), ["nowa-fala", "", "", "", null]);
  assert.deepEqual(shown(await found("szalik czarna")), ["bez-koloru", "", "", "", null]);
  const none = await found("zielony komin");
  assert.deepEqual([none.filters.colours, none.without, none.total], [[], ["zielony"], 3]);
  const dear = await found("komin do 20 zł");
  assert.deepEqual(shown(dear), ["", "", "-20", "", "komin"], "a price that is too low can be taken away");
});

test("the filters can be taken back and changed, each under its own address; what the address says of a kind stands in the words' place", async () => {
  assert.deepEqual(shown(await found("czarny komin do 100 zł", "?to=300&colour=white")).slice(0, 3), [
    "komin-bialy",
    "white",
    "-300",
  ]);
  assert.deepEqual(shown(await found("komin", "?colour=black&to=200")).slice(0, 3), ["komin-czarny", "black", "-200"]);
  const html = await app.inject(searchHref("czarny komin do 100 zł"));
  assert.equal(html.statusCode, 200, "the address stays as it was typed");
  assert.match(html.payload, /Komin Mgła/);
  assert.doesNotMatch(html.payload, /Komin Szron/);
  assert.equal((await app.inject(`${searchHref("komin")}?colour=black`)).statusCode, 200);
});

test("what names a listing alone shows it, and leads there", async () => {
  for (const [query, leads, url] of [
    ["wyprzedaż", "sale", "promocje/"],
    ["sale", "sale", "promocje/"],
    ["slevy", "sale", "promocje/"],
    ["nowości", "newProducts", "nowosci/"],
    ["new", "newProducts", "nowosci/"],
  ] as const) {
    const page = await found(query);
    assert.equal(page.narrowed?.leads, leads, query);
    assert.ok(page.total > 0);
    const { categories } = (await app.inject(suggestHref(query, 1))).json<Suggestions>();
    assert.equal(categories[0]?.url, url);
  }
  assert.deepEqual((await found("wyprzedaż")).filters.onSale, true);
  const cheap = await found("do 50 zł");
  assert.deepEqual([cheap.filters.to, cheap.narrowed?.words, cheap.total], ["50", "", 2]);
  assert.equal((await found("", "?to=50")).total, 2, "with the words gone the filter stays");
  assert.equal((await found("")).total, 0);
});

test("a price without a currency is in the shopper's own, one with it in that", async () => {
  const config = { EUR: await rate("eur") };
  const euros = await found("komin do 40", "?cur=eur");
  assert.equal(euros.narrowed?.reckoned, "eur");
  assert.ok(Math.abs(Number(euros.filters.to) - 40 * config.EUR) < 1, String(euros.filters.to));
  const zloty = await found("komin do 40 zł", "?cur=eur");
  assert.deepEqual([zloty.filters.to, zloty.narrowed?.reckoned], ["40", null]);
  assert.equal((await found("komin do 40")).narrowed?.reckoned, "pln");
  assert.equal((await found("komin do 40", "?cur=dukaty")).filters.to, "40");
});

test("whatever stands beside a price is answered", async () => {
  for (const query of [
    "do 200 zł do 100 zł",
    "od 100 od 200 zł komin",
    "0 zł",
    "€ 5",
    "komin do 9999999 zł",
    "zł",
    "5 € 5 £ 5 $",
    "czarna biała szara",
    "sale new tanie",
  ])
    assert.equal((await app.inject(pageDataHref(searchHref(query)))).statusCode, 200, query);
});

async function rate(currency: string): Promise<number> {
  const { rows } = await pool.query<{ content: string }>("SELECT content FROM config WHERE code = $1", [
    `${currency}_rate`,
  ]);
  return Number(rows[0]!.content);
}

/** A size among the words of a search filters by it, as if it had been chosen. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { addProduct, makers, places } from "../../../test/builders/catalogue.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import type { PageData } from "../../contract/page-data.ts";
import { pageDataHref, searchHref } from "../../contract/paths.ts";
import { suggestHref } from "../../contract/told-paths.ts";
import type { Suggestions } from "../../contract/suggestions.ts";

const { pool, products } = await openSmallShop();
await addProduct(pool, {
  handle: "jeansy",
  name: { pl: "Jeansy Splot", en: "Splot Jeans", cz: "Džíny Splot" },
  sizes: { "30/32": 2, "32/32": 3, '"x\\': 1 },
  categories: [places.odziez],
});
const hat = await addProduct(pool, {
  handle: "kapelusz",
  name: "Kapelusz Deszcz",
  sizes: { uni: 4 },
  categories: [places.odziez],
});
await pool.query(
  `UPDATE variants SET attribute_values = '[{"pl": "uni", "en": "one size", "cz": "univerzální"}]' WHERE variant_id = $1`,
  [hat.variants["uni"]],
);
// A brand and a model whose names are sizes elsewhere.
await pool.query("UPDATE manufacturers SET manufacturer_name = 'M' WHERE manufacturer_id = $1", [makers.kostka]);
await addProduct(pool, { handle: "linia-43", name: "Worek Linia 43", stock: 3, categories: [places.odziez] });
const { app } = await openTestApp(pool);

async function found(query: string, view = ""): Promise<PageData<"search">["data"]> {
  const answer = await app.inject(pageDataHref(searchHref(query)) + view);
  assert.equal(answer.statusCode, 200, query);
  return answer.json<PageData<"search">>().data;
}
const shown = ({ products, filters, narrowed }: PageData<"search">["data"]) => [
  products.map(({ product_name }) => product_name).join(", "),
  filters.sizes.join(" "),
  narrowed?.words ?? null,
];

test("a size beside other words is a filter that is set, in each language and whatever it is made of", async () => {
  for (const [query, names, sizes, words] of [
    ["bluza m", "Bluza Asfalt, Koszulka Kreda", "M", "bluza"],
    ["m bluza", "Bluza Asfalt, Koszulka Kreda", "M", "bluza"],
    ["bluza czarna M", "Bluza Asfalt", "M", "bluza"],
    ["nocny bieg s", "Bluza Asfalt, Koszulka Kreda", "S", "nocny bieg"],
    ["buty 43", "Buty Rampa", "43", "buty"],
    ["Buty do miasta, 43", "Buty Rampa", "43", "buty do miasta"],
    ["jeansy 30/32", "Jeansy Splot", "30/32", "jeansy"],
    ["kapelusz uni", "Kapelusz Deszcz", "uni", "kapelusz"],
    ["kapelusz one size", "Kapelusz Deszcz", "uni", "kapelusz"],
    ["kapelusz univerzální", "Kapelusz Deszcz", "uni", "kapelusz"],
    ["bluza s m", "Bluza Asfalt, Koszulka Kreda", "S M", "bluza"],
    ["bluzza m", "Bluza Asfalt, Koszulka Kreda", "M", "bluzza"],
    ["bluza w rozmiarze M", "Bluza Asfalt, Koszulka Kreda", "M", "bluza"],
    ["buty roz. 43", "Buty Rampa", "43", "buty"],
    ["jeansy r. 30/32", "Jeansy Splot", "30/32", "jeansy"],
    ["mikina ve velikosti m", "Bluza Asfalt, Koszulka Kreda", "M", "mikina"],
    ["hoodie size M", "Bluza Asfalt, Koszulka Kreda", "M", "hoodie"],
  ] as const)
    assert.deepEqual(shown(await found(query)), [names, sizes, words], query);
});

test("a size that is sold out leaves nothing and says by what; one that nothing was made in filters nothing", async () => {
  assert.deepEqual(shown(await found("bluza l")), ["", "L", "bluza"]);
  assert.deepEqual([(await found("bluza l")).total, (await found("bluza l")).instead], [0, []]);
  const none = await found("bluza 43");
  assert.deepEqual([none.narrowed, none.filters.sizes, none.total > 0], [null, [], true]);
});

test("what is called like a size is found by its name; a size alone, a size in an SKU and a shop's whole name are words", async () => {
  for (const [query, names] of [
    ["czapka m", "Czapka Kostka"],
    ["worek 43", "Worek Linia 43"],
    ["m", null],
    ["43", null],
  ] as const) {
    const { products, narrowed, filters } = await found(query);
    assert.deepEqual([narrowed, filters.sizes], [null, []], query);
    if (names !== null)
      assert.deepEqual(
        products.map(({ product_name }) => product_name),
        [names],
        query,
      );
  }
  await pool.query("UPDATE variants SET sku = 'BLUZA-ASFALT-M' WHERE variant_id = $1", [products.hoodie.variants["M"]]);
  assert.deepEqual(shown(await found("bluza-asfalt-m")), ["Bluza Asfalt", "", null]);
});

test("a colour that nothing has in the size asked for is left out, and that is said", async (t) => {
  const colour = { pl: "czerwony", en: "red", cz: "červená" };
  const { productId } = await addProduct(pool, {
    handle: "buty-ceglane",
    name: "Buty Cegła",
    colour,
    sizes: { "40": 2, "43": 0 },
    categories: [places.buty],
  });
  t.after(() => pool.query("DELETE FROM products WHERE product_id = $1", [productId]));
  const inAnother = await found("czerwone buty 43");
  assert.deepEqual([...shown(inAnother), inAnother.without], ["Buty Rampa", "43", "buty", ["czerwone"]]);
  const inThat = await found("czerwone buty 40");
  assert.deepEqual([...shown(inThat), inThat.without], ["Buty Cegła", "40", "buty", []]);
  assert.deepEqual(inThat.filters.colours, ["red"]);
});

test("the filter can be taken back, changed and counted, with an address for each", async () => {
  const html = async (address: string) => {
    const { statusCode, payload } = await app.inject(address);
    assert.equal(statusCode, 200, address);
    return payload;
  };
  const page = await html("/__/nocny%20bieg%20s");
  assert.match(page, /Koszulka Kreda/);
  assert.deepEqual(
    shown(await found("nocny bieg s", "?size=M")),
    ["Bluza Asfalt, Koszulka Kreda", "M", "nocny bieg"],
    "what the address names stands in the words' place",
  );
  const open = await found("nocny bieg s", "?filters=open");
  assert.deepEqual(
    [open.filters.sizes, open.facets?.sizes.flatMap(({ values }) => values.map(({ key }) => key)).includes("M")],
    [["S"], true],
  );
  assert.deepEqual(shown(await found("nocny bieg s", "?sort=price-desc")), [
    "Bluza Asfalt, Koszulka Kreda",
    "S",
    "nocny bieg",
  ]);
  assert.deepEqual(shown(await found("nocny bieg s", "?brand=nocny-bieg&to=100")), [
    "Koszulka Kreda",
    "S",
    "nocny bieg",
  ]);
  assert.equal((await found("nocny bieg")).filters.sizes.length, 0);
});

test("what is suggested is of that size too", async () => {
  const { products: suggested, total } = (await app.inject(suggestHref("nocny bieg s", 1))).json<Suggestions>();
  assert.deepEqual([suggested.map(({ product_name }) => product_name), total], [["Bluza Asfalt", "Koszulka Kreda"], 2]);
});

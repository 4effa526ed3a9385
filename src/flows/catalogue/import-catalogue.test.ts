// One long file: whole imports, one after the other, of products that differ from one builder in a field or two.
import assert from "node:assert/strict";
import { test } from "node:test";
import { testDatabase } from "../../../test/database.ts";
import { type ProductsImported, withoutCounts } from "../../../test/builders/without-counts.ts";
import type { Pool } from "../../database/connect.ts";
import { productsById } from "../../database/catalogue/products.ts";
import type { Catalogue, CatalogueProduct, CatalogueVariant } from "../../domain/catalogue/catalogue.ts";
import { sanitise } from "../../integrations/sanitise.ts";
import { importCatalogue } from "./import-catalogue.ts";

const everything =
  "products, variants, stock_movements, price_history, paths, categories, manufacturers, attributes, product_categories, product_pictures, product_attributes, changed_facts".split(
    ", ",
  );

test("an import makes products, their places, prices and stock, and the same again changes no row", async (t) => {
  const { pool } = await testDatabase(t);
  assert.deepEqual(await bring(pool, shop()), {
    kind: "imported",
    created: 2,
    changed: 0,
    unchanged: 0,
    unannounced: ["bluza"],
  });
  const { rows } = await pool.query(
    "SELECT handle, path, product_name, real_price, catalogue_price, badges, model, colour FROM products JOIN paths ON kind = 'product' AND entity_id = product_id AND lan_id = 1 ORDER BY product_id",
  );
  assert.deepEqual(rows, [
    {
      handle: "bluza",
      path: "bluza/",
      product_name: { pl: "Bluza Łąka", en: "Meadow hoodie" },
      real_price: 19999,
      catalogue_price: 24999,
      badges: ["new"],
      model: "bluza",
      colour: { pl: "czarny", en: "black" },
    },
    {
      handle: "deska",
      path: "deska/",
      product_name: { pl: "Deska" },
      real_price: 25000,
      catalogue_price: null,
      badges: [],
      model: null,
      colour: null,
    },
  ]);
  assert.deepEqual(
    (await pool.query("SELECT attribute_values, sku, quantity FROM variants ORDER BY variant_id")).rows,
    [
      { attribute_values: [{ pl: "S" }], sku: "B-S", quantity: 3 },
      { attribute_values: [{ pl: "M" }], sku: "B-M", quantity: 0 },
      { attribute_values: [], sku: null, quantity: 7 },
    ],
  );
  assert.deepEqual((await pool.query("SELECT change, reason FROM stock_movements ORDER BY movement_id")).rows, [
    { change: 3, reason: "import" },
    { change: 7, reason: "import" },
  ]);
  assert.deepEqual(
    (
      await pool.query(
        "SELECT category_id, category_url, path FROM categories LEFT JOIN paths ON kind = 'category' AND entity_id = category_id AND lan_id = 1 ORDER BY 1",
      )
    ).rows,
    [
      { category_id: 177, category_url: "", path: null },
      { category_id: 178, category_url: "Odziez", path: "Odziez/" },
      { category_id: 179, category_url: "deski", path: "deski/" },
      { category_id: 180, category_url: "bluzy", path: "Odziez/bluzy/" },
    ],
  );

  const before = await rowVersions(pool);
  assert.deepEqual(await bring(pool, shop()), {
    kind: "imported",
    created: 0,
    changed: 0,
    unchanged: 2,
    unannounced: ["bluza"],
  });
  assert.deepEqual(await rowVersions(pool), before);
});

test("a check answers what an import would do and changes nothing", async (t) => {
  const { pool } = await testDatabase(t);
  const before = await rowVersions(pool);
  const result = withoutCounts(
    await importCatalogue(pool, shop(), {
      check: true,
      sanitise,
      pictures: () => assert.fail("a check fetches no picture"),
    }),
  );
  assert.deepEqual(result, { kind: "imported", created: 2, changed: 0, unchanged: 0, unannounced: ["bluza"] });
  assert.deepEqual(await rowVersions(pool), before);
});

test("every error is told with its row, and nothing is changed when one row is wrong", async (t) => {
  const { pool } = await testDatabase(t);
  const before = await rowVersions(pool);
  const wrong = shop();
  wrong.products.push(
    product({ row: 10, handle: "a", realPrice: 0 }),
    product({ row: 11, handle: "b", cataloguePrice: 100, realPrice: 200 }),
    product({ row: 12, handle: "a" }),
    product({ row: 13, handle: "c", name: { pl: " " }, url: "sys/x/" }),
    product({ row: 14, handle: "d", url: "../x/" }),
    product({
      row: 15,
      handle: "e",
      attributes: [{ pl: "Rozmiar" }],
      variants: [variant(15, ["M"]), variant(16, ["M"]), variant(17, []), variant(18, ["L"], -1)],
    }),
    product({ row: 20, handle: "f", categories: ["a//b"] }),
    product({ row: 21, handle: "g", createdAt: "yesterday" }),
  );
  const result = await bring(pool, wrong);
  assert.equal(result.kind, "refused");
  assert.deepEqual(
    result.kind === "refused" && result.problems.map(({ row }) => row),
    [10, 11, 12, 13, 13, 14, 16, 17, 18, 20, 21],
  );
  assert.deepEqual(await rowVersions(pool), before);
});

test("a path that something else has is an error when it was asked for, and evaded when it was made from the handle", async (t) => {
  const { pool } = await testDatabase(t);
  await bring(pool, shop());
  const refused = await bring(pool, {
    categories: [],
    manufacturers: [],
    products: [product({ row: 4, handle: "x", url: "ODZIEZ" })],
  });
  assert.deepEqual(refused, {
    kind: "refused",
    problems: [{ row: 4, text: "The path 'ODZIEZ' belongs to something else already." }],
  });
  await bring(pool, {
    categories: [],
    manufacturers: [],
    products: [
      product({ handle: "Odzież" }),
      product({ handle: "odziez" }),
      product({ handle: "Contact" }),
      product({ handle: "日本" }),
    ],
  });
  assert.deepEqual(await pathsOf(pool), {
    bluza: "bluza/",
    deska: "deska/",
    Odzież: "odziez-2/",
    odziez: "odziez-3/",
    Contact: "contact-2/",
    日本: "produkt/",
  });
});

test("one barcode is one thing: in a file, beside goods the file says nothing of, and beside a code that stays", async (t) => {
  const { pool } = await testDatabase(t);
  const [one, two] = ["5901234123457", "4006381333931"];
  const coded = (handle: string, gtin: string | null | undefined, row = 2) =>
    product({ row, handle, variants: [{ ...variant(row, []), ...(gtin !== undefined && { gtin }) }] });
  const load = (...products: CatalogueProduct[]) => bring(pool, { categories: [], manufacturers: [], products });
  assert.deepEqual(await load(coded("a", one), coded("b", one, 3)), {
    kind: "refused",
    problems: [{ row: 3, text: `The barcode '${one}' stands in row 2 already.` }],
  });
  assert.equal((await load(coded("a", one), coded("b", two, 3))).kind, "imported");
  assert.deepEqual(await load(coded("c", one, 7)), {
    kind: "refused",
    problems: [{ row: 7, text: `The barcode '${one}' is that of 'a' already: one barcode is one thing.` }],
  });
  assert.deepEqual(await load(coded("a", undefined), coded("c", one, 8)), {
    kind: "refused",
    problems: [{ row: 8, text: `The barcode '${one}' is that of 'a' already: one barcode is one thing.` }],
  });
  assert.equal((await pool.query("SELECT FROM products")).rowCount, 2, "nothing of a refused file stays");
  assert.equal((await load(coded("a", two), coded("b", one, 3))).kind, "imported", "two things may change their codes");
  assert.equal((await load(coded("a", null), coded("c", two, 3))).kind, "imported");
});

test("one barcode is one thing however many zeros stand before it, and is kept as it is written", async (t) => {
  const { pool } = await testDatabase(t);
  const coded = (handle: string, gtin: string, row = 2) =>
    product({ row, handle, variants: [{ ...variant(row, []), gtin }] });
  const load = (...products: CatalogueProduct[]) => bring(pool, { categories: [], manufacturers: [], products });
  for (const [short, long] of [
    ["5901234123457", "05901234123457"],
    ["036000291452", "0036000291452"],
    ["96385074", "0000096385074"],
  ] as const) {
    assert.deepEqual(await load(coded("a", short), coded("b", long, 3)), {
      kind: "refused",
      problems: [{ row: 3, text: `The barcode '${long}' stands in row 2 already.` }],
    });
    for (const [first, second] of [
      [short, long],
      [long, short],
    ] as const) {
      assert.equal((await load(coded("a", first))).kind, "imported", "the same barcode written otherwise");
      assert.deepEqual((await pool.query("SELECT gtin FROM variants")).rows, [{ gtin: first }]);
      assert.deepEqual(await load(coded("c", second, 7)), {
        kind: "refused",
        problems: [{ row: 7, text: `The barcode '${second}' is that of 'a' already: one barcode is one thing.` }],
      });
    }
  }
});

test("two products may change places", async (t) => {
  const { pool } = await testDatabase(t);
  await bring(pool, {
    categories: [],
    manufacturers: [],
    products: [product({ handle: "a", url: "a/" }), product({ handle: "b", url: "b/" })],
  });
  await bring(pool, {
    categories: [],
    manufacturers: [],
    products: [product({ handle: "a", url: "b/" }), product({ handle: "b", url: "a/" })],
  });
  assert.deepEqual(await pathsOf(pool), { a: "b/", b: "a/" });
});

test("ids stay when a product changes, variants that are gone are hidden, and stock is recorded", async (t) => {
  const { pool } = await testDatabase(t);
  await bring(pool, shop());
  const before = (await pool.query("SELECT variant_id FROM variants WHERE sku = 'B-S'")).rows[0].variant_id;
  const next = shop();
  const hoodie = next.products[0]!;
  hoodie.realPrice = 18999;
  hoodie.variants = [variant(3, ["L"], 4), { ...variant(2, ["S"], 1), values: [{ pl: "S", en: "Small" }], sku: "B-S" }];
  assert.deepEqual(await bring(pool, next, { setStock: true }), {
    kind: "imported",
    created: 0,
    changed: 1,
    unchanged: 1,
  });
  assert.deepEqual(
    (
      await pool.query(
        "SELECT variant_id, attribute_values, quantity, shown FROM variants WHERE product_id = 1 ORDER BY position, variant_id",
      )
    ).rows,
    [
      { variant_id: 4, attribute_values: [{ pl: "L" }], quantity: 4, shown: true },
      { variant_id: before, attribute_values: [{ pl: "S", en: "Small" }], quantity: 1, shown: true },
      { variant_id: 2, attribute_values: [{ pl: "M" }], quantity: 0, shown: false },
    ],
  );
  assert.deepEqual(
    (
      await pool.query(
        "SELECT variant_id, sum(change)::int AS sum FROM stock_movements WHERE variant_id IN (1, 4) GROUP BY 1 ORDER BY 1",
      )
    ).rows,
    [
      { variant_id: 1, sum: 1 },
      { variant_id: 4, sum: 4 },
    ],
  );
  assert.deepEqual(
    (
      await pool.query(
        "SELECT variant_id, h.real_price FROM price_history h JOIN variants USING (variant_id) WHERE product_id = 1 ORDER BY price_id",
      )
    ).rows,
    [
      { variant_id: 1, real_price: 19999 },
      { variant_id: 2, real_price: 19999 },
      { variant_id: 1, real_price: 18999 },
      { variant_id: 4, real_price: 18999 },
    ],
  );
});

test("a new price of one variant is a new price in its history alone, and may change what the product costs", async (t) => {
  const { pool } = await testDatabase(t);
  const sized = (second: Partial<CatalogueVariant>) => ({
    ...shop(),
    products: [
      product({
        row: 1,
        handle: "a",
        realPrice: 12_000,
        attributes: [{ pl: "Rozmiar" }],
        variants: [variant(1, ["S"]), { ...variant(2, ["M"]), ...second }],
      }),
    ],
  });
  await bring(pool, sized({ price: 15_000 }));
  await pool.query("DELETE FROM changed_facts");
  assert.deepEqual(await bring(pool, sized({ price: 11_000, before: 15_000 })), {
    kind: "imported",
    created: 0,
    changed: 1,
    unchanged: 0,
  });
  assert.deepEqual((await pool.query("SELECT variant_id, real_price FROM price_history ORDER BY price_id")).rows, [
    { variant_id: 1, real_price: 12_000 },
    { variant_id: 2, real_price: 15_000 },
    { variant_id: 2, real_price: 11_000 },
  ]);
  assert.deepEqual((await pool.query("SELECT real_price, catalogue_price, lowest_price FROM products")).rows, [
    { real_price: 11_000, catalogue_price: 15_000, lowest_price: 15_000 },
  ]);
  assert.deepEqual((await pool.query("SELECT fact FROM changed_facts ORDER BY fact")).rows, [
    { fact: "product:1" },
    { fact: "sale" },
  ]);
  const refused = await bring(pool, sized({ price: 11_000, before: 11_000 }));
  assert.deepEqual(refused.kind === "refused" && refused.problems, [
    {
      row: 2,
      column: "catalogue_price",
      value: "110.00",
      text: "The catalogue price 110.00 must be above the price 110.00.",
    },
  ]);
});

test("the cache tags of an import are those that changed, no more", async (t) => {
  const { pool } = await testDatabase(t);
  await bring(pool, shop());
  const changes = async (change: (catalogue: Catalogue) => void) => {
    const next = shop();
    change(next);
    await pool.query("DELETE FROM changed_facts");
    await bring(pool, next, { setStock: true });
    const { rows } = await pool.query<{ fact: string }>("SELECT fact FROM changed_facts ORDER BY fact");
    await bring(pool, shop(), { setStock: true });
    return rows.map(({ fact: cacheTag }) => cacheTag);
  };
  assert.deepEqual(
    await changes(({ products }) => (products[0]!.realPrice = 15000)),
    ["product:1", "sale"],
    "its first reduction: the price before is history by now",
  );
  assert.deepEqual(await changes(({ products }) => (products[0]!.variants[0]!.quantity = 1)), ["product:1"]);
  assert.deepEqual(
    await changes(({ products }) => (products[0]!.cataloguePrice = null)),
    ["product:1"],
    "no reduction was announced: it cost 150 a moment ago",
  );
  assert.deepEqual(await changes(({ products }) => (products[1]!.badges = ["bestseller", "new"])), [
    "bestsellers",
    "new",
    "product:2",
  ]);
  assert.deepEqual(await changes(({ products }) => (products[0]!.createdAt = "2026-02-02T00:00:00Z")), [
    "category:177",
    "category:178",
    "category:180",
    "manufacturer:1",
    "new",
    "product:1",
  ]);
  assert.deepEqual(await changes(({ products }) => (products[1]!.categories = ["Odziez"])), [
    "category:177",
    "category:178",
    "category:179",
    "menu",
    "product:2",
  ]);
  assert.deepEqual(await changes(({ products }) => (products[1]!.manufacturer = "Zygzak")), [
    "manufacturer:1",
    "manufacturer:2",
    "menu",
    "product:2",
  ]);
  assert.deepEqual(await changes(({ products }) => (products[1]!.shown = false)), [
    "category:177",
    "category:179",
    "manufacturer:2",
    "menu",
    "product:2",
  ]);
  assert.deepEqual(await changes(({ manufacturers }) => (manufacturers[0]!.description = { pl: "inny" })), [
    "manufacturer:1",
  ]);
  assert.deepEqual(await changes(({ categories }) => (categories[0]!.description = { pl: "inny" })), ["category:178"]);
  assert.deepEqual(await changes(({ categories }) => (categories[0]!.name = { pl: "Ubrania" })), ["menu"]);
});

test("a product of a model makes the pages of its other colours stale", async (t) => {
  const { pool } = await testDatabase(t);
  await bring(pool, shop());
  await pool.query("DELETE FROM changed_facts");
  await bring(pool, {
    categories: [],
    manufacturers: [],
    products: [product({ handle: "bluza-2", model: "bluza", colour: { pl: "biały" } })],
  });
  const { rows } = await pool.query<{ fact: string }>(
    "SELECT fact FROM changed_facts WHERE fact LIKE 'product:%' ORDER BY fact",
  );
  assert.deepEqual(
    rows.map(({ fact: cacheTag }) => cacheTag),
    ["product:1", "product:3"],
  );
  const shown = await productsById(pool, [1, 2, 3], "pl");
  assert.deepEqual(
    shown.map(({ other_colours }) => other_colours),
    [1, undefined, 1],
    "a tile says how many other colours there are",
  );
});

test("what goes with a product is what the file names, also below it; a stranger is told with its row and left out, itself or too many are refused", async (t) => {
  const { pool } = await testDatabase(t);
  const related = async () =>
    (
      await pool.query<{ goes: string[] }>(
        "SELECT ARRAY(SELECT o.handle FROM product_relations r JOIN products o ON o.product_id = r.related_id WHERE r.product_id = p.product_id ORDER BY r.position) AS goes FROM products p WHERE handle = 'bluza'",
      )
    ).rows[0]?.goes;
  const file = (goesWith?: string[]) => ({
    categories: [],
    manufacturers: [],
    products: [
      product({ handle: "bluza", ...(goesWith && { goesWith }) }),
      product({ row: 3, handle: "czapka" }),
      product({ row: 4, handle: "buty" }),
    ],
  });
  await bring(pool, file(["buty", "czapka", "buty"]));
  assert.deepEqual(await related(), ["buty", "czapka"]);
  await pool.query("DELETE FROM changed_facts");
  await bring(pool, file(["buty", "czapka"]));
  await bring(pool, file());
  assert.deepEqual(await related(), ["buty", "czapka"], "a file that does not say leaves it");
  assert.equal((await pool.query("SELECT FROM changed_facts")).rowCount, 0, "the same again changes nothing");
  await bring(pool, file(["czapka"]));
  assert.deepEqual(await related(), ["czapka"]);
  assert.deepEqual(
    (await pool.query<{ fact: string }>("SELECT fact FROM changed_facts")).rows.map(({ fact }) => fact),
    ["product:1"],
  );
  for (const [wrong, text] of [
    [["bluza"], /go with itself/],
    [Array.from({ length: 9 }, (_, nth) => `p${nth}`), /At most 8/],
  ] as const) {
    const refused = await bring(pool, file([...wrong]));
    assert.ok(refused.kind === "refused");
    assert.deepEqual([refused.problems[0]!.row, refused.problems[0]!.column], [2, "goes_with"]);
    assert.match(refused.problems[0]!.text, text);
  }
  const strange = await bring(pool, file(["szalik", "buty"]));
  assert.ok(strange.kind === "imported");
  assert.deepEqual(
    strange.strangers?.map(({ row, column, value }) => [row, column, value]),
    [[2, "goes_with", "szalik"]],
  );
  assert.match(strange.strangers[0]!.text, /no product 'szalik' to go with 'bluza'/);
  assert.deepEqual(await related(), ["buty"], "the rest comes in");
  await bring(pool, file([]));
  assert.deepEqual(await related(), []);
});

test("what a file does not say is left as it is; an empty translation is taken away", async (t) => {
  const { pool } = await testDatabase(t);
  await bring(pool, shop());
  const sparse: CatalogueProduct = product({
    handle: "bluza",
    name: { pl: "Bluza Łąka" },
    manufacturer: "ZYGZAK",
    categories: ["odziez/BLUZY"],
  });
  await bring(pool, { categories: [], manufacturers: [], products: [sparse] });
  const read = async () =>
    (
      await pool.query(
        "SELECT product_name, badges, model, colour, shown, manufacturer_id, (SELECT count(*) FROM categories) AS categories FROM products WHERE handle = 'bluza'",
      )
    ).rows[0];
  assert.deepEqual(await read(), {
    product_name: { pl: "Bluza Łąka", en: "Meadow hoodie" },
    badges: ["new"],
    model: "bluza",
    colour: { pl: "czarny", en: "black" },
    shown: true,
    manufacturer_id: 1,
    categories: 4,
  });
  await bring(pool, {
    categories: [],
    manufacturers: [],
    products: [{ ...sparse, name: { pl: "Bluza", en: "" }, model: null, colour: null, badges: [] }],
  });
  assert.deepEqual(await read(), {
    product_name: { pl: "Bluza" },
    badges: [],
    model: null,
    colour: null,
    shown: true,
    manufacturer_id: 1,
    categories: 4,
  });
});

test("HTML is sanitised on the way in and names are one line", async (t) => {
  const { pool } = await testDatabase(t);
  await bring(pool, {
    categories: [
      {
        key: "a",
        name: { pl: "A <b>&amp;</b> <script>x</script>B" },
        description: { pl: "<p onclick='x'>y</p>" },
        image: "",
        url: "",
      },
    ],
    manufacturers: [],
    products: [
      product({
        handle: "a",
        name: { pl: "  Bluza\n<b>\u0000 " },
        description: { pl: "<p style='x'>y</p><script>z</script>" },
      }),
    ],
  });
  assert.deepEqual((await pool.query("SELECT product_name, description FROM products")).rows, [
    { product_name: { pl: "Bluza <b>" }, description: { pl: "<p>y</p>" } },
  ]);
  assert.deepEqual(
    (await pool.query("SELECT category_name, description FROM categories WHERE category_id = 178")).rows,
    [{ category_name: { pl: "A <b>&amp;</b> B" }, description: { pl: "<p>y</p>" } }],
  );
});

test("two imports at the same time bring each product once", async (t) => {
  const { pool } = await testDatabase(t);
  const results = await Promise.all([bring(pool, shop()), bring(pool, shop())]);
  assert.deepEqual(results.map((result) => result.kind === "imported" && result.created).sort(), [0, 2]);
});

async function bring(pool: Pool, catalogue: Catalogue, { setStock = false } = {}): Promise<ProductsImported> {
  return withoutCounts(
    await importCatalogue(pool, catalogue, { check: false, setStock, sanitise, pictures: async () => [] }),
  );
}

function shop(): Catalogue {
  return {
    categories: [
      { key: "Odziez", name: { pl: "Odzież", en: "Clothing" }, description: { pl: "" }, image: "", url: "Odziez/" },
      {
        key: "Odziez/bluzy",
        name: { pl: "Bluzy" },
        description: { pl: "<p>Ciepłe</p>" },
        image: "",
        url: "Odziez/bluzy/",
      },
    ],
    manufacturers: [{ name: "Zygzak", url: null, description: { pl: "<p>Z Łodzi</p>" } }],
    products: [
      product({
        handle: "bluza",
        name: { pl: "Bluza Łąka", en: "Meadow hoodie" },
        manufacturer: "Zygzak",
        categories: ["Odziez/bluzy"],
        realPrice: 19999,
        cataloguePrice: 24999,
        badges: ["new"],
        model: "bluza",
        colour: { pl: "czarny", en: "black" },
        createdAt: "2026-01-02T03:04:05.678901Z",
        attributes: [{ pl: "Rozmiar", en: "Size" }],
        variants: [
          { ...variant(2, ["S"], 3), sku: "B-S" },
          { ...variant(3, ["M"], 0), sku: "B-M" },
        ],
      }),
      product({
        handle: "deska",
        name: { pl: "Deska" },
        manufacturer: "Blok",
        categories: ["deski"],
        realPrice: 25000,
        variants: [variant(4, [], 7)],
        badges: [],
        shown: true,
      }),
    ],
  };
}

function product(given: Partial<CatalogueProduct>): CatalogueProduct {
  return {
    row: 2,
    handle: "x",
    name: { pl: "X" },
    description: { pl: "" },
    manufacturer: "Zygzak",
    categories: [],
    weight: 500,
    realPrice: 10000,
    cataloguePrice: null,
    url: null,
    createdAt: null,
    pictures: [],
    attributes: [],
    variants: [variant(given.row ?? 2, [], 5)],
    ...given,
  };
}

function variant(row: number, values: string[], quantity = 1): CatalogueProduct["variants"][number] {
  return { row, values: values.map((pl) => ({ pl })), sku: null, quantity };
}

async function pathsOf(pool: Pool): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ handle: string; path: string }>(
    "SELECT handle, path FROM products JOIN paths ON kind = 'product' AND entity_id = product_id AND lan_id = 1 ORDER BY product_id",
  );
  return Object.fromEntries(rows.map(({ handle, path }) => [handle, path]));
}

/** Where each row stands and which transaction wrote it: an update that changes nothing would show, too. */
async function rowVersions(pool: Pool): Promise<unknown[]> {
  const found = [];
  for (const table of everything)
    found.push([table, (await pool.query(`SELECT ctid::text, xmin::text FROM ${table} ORDER BY ctid`)).rows]);
  return found;
}

test("limits and bar codes are taken over, taken away, and left alone by a file that does not name them", async (t) => {
  const { pool } = await testDatabase(t);
  const limits = async () =>
    (
      await pool.query(
        "SELECT age_min, online_sale, blocked_countries, gtin FROM products JOIN variants USING (product_id)",
      )
    ).rows;
  const papers = (other: Partial<CatalogueProduct>, gtin?: string | null): Catalogue => ({
    categories: [],
    manufacturers: [],
    products: [
      product({
        handle: "bletki",
        attributes: [],
        variants: [{ ...variant(1, []), ...(gtin !== undefined && { gtin }) }],
        ...other,
      }),
    ],
  });
  await bring(pool, papers({}));
  assert.deepEqual(await limits(), [{ age_min: null, online_sale: true, blocked_countries: [], gtin: null }]);
  const set = papers({ ageMin: 18, onlineSale: false, blockedCountries: ["CZ", "LX"] }, "5901234123457");
  assert.deepEqual(await bring(pool, set), { kind: "imported", created: 0, changed: 1, unchanged: 0 });
  assert.deepEqual(await bring(pool, set), { kind: "imported", created: 0, changed: 0, unchanged: 1 });
  assert.deepEqual(await bring(pool, papers({})), { kind: "imported", created: 0, changed: 0, unchanged: 1 });
  assert.deepEqual(await limits(), [
    { age_min: 18, online_sale: false, blocked_countries: ["CZ", "LU"], gtin: "5901234123457" },
  ]);
  await bring(pool, papers({ ageMin: null, onlineSale: true, blockedCountries: [] }, null));
  assert.deepEqual(await limits(), [{ age_min: null, online_sale: true, blocked_countries: [], gtin: null }]);
});

test("certificates, the producer's guarantee and an exception from withdrawal are taken over, taken away, and left alone by a file that does not name them; what is none is refused", async (t) => {
  const { pool } = await testDatabase(t);
  const assured = async () =>
    (await pool.query("SELECT certificates, guarantee_years, withdrawal_exception FROM products")).rows;
  const hoodie = (other: Partial<CatalogueProduct>): Catalogue => ({
    categories: [],
    manufacturers: [],
    products: [product({ handle: "bluza", attributes: [], variants: [variant(1, [])], ...other })],
  });
  await bring(pool, hoodie({}));
  assert.deepEqual(await assured(), [{ certificates: [], guarantee_years: null, withdrawal_exception: null }]);
  const set = hoodie({
    certificates: [{ name: " GOTS,\u0007 CU\n812345", url: "https://a.example/gots.pdf" }],
    guaranteeYears: 5,
    withdrawalException: "sealedHygiene",
  });
  assert.deepEqual(await bring(pool, set), { kind: "imported", created: 0, changed: 1, unchanged: 0 });
  assert.deepEqual(await bring(pool, set), { kind: "imported", created: 0, changed: 0, unchanged: 1 });
  const kept = [
    {
      certificates: [{ name: "GOTS, CU 812345", url: "https://a.example/gots.pdf" }],
      guarantee_years: 5,
      withdrawal_exception: "sealedHygiene",
    },
  ];
  await bring(pool, hoodie({}));
  assert.deepEqual(await assured(), kept);
  for (const wrong of [{ certificates: [{ name: "GOTS", url: "javascript:alert(1)" }] }, { guaranteeYears: 2 }])
    assert.equal((await bring(pool, hoodie(wrong))).kind, "refused");
  assert.deepEqual(await assured(), kept);
  await bring(pool, hoodie({ certificates: [], guaranteeYears: null, withdrawalException: null }));
  assert.deepEqual(await assured(), [{ certificates: [], guarantee_years: null, withdrawal_exception: null }]);
});

test("the next delivery is taken over, taken away, and left alone by a file that does not name it; no page is made anew for it; what is none is refused with its row", async (t) => {
  const { pool } = await testDatabase(t);
  const expected = async () => (await pool.query("SELECT on_day, pieces, version FROM expected_deliveries")).rows;
  const hoodie = (nextDelivery?: CatalogueProduct["nextDelivery"]): Catalogue => ({
    categories: [],
    manufacturers: [],
    products: [
      product({
        handle: "bluza",
        attributes: [],
        variants: [variant(1, [])],
        ...(nextDelivery !== undefined && { nextDelivery }),
      }),
    ],
  });
  await bring(pool, hoodie());
  await bring(pool, hoodie(null));
  assert.deepEqual(await expected(), []);
  await pool.query("DELETE FROM changed_facts");
  const set = hoodie({ day: "2026-12-31", pieces: 40 });
  assert.deepEqual(await bring(pool, set), { kind: "imported", created: 0, changed: 1, unchanged: 0 });
  assert.deepEqual(await bring(pool, set), { kind: "imported", created: 0, changed: 0, unchanged: 1 });
  await bring(pool, hoodie());
  assert.deepEqual(await expected(), [{ on_day: "2026-12-31", pieces: 40, version: 2 }]);
  await bring(pool, hoodie({ day: "2027-01-07" }));
  assert.deepEqual(
    await expected(),
    [{ on_day: "2027-01-07", pieces: 40, version: 3 }],
    "a day alone keeps the pieces",
  );
  const wrong = await bring(pool, hoodie({ day: "2027-01-07", pieces: 0 }));
  assert.ok(wrong.kind === "refused");
  assert.deepEqual(
    wrong.problems.map(({ row, column, value }) => [row, column, value]),
    [[hoodie().products[0]!.row, "next_delivery_pieces", "0"]],
  );
  await bring(pool, hoodie({ day: "2027-01-07", pieces: null }));
  assert.deepEqual(await expected(), [{ on_day: "2027-01-07", pieces: null, version: 4 }]);
  await bring(pool, hoodie(null));
  assert.deepEqual(await expected(), [{ on_day: null, pieces: null, version: 5 }]);
  assert.deepEqual((await pool.query("SELECT fact FROM changed_facts")).rows, []);
});

test("a VAT rate is taken over and left alone by a file that does not name it; a new product has 23 %", async (t) => {
  const { pool } = await testDatabase(t);
  const rates = async () =>
    (await pool.query<{ vat_rate: string }>("SELECT vat_rate FROM products ORDER BY handle")).rows.map(
      (row) => row.vat_rate,
    );
  const book = (other: Partial<CatalogueProduct>): Catalogue => ({
    categories: [],
    manufacturers: [],
    products: [product({ handle: "album", attributes: [], variants: [variant(1, [])], ...other })],
  });
  await bring(pool, book({}));
  assert.deepEqual(await rates(), ["23"]);
  assert.deepEqual(await bring(pool, book({ vatRate: "5" })), {
    kind: "imported",
    created: 0,
    changed: 1,
    unchanged: 0,
  });
  assert.deepEqual(await bring(pool, book({ vatRate: "5" })), {
    kind: "imported",
    created: 0,
    changed: 0,
    unchanged: 1,
  });
  assert.deepEqual(await bring(pool, book({})), { kind: "imported", created: 0, changed: 0, unchanged: 1 });
  assert.deepEqual(await rates(), ["5"]);
});

test("another age than 18, a country that is none and a wrong bar code are errors of their rows", async (t) => {
  const { pool } = await testDatabase(t);
  const result = await bring(pool, {
    categories: [],
    manufacturers: [],
    products: [
      product({ row: 2, handle: "a", ageMin: 16 }),
      product({ row: 3, handle: "b", blockedCountries: ["CZ", "Polska"] }),
      product({ row: 4, handle: "c", attributes: [], variants: [{ ...variant(4, []), gtin: "5901234123450" }] }),
    ],
  });
  assert.ok(result.kind === "refused");
  assert.deepEqual(
    result.problems.map(({ row }) => row),
    [2, 3, 4],
  );
});

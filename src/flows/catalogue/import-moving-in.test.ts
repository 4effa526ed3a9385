// One long file: one table of files of other shops, each with what must come of it.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { test, type TestContext } from "node:test";
import { testDatabase } from "../../../test/database.ts";
import { withoutCounts } from "../../../test/builders/without-counts.ts";
import { productsAfter } from "../../database/catalogue/catalogue-export.ts";
import { knownCategories } from "../../database/catalogue/entity-paths.ts";
import type { Answers } from "../../integrations/catalogue-files/answers.ts";
import {
  type CatalogueRead,
  readCatalogue,
  readCatalogueFile,
} from "../../integrations/catalogue-files/read-catalogue.ts";
import { readCategoryMap, readStockList, readTaxes } from "../../integrations/catalogue-files/read-answers.ts";
import { sanitise } from "../../integrations/sanitise.ts";
import { importCatalogue } from "./import-catalogue.ts";

// Small files written by hand, each of which broke the shop that moved in.
const folder = join(import.meta.dirname, "../../../../shared/cases/import");
const now = new Date("2026-11-26T12:00:00Z");
const moved = (name: string, file: string, body: (t: TestContext, file: string) => Promise<void>) =>
  test(name, { skip: existsSync(folder) ? false : "the files are not on this machine" }, (t) =>
    body(t, join(folder, file)),
  );

void moved(
  "WooCommerce: where every variation counts itself, its parent's count says nothing",
  "02-woo-parent-counts-and-variations-count-CRASH.csv",
  async (t, file) => {
    const { products } = await takenIn(t, file);
    assert.deepEqual(
      products[0]!.variants.map(({ values, quantity }) => [values[0]!.pl, quantity]),
      [
        ["S", 3],
        ["M", 4],
      ],
    );
  },
);

void moved(
  "Shopify: a file that says no stock is asked about, and answered by a number or by Shopify's inventory CSV",
  "04-shopify-several-locations-no-qty-column-SOLD-OUT-silently.csv",
  async (t, file) => {
    const asked = await takenIn(t, file);
    assert.match(
      asked.problems[0]!.text,
      /How many pieces there are of 'Bluza Lokacje' is not said\. Shopify leaves its column 'Variant Inventory Qty' out .*--stock 10 .*inventory CSV/,
    );
    assert.deepEqual(asked.products, []);
    const quantities = async (stock: NonNullable<Answers["stock"]>) =>
      (await takenIn(t, file, { stock })).products[0]!.variants.map(({ quantity }) => quantity);
    assert.deepEqual(await quantities(7), [7, 7]);
    const inventory =
      "Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,SKU,HS Code,COO,Location,Incoming,Unavailable,Committed,Available,On hand\n" +
      "proba-lokacje,Bluza Lokacje,Size,S,,,,,PL-S,,,Warszawa,0,0,0,3,3\nproba-lokacje,,Size,S,,,,,PL-S,,,Gdynia,0,0,1,2,3\nproba-lokacje,,Size,M,,,,,,,,Warszawa,0,0,0,not stocked,\n";
    assert.deepEqual(
      await quantities(understood(await readStockList(Readable.from([Buffer.from(inventory)])))),
      [5, 0],
    );
  },
);

void moved("WooCommerce in Polish", "05-woo-polish-admin-REFUSED.csv", async (t, file) => {
  const { read, products } = await takenIn(t, file);
  assert.equal(read.format, "WooCommerce");
  assert.deepEqual(
    products.map(({ name, realPrice, weight, categories, attributes, variants }) => ({
      name: name.pl,
      realPrice,
      weight,
      categories,
      attributes,
      variants: variants.map(({ values, quantity, sku }) => [values[0]!.pl, quantity, sku]),
    })),
    [
      {
        name: "Czapka Próba",
        realPrice: 5900,
        weight: 100,
        categories: ["czapki"],
        attributes: [{ pl: "Rozmiar", en: "Size", cz: "Velikost" }],
        variants: [["S", 4, "PRO-CZ-S"]],
      },
    ],
  );
});

for (const [file, left] of [
  ["06-one-free-row-refuses-all.csv", "Naklejka Gratis"],
  ["07-woo-no-price-refuses-all.csv", "Szkic bez ceny"],
] as const) {
  void moved(
    `a draft without a price is left out by name and holds nothing up: ${file.slice(0, 2)}`,
    file,
    async (t, path) => {
      const { read, products } = await takenIn(t, path);
      assert.equal(products.length, 1);
      assert.deepEqual(read.warnings, [{ row: 3, text: `'${left}' is a draft without a price: left out.` }]);
    },
  );
}

void moved(
  "WooCommerce: a tax class that cannot be known is asked about, never 23 % silently",
  "08-woo-tax-class-becomes-23.csv",
  async (t, file) => {
    const asked = await takenIn(t, file);
    assert.match(
      asked.problems[0]!.text,
      /'reduced-rate' \(1\), 'none' \(1\)\. Say it with --tax "reduced-rate=…, none=…"; rates are 23, 8, 5, 0, zw/,
    );
    const answered = await takenIn(t, file, { tax: understood(readTaxes("reduced-rate=5, none = zw.")) });
    assert.deepEqual(
      answered.products.map(({ vatRate }) => vatRate),
      ["5", "zw"],
    );
    assert.match(readTaxes("reduced-rate=7") as string, /no tax class with its VAT/);
  },
);

void moved(
  "Shopify: everything is taken over into its place or named",
  "10-shopify-tags-seo-alt-metafields-dropped.csv",
  async (t, file) => {
    const { read, products } = await takenIn(t, file);
    const [oil] = products;
    assert.deepEqual(
      [oil!.searchTitle, oil!.searchDescription, oil!.searchWords, oil!.measure, oil!.details, oil!.categories],
      [
        { pl: "Olejek do brody 100 ml | Próba" },
        { pl: "Krótki opis do wyszukiwarki." },
        "nowosc, bestseller, lato",
        { amount: 100, unit: "ml" },
        [{ name: { pl: "Skład", en: "Composition", cz: "Složení" }, value: { pl: "Olej 100 %" } }],
        ["olejki"],
      ],
    );
    assert.deepEqual(read.notTaken, [
      { what: "Cost per item", rows: 1 },
      { what: "pictures inside descriptions", rows: 1 },
      { what: "Product Category, Google's taxonomy", rows: 1 },
      { what: "Image Alt Text without a picture", rows: 1 },
      { what: "Variant Barcode that is no bar code", rows: 1 },
    ]);
  },
);

void moved(
  "Shopify: another currency is refused where there is no price for Poland, which is read where there is",
  "12-shopify-foreign-currency-as-pln.csv",
  async (t, file) => {
    const { products } = await takenIn(t, file);
    assert.equal(products[0]!.realPrice, 21900);
    const { problems } = await takenIn(t, "Handle,Title,Variant Price,Variant Inventory Qty\na,A,€49.00,1\n");
    assert.deepEqual(problems, [
      {
        row: 2,
        column: "Variant Price",
        value: "€49.00",
        text: "'€49.00' is a price in EUR, and this shop's are in PLN.",
      },
    ]);
  },
);

void moved(
  "PrestaShop: the list of products as its Polish back office exports it",
  "13-prestashop-polish-list-export-REFUSED.csv",
  async (t, file) => {
    const { read, products } = await takenIn(t, file);
    assert.equal(read.format, "PrestaShop");
    assert.deepEqual(
      products.map(({ handle, name, realPrice, categories, variants, vatRate, shown }) => ({
        handle,
        vatRate,
        name: name.pl,
        realPrice,
        categories,
        quantity: variants[0]!.quantity,
        shown,
      })),
      [
        {
          handle: "BL-21",
          vatRate: "23",
          name: "Bluza Próba",
          realPrice: 19900,
          categories: ["bluzy"],
          quantity: 9,
          shown: true,
        },
      ],
    );
    assert.deepEqual(read.notTaken, [{ what: "Pozycja", rows: 1 }]);
  },
);

void moved("a file in Windows-1250 is read, and it is said", "15-shopify-windows-1250.csv", async (t, file) => {
  const { read, products } = await takenIn(t, file);
  assert.deepEqual([products[0]!.manufacturer, products[0]!.description.pl], ["Próba", "<p>Opis próbny.</p>"]);
  assert.match(read.warnings[0]!.text, /old code page Windows-1250/);
});

void moved(
  "Shopify: an app's tag and Google's taxonomy are no menu until a map of categories says so",
  "18-shopify-app-tag-becomes-category.csv",
  async (t, file) => {
    const { read, products, categories } = await takenIn(t, file);
    assert.deepEqual(
      [products.map(({ categories: keys }) => keys), categories, read.homeless],
      [[[], []], [], ["Bluza Tag", "Bluza Taksonomia"]],
    );
    assert.deepEqual(
      read.categoryProposals.map(({ word, products: count, category }) => [word, count, category]),
      [
        ["tag: app-ukryty", 1, ""],
        ["tag: bluza", 2, ""],
        ["taxonomy: Apparel & Accessories > Clothing > Clothing Tops > Hoodies", 1, "Hoodies"],
      ],
    );
    const map = understood(
      await readCategoryMap(
        Readable.from([Buffer.from("word,products,category\ntag: bluza,2,Odzież > Bluzy\ntag: app-ukryty,1,\n")]),
      ),
    );
    const placed = await takenIn(t, file, { categories: map });
    assert.deepEqual(
      [placed.products.map(({ categories: keys }) => keys), placed.read.homeless],
      [[["odziez/bluzy"], ["odziez/bluzy"]], []],
    );
  },
);

void moved("Bruk: columns that are not read are named", "21-bruk-sale-dates.csv", async (t, file) => {
  const { read, products } = await takenIn(t, file);
  assert.equal(products[0]!.realPrice, 3900);
  assert.deepEqual(read.notTaken, [
    { what: "sale_from", rows: 1 },
    { what: "sale_to", rows: 1 },
  ]);
});

void moved(
  "Bruk: a file of prices changes prices, whatever else the goods have, and is refused where the shop does not have them",
  "19-bruk-partial-edit-REFUSED.csv",
  async (t, file) => {
    assert.deepEqual(
      [...new Set((await takenIn(t, file)).problems.map(({ row, column }) => `${row} ${column}`))],
      ["2 name_pl", "2 quantity"],
    );
    const { pool } = await testDatabase(t);
    const bring = async (path: string) =>
      importCatalogue(pool, (await readCatalogueFile(path, { now })).catalogue, {
        check: false,
        sanitise,
        pictures: async () => [],
      });
    const state = async () =>
      (
        await pool.query(
          "SELECT p.product_name, p.description, p.weight, v.attribute_values, v.sku, v.quantity, v.shown, v.real_price FROM products p JOIN variants v USING (product_id) ORDER BY v.variant_id",
        )
      ).rows;
    await bring(join(folder, "01-two-axes-page-shows-one.csv"));
    const before = await state();
    const result = await bring(file);
    assert.deepEqual(result.kind === "imported" && [result.changed, result.counts.prices.changed], [1, before.length]);
    assert.deepEqual(
      await state(),
      before.map((row) => ({ ...row, real_price: 17_900 })),
    );
  },
);

test("what a picture shows comes with it, stays with it when pictures change places, and goes out and in again", async (t) => {
  const file = (first: string, second: string) =>
    `Handle,Title,Variant Price,Variant Inventory Qty,Image Src,Image Position,Image Alt Text,Variant Image,Option1 Name,Option1 Value\na,A,70,1,${first},1,Przód,b.png,Size,S\na,,70,1,${second},2,Tył | bok,a.png,Size,M\n`;
  const { pool } = await testDatabase(t);
  const bring = async (text: string) =>
    withoutCounts(
      await importCatalogue(pool, (await readCatalogue(Readable.from([Buffer.from(text)]), { now })).catalogue, {
        check: false,
        sanitise,
        pictures: async ({ pictures }) => pictures.filter((name) => name !== "gone.png"),
      }),
    );
  await pool.query(
    "INSERT INTO pictures (file, width, height, bytes, sha256) SELECT file, 1, 1, 1, file FROM unnest('{a.png,b.png}'::text[]) AS file",
  );
  assert.deepEqual(await bring(file("a.png", "b.png")), { kind: "imported", created: 1, changed: 0, unchanged: 0 });
  assert.deepEqual(await bring(file("a.png", "b.png")), { kind: "imported", created: 0, changed: 0, unchanged: 1 });
  const shown = async () =>
    (await pool.query("SELECT file, alt ->> 'pl' AS alt FROM product_pictures ORDER BY position")).rows.map(
      ({ file: name, alt }) => [name, alt],
    );
  assert.deepEqual(await shown(), [
    ["a.png", "Przód"],
    ["b.png", "Tył / bok"],
  ]);
  await bring(
    "kind,handle,name_pl,manufacturer,price,quantity,attribute1_pl,pictures\nproduct,a,A,,70,,Rozmiar,b.png | a.png\nvariant,a,,,,1,S,\nvariant,a,,,,1,M,\n",
  );
  assert.deepEqual(await shown(), [
    ["b.png", "Tył / bok"],
    ["a.png", "Przód"],
  ]);
  await bring(file("gone.png", "b.png"));
  assert.deepEqual((await shown())[0], ["b.png", "Tył / bok"], "a missing picture's text is nobody else's");
});

/** A file, or a text, in a shop of its own. */
async function takenIn(t: TestContext, file: string, answers: Answers = {}) {
  const { pool } = await testDatabase(t);
  const read: CatalogueRead = file.includes("\n")
    ? await readCatalogue(Readable.from([Buffer.from(file)]), { now, answers })
    : await readCatalogueFile(file, { now, answers });
  const result = await importCatalogue(pool, read.catalogue, { check: false, sanitise, pictures: async () => [] });
  const categories = await knownCategories(pool);
  const products = await productsAfter(pool, {
    handle: "",
    limit: 100,
    keys: new Map(categories.map(({ id, key }) => [id, key])),
  });
  return { read, problems: result.kind === "refused" ? result.problems : [], products, categories };
}

function understood<T>(answer: T | string): T {
  if (typeof answer === "string") assert.fail(answer);
  return answer;
}

// One long file: a table of files that have some columns, of each system, imported over the same shop.
import assert from "node:assert/strict";
import { Readable } from "node:stream";
import { test, type TestContext } from "node:test";
import { testDatabase } from "../../../test/database.ts";
import type { Pool } from "../../database/connect.ts";
import { exportCatalogue } from "./export-catalogue.ts";
import { type CatalogueRead, readCatalogue } from "../../integrations/catalogue-files/read-catalogue.ts";
import type { CatalogueProduct } from "../../domain/catalogue/catalogue.ts";
import { sanitise } from "../../integrations/sanitise.ts";
import { importCatalogue, type Imported } from "./import-catalogue.ts";

const now = new Date("2026-11-26T12:00:00Z");
const whole = `kind,handle,name_pl,name_en,manufacturer,categories,price,catalogue_price,quantity,sku,gtin,weight,attribute1_pl,pictures,picture_texts_pl,description_pl,colour_pl,details_pl
product,bluza,Bluza,Hoodie,Rampa,bluzy,199,,,,,700,Rozmiar,a.png,Przód,<p>Opis</p>,czarny,"Materiał: bawełna
Krój: luźny"
variant,bluza,,,,,,,3,B-S,5901234123457,,S,a.png,,,,
variant,bluza,,,,,,,4,B-M,,,M,,,,,
variant,bluza,,,,,249,299,5,B-L,,,L,,,,,
product,kubek,Kubek,Mug,Rampa,dom,49,,12,K-1,,300,,a.png,,,,
`;

test("a file of some columns changes only those of products the shop knows", async (t) => {
  const files: [string, (products: Record<string, CatalogueProduct>) => void][] = [
    [
      "kind,handle,price\nproduct,bluza,179.00\n",
      ({ bluza }) => {
        bluza!.realPrice = 17_900;
        for (const variant of bluza!.variants.slice(0, 2)) variant.price = 17_900;
      },
    ],
    [
      "kind,handle,catalogue_price\nproduct,kubek,59.00\n",
      ({ kubek }) => {
        kubek!.cataloguePrice = 5_900;
        kubek!.variants[0]!.before = 5_900;
      },
    ],
    [
      "kind,handle,weight\nproduct,bluza,650\nproduct,kubek,310\n",
      ({ bluza, kubek }) => {
        bluza!.weight = 650;
        kubek!.weight = 310;
      },
    ],
    [
      "kind,handle,name_en\nproduct,kubek,Cup\n",
      ({ kubek }) => {
        kubek!.name.en = "Cup";
        kubek!.otherUrls!.en = "en/cup/";
      },
    ],
    [
      "kind,handle,name_pl\nproduct,kubek,Kubeczek\n",
      ({ kubek }) => {
        kubek!.name.pl = "Kubeczek";
        kubek!.otherUrls!.cz = "cz/kubeczek/";
      },
    ],
    [
      "kind,handle,description_en\nproduct,bluza,<p>Text</p>\n",
      ({ bluza }) => {
        bluza!.description.en = "<p>Text</p>";
      },
    ],
    [
      "kind,handle,search_title_en\nproduct,bluza,Title\n",
      ({ bluza }) => {
        bluza!.searchTitle!.en = "Title";
      },
    ],
    [
      "kind,handle,picture_texts_en\nproduct,bluza,Front\n",
      ({ bluza }) => {
        bluza!.pictureTexts![0]!.en = "Front";
      },
    ],
    [
      "kind,handle,picture_captions_pl,picture_focus,picture_roles\nproduct,bluza,Model ma 184 cm,30 20,model\n",
      ({ bluza }) => {
        bluza!.pictureCaptions![0] = { pl: "Model ma 184 cm" };
        bluza!.pictureFocus = [{ x: 30, y: 20 }];
        bluza!.pictureRoles = ["model"];
      },
    ],
    [
      "kind,handle,colour_en\nproduct,bluza,black\n",
      ({ bluza }) => {
        bluza!.colour!.en = "black";
      },
    ],
    [
      "kind,handle,colour_pl\nproduct,bluza,grafit\n",
      ({ bluza }) => {
        bluza!.colour!.pl = "grafit";
      },
    ],
    [
      'kind,handle,details_en\nproduct,bluza,"Fabric: wool\nCut: loose"\n',
      ({ bluza }) => {
        bluza!.details = [
          { name: { pl: "Materiał", en: "Fabric" }, value: { pl: "bawełna", en: "wool" } },
          { name: { pl: "Krój", en: "Cut" }, value: { pl: "luźny", en: "loose" } },
        ];
      },
    ],
    [
      'kind,handle,details_pl\nproduct,bluza,"Materiał: len\nKrój: wąski"\n',
      ({ bluza }) => {
        bluza!.details![0]!.value.pl = "len";
        bluza!.details![1]!.value.pl = "wąski";
      },
    ],
    [
      "kind,handle,pictures\nproduct,kubek,b.png\n",
      ({ kubek }) => {
        kubek!.pictures = ["b.png"];
      },
    ],
    [
      "kind,handle,manufacturer,categories\nproduct,kubek,Kostka,bluzy\n",
      ({ kubek }) => {
        kubek!.manufacturer = "Kostka";
        kubek!.categories = ["bluzy"];
      },
    ],
    [
      "kind,handle,sku\nproduct,kubek,K-2\n",
      ({ kubek }) => {
        kubek!.variants[0]!.sku = "K-2";
      },
    ],
    ["kind,handle,quantity,quantity_known\nproduct,kubek,7,12\n", ({ kubek }) => counted(kubek!, 0, 7)],
    // Of the variants some are named, in an order of their own.
    [
      "kind,handle,attribute1_pl,quantity,quantity_known\nproduct,bluza,Rozmiar,,\nvariant,bluza,M,0,4\nvariant,bluza,S,8,3\n",
      ({ bluza }) => {
        counted(bluza!, 0, 8);
        counted(bluza!, 1, 0);
      },
    ],
    [
      "kind,handle,attribute1_pl,price\nproduct,bluza,Rozmiar,199\nvariant,bluza,L,239\n",
      ({ bluza }) => {
        bluza!.variants[2]!.price = 23_900;
      },
    ],
    [
      "kind,handle,attribute1_pl,price\nproduct,bluza,Rozmiar,189\n",
      ({ bluza }) => {
        bluza!.realPrice = 18_900;
        for (const variant of bluza!.variants.slice(0, 2)) variant.price = 18_900;
      },
    ],
    [
      "kind,handle,attribute1_pl,gtin\nproduct,bluza,Rozmiar,\nvariant,bluza,M,4006381333931\n",
      ({ bluza }) => {
        bluza!.variants[1]!.gtin = "4006381333931";
      },
    ],
    [
      "kind,handle,sku,price\nproduct,bluza,,199\nvariant,bluza,B-L,229\n",
      ({ bluza }) => {
        bluza!.variants[2]!.price = 22_900;
      },
    ],
    // A product in sizes needs no quantity in its own row.
    [
      "kind,handle,name_pl,price,quantity\nproduct,bluza,Bluza zimowa,199,\n",
      ({ bluza }) => {
        bluza!.name.pl = "Bluza zimowa";
        bluza!.otherUrls!.cz = "cz/bluza-zimowa/";
      },
    ],
    [
      "kind,handle,url\nproduct,kubek,kubki/duzy/\n",
      ({ kubek }) => {
        kubek!.url = "kubki/duzy/";
      },
    ],
    [
      "kind,handle,url_en\nproduct,kubek,mugs/big\n",
      ({ kubek }) => {
        kubek!.otherUrls!.en = "en/mugs/big/";
      },
    ],
  ];
  for (const [file, change] of files) {
    const { pool } = await shop(t);
    await bring(pool, whole);
    const before = await products(pool);
    const result = await bring(pool, file);
    assert.equal(result.kind, "imported", `${file}${JSON.stringify(result)}`);
    change(before);
    assert.deepEqual(await products(pool), before, file);
    const again = await bring(pool, file);
    assert.deepEqual([again.kind === "imported" && again.changed, await products(pool)], [0, before], `${file} again`);
  }
});

test("a file of some columns changes only those of categories and brands, and a new category needs a name", async (t) => {
  const { pool } = await shop(t);
  await bring(
    pool,
    "kind,handle,name_pl,name_en,url,pictures,position,description_pl,producer,producer_address,producer_email\ncategory,dom,Dom,Home,dom/,b.png,3,<p>Dom</p>,,,\nmanufacturer,,Rampa,,rampa/,,,<p>Rampa</p>,Rampa s.c.,Boczna 1,r@rampa.example\n",
  );
  const places = async () =>
    (
      await pool.query(
        "SELECT category_name AS name, category_image AS image, position, description FROM categories WHERE category_url = 'dom' UNION ALL SELECT NULL, producer_name, 0, description FROM manufacturers ORDER BY position",
      )
    ).rows;
  const [brand, category] = await places();
  const files: [string, object, object][] = [
    [
      "kind,handle,name_pl,position\ncategory,dom,Dom i kuchnia,3\nmanufacturer,,Rampa,\n",
      brand,
      { ...category, name: { pl: "Dom i kuchnia", en: "Home" } },
    ],
    ["kind,handle,name_en\ncategory,DOM,House\n", brand, { ...category, name: { pl: "Dom i kuchnia", en: "House" } }],
    [
      "kind,handle,name_pl,description_en\ncategory,dom,Dom,<p>House</p>\nmanufacturer,,Rampa,<p>Ramp</p>\n",
      { ...brand, description: { ...brand.description, en: "<p>Ramp</p>" } },
      { ...category, name: { pl: "Dom", en: "House" }, description: { ...category.description, en: "<p>House</p>" } },
    ],
  ];
  for (const [file, ...expected] of files) {
    assert.equal((await bring(pool, file)).kind, "imported");
    assert.deepEqual(await places(), expected, file);
  }
  assert.deepEqual(await bring(pool, "kind,handle,position\ncategory,ogrod,4\n"), {
    kind: "refused",
    problems: [
      {
        row: 2,
        column: "name_pl",
        value: "",
        text: "The shop has no category 'ogrod', and a new one needs the column name_pl: a name in Polish.",
      },
    ],
  });
});

test("translations of values stay where a file does not name their language", async (t) => {
  const { pool } = await shop(t);
  await bring(
    pool,
    "kind,handle,name_pl,price,quantity,attribute1_pl,attribute1_en\nproduct,x,X,10,,Kolor,Colour\nvariant,x,,,1,czarny,black\n",
  );
  const value = async () => (await products(pool))["x"]!.variants[0]!.values[0];
  await bring(pool, "kind,handle,name_pl,price,quantity,attribute1_pl\nproduct,x,X,10,,Kolor\nvariant,x,,,1,czarny\n");
  assert.deepEqual(await value(), { pl: "czarny", en: "black" });
  await bring(
    pool,
    "kind,handle,name_pl,price,quantity,attribute1_pl,attribute1_en\nproduct,x,X,10,,Kolor,\nvariant,x,,,1,czarny,\n",
  );
  assert.deepEqual(await value(), { pl: "czarny" });
});

test("what is new in a file of some columns is told its row, the column it needs and how that is written; the rest can come in without it", async (t) => {
  const { pool } = await shop(t);
  await bring(pool, whole);
  const before = await products(pool);
  const refused = async (file: string) => {
    const result = await bring(pool, file);
    assert.deepEqual(await products(pool), before, file);
    return result.kind === "refused" && result.problems.map(({ row, column, text }) => [row, column, text]);
  };
  const prices = "kind,handle,price\nproduct,nowy,179.00\nproduct,kubek,59\n";
  assert.deepEqual(await refused(prices), [
    [2, "name_pl", "The shop has no product 'nowy', and a new one needs the column name_pl: a name in Polish."],
    [
      2,
      "quantity",
      "The shop has no product 'nowy', and a new one needs the column quantity: a whole number of pieces like 12.",
    ],
  ]);
  assert.deepEqual(
    await refused("kind,handle,weight\nproduct,nowy,1\n").then(
      (problems) => problems && problems.map(([, column]) => column),
    ),
    ["name_pl", "price", "quantity"],
  );
  const sold =
    "'bluza' is sold in variants: rows of them, with their attributes or the SKUs the shop has, say what there is of each.";
  assert.deepEqual(await refused("kind,handle,quantity\nproduct,bluza,5\n"), [[2, undefined, sold]]);
  assert.deepEqual(await refused("kind,handle,sku,price\nproduct,bluza,,5\nvariant,bluza,B-XL,4\n"), [
    [3, undefined, sold],
  ]);
  assert.deepEqual(await refused("kind,handle,attribute1_pl,sku\nproduct,bluza,Rozmiar,\nvariant,bluza,XL,B-XL\n"), [
    [
      3,
      "quantity",
      "The shop has no such variant, and a new one needs the column quantity: a whole number of pieces like 12.",
    ],
  ]);
  assert.deepEqual(
    await refused("kind,handle,attribute1_pl,price\nproduct,bluza,Rozmiar,9\nvariant,bluza,S,8\nvariant,bluza,S,7\n"),
    [[4, undefined, "The variant 'S' stands in row 3 already."]],
  );
  assert.deepEqual(await refused("kind,handle,price\nproduct,kubek,\n"), [[2, "price", "The price is missing."]]);
  assert.deepEqual(await refused("kind,handle,quantity\nproduct,kubek,\n"), [
    [2, "quantity", "The quantity is missing."],
  ]);
  assert.deepEqual(await refused("kind,handle,catalogue_price\nproduct,kubek,39\n"), [
    [2, "catalogue_price", "The catalogue price 39.00 must be above the price 49.00."],
  ]);
  assert.deepEqual(await refused("kind,handle,details_en\nproduct,bluza,A: b\n"), [
    [
      2,
      undefined,
      "The details have 1 lines, and 2 in Polish: the column details_pl is needed where they are to be others.",
    ],
  ]);
  const rest = await bring(pool, prices, { skipBad: true });
  assert.deepEqual(rest.kind === "imported" && [rest.changed, rest.left!.map(({ row, product }) => [row, product])], [
    1,
    [
      [2, "nowy"],
      [2, "nowy"],
    ],
  ]);
  assert.equal((await products(pool))["kubek"]!.realPrice, 5_900);
});

test("a column that is misspelt is named with the one that is meant, one that is nothing alike by itself", async () => {
  const { notTaken } = await read(
    "kind,handle,pirce,catalog_price,name-en,description,Quantity known,magazyn\nproduct,kubek,1,2,3,4,5,6\n",
  );
  assert.deepEqual(
    notTaken.map(({ what, nearest }) => [what, nearest]),
    [
      ["pirce", "price"],
      ["catalog_price", "catalogue_price"],
      ["name-en", "name_en"],
      ["description", "description_pl"],
      ["Quantity known", "quantity_known"],
      ["magazyn", undefined],
    ],
  );
  const { catalogue } = await read("kind,handel,price\nproduct,kubek,1\n");
  assert.match(catalogue.problems[0]!.text, /Of 'handel' perhaps 'handle' is meant/);
});

test("the result counts what was done to products, variants, prices, stock, categories, brands, pictures and redirects", async (t) => {
  const { pool } = await shop(t);
  const nothing = {
    variants: { created: 0, changed: 0, hidden: 0 },
    prices: { changed: 0 },
    stock: { changed: 0, left: 0 },
    categories: { created: 0, changed: 0 },
    manufacturers: { created: 0, changed: 0 },
    pictures: { added: 0, removed: 0 },
    redirects: { created: 0 },
  };
  const done = async (file: string) => {
    const result = await bring(pool, file);
    assert.ok(result.kind === "imported", JSON.stringify(result));
    const { created, changed, unchanged, counts } = result;
    return { created, changed, unchanged, ...counts };
  };
  assert.deepEqual(await done(whole), {
    ...nothing,
    created: 2,
    changed: 0,
    unchanged: 0,
    variants: { created: 4, changed: 0, hidden: 0 },
    categories: { created: 2, changed: 0 },
    manufacturers: { created: 1, changed: 0 },
    pictures: { added: 2, removed: 0 },
  });
  assert.deepEqual(await done(whole), { ...nothing, created: 0, changed: 0, unchanged: 2 });
  assert.deepEqual(await done("kind,handle,price\nproduct,bluza,179\nproduct,kubek,49\n"), {
    ...nothing,
    created: 0,
    changed: 1,
    unchanged: 1,
    variants: { created: 0, changed: 2, hidden: 0 },
    prices: { changed: 2 },
  });
  assert.deepEqual(await done("kind,handle,pictures\nproduct,kubek,b.png\n"), {
    ...nothing,
    created: 0,
    changed: 1,
    unchanged: 0,
    pictures: { added: 1, removed: 1 },
  });
  assert.deepEqual(await done("kind,handle,url\nproduct,kubek,kubeczek/\n"), {
    ...nothing,
    created: 0,
    changed: 1,
    unchanged: 0,
    redirects: { created: 1 },
  });
  assert.deepEqual(
    await done("kind,handle,name_pl,description_pl\ncategory,dom,Mieszkanie,\nmanufacturer,,Rampa,<p>x</p>\n"),
    {
      ...nothing,
      created: 0,
      changed: 0,
      unchanged: 0,
      categories: { created: 0, changed: 1 },
      manufacturers: { created: 0, changed: 1 },
      // Its pages in two languages follow its name.
      redirects: { created: 2 },
    },
  );
  assert.deepEqual(await done("kind,handle,quantity,quantity_known\nproduct,kubek,13,12\n"), {
    ...nothing,
    created: 0,
    changed: 1,
    unchanged: 0,
    variants: { created: 0, changed: 1, hidden: 0 },
    stock: { changed: 1, left: 0 },
  });
  assert.deepEqual(
    await done(
      "kind,handle,name_pl,price,quantity,attribute1_pl\nproduct,bluza,Bluza,179,,Rozmiar\nvariant,bluza,,,3,S\nvariant,bluza,,,9,XL\n",
    ),
    { ...nothing, created: 0, changed: 1, unchanged: 0, variants: { created: 1, changed: 0, hidden: 2 } },
  );
});

async function shop(t: TestContext): Promise<{ pool: Pool }> {
  const { pool } = await testDatabase(t);
  await pool.query(
    "INSERT INTO pictures (file, width, height, bytes, sha256) SELECT file, 1, 1, 1, file FROM unnest('{a.png,b.png}'::text[]) AS file",
  );
  return { pool };
}

async function read(file: string): Promise<CatalogueRead> {
  return readCatalogue(Readable.from([Buffer.from(file)]), { now });
}

async function bring(pool: Pool, file: string, { skipBad = false } = {}): Promise<Imported> {
  return importCatalogue(pool, (await read(file)).catalogue, {
    check: false,
    skipBad,
    sanitise,
    pictures: async ({ pictures }) => pictures,
  });
}

/** So many pieces after one more movement. */
function counted(product: CatalogueProduct, index: number, quantity: number): void {
  const variant = product.variants[index]!;
  Object.assign(variant, { quantity, known: { quantity, movements: variant.known!.movements! + 1 } });
}

async function products(pool: Pool): Promise<Record<string, CatalogueProduct>> {
  const all: Record<string, CatalogueProduct> = {};
  await exportCatalogue(pool, {
    category: async () => {},
    manufacturer: async () => {},
    product: async (product) => void (all[product.handle] = product),
  });
  return all;
}

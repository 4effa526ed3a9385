// One long file: a table of files that are refused, and of what is read from those that are not.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import type { CatalogueProduct } from "../../domain/catalogue/catalogue.ts";
import { brukColumns } from "./bruk-columns.ts";
import { readComposition } from "./bruk-facts.ts";
import { type CatalogueRead, readCatalogue, readCatalogueFile } from "./read-catalogue.ts";

const now = new Date("2026-06-01T12:00:00Z");
const shopifyHeader =
  "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src,Image Position,Status";
const wooHeader =
  'ID,Type,SKU,Name,Published,"Visibility in catalog","Short description",Description,"Date sale price ends","In stock?",Stock,"Weight (kg)","Sale price","Regular price",Categories,Images,Parent,"Attribute 1 name","Attribute 1 value(s)","Attribute 2 name","Attribute 2 value(s)"';

const real = join(import.meta.dirname, "../../../../shared/real/shopify-apparel.csv");
test(
  "Shopify's own sample file",
  { skip: existsSync(real) ? false : "the sample file is not on this machine" },
  async () => {
    const { format, catalogue, warnings } = await readCatalogueFile(real, { now });
    assert.equal(format, "Shopify");
    assert.deepEqual([catalogue.problems, warnings], [[], []]);
    assert.equal(catalogue.products.length, 20);
    assert.deepEqual(catalogue.categories, [], "its tags are no menu");
    const [shirt, top] = catalogue.products;
    assert.deepEqual(
      pick(
        shirt!,
        "handle",
        "name",
        "manufacturer",
        "categories",
        "searchWords",
        "realPrice",
        "attributes",
        "variants",
        "shown",
        "weight",
      ),
      {
        handle: "ocean-blue-shirt",
        name: { pl: "Ocean Blue Shirt" },
        manufacturer: "partners-demo",
        categories: [],
        searchWords: "men",
        realPrice: 5000,
        attributes: [],
        variants: [{ row: 2, values: [], sku: null, quantity: 1 }],
        shown: true,
        weight: 0,
      },
    );
    assert.deepEqual(top!.attributes, [{ pl: "Rozmiar", en: "Size", cz: "Velikost" }]);
    assert.deepEqual(
      top!.variants.map(({ row, values, quantity }) => [row, values[0]!.pl, quantity]),
      [
        [3, "Small", 1],
        [4, "Medium", 1],
        [5, "Large", 1],
      ],
    );
  },
);

test("Shopify: variant rows, pictures in their order, drafts, untracked stock, reductions", async () => {
  const { catalogue, warnings } = await read(
    [
      shopifyHeader,
      'bluza,Bluza,"<p>Ciepła, ""gruba""</p>',
      'druga linia",Zygzak,Clothing > Hoodies,"a, b",TRUE,Size,S,Color,Black,B-S,450,shopify,3,deny,199.00,249.00,https://x.example/2.jpg,2,active',
      "bluza,,,,,,,,M,,Black,B-M,460,shopify,-2,deny,199.00,249.00,https://x.example/1.jpg,1,",
      "bluza,,,,,,,,L,,Black,B-L,460,,0,deny,209.00,,,,",
      "bluza,,,,,,,,,,,,,,,,,,https://x.example/3.jpg,3,",
      "",
      "czapka,Czapka,Bez ramek,,,zima,TRUE,Title,Default Title,,,C,90,shopify,5,deny,70,0,,,draft",
    ].join("\r\n"),
  );
  assert.deepEqual(catalogue.problems, []);
  assert.deepEqual(
    warnings.map(({ row }) => row),
    [4],
  );
  assert.match(warnings[0]!.text, /'Bluza'.*taken as 100 pieces/);
  assert.deepEqual(
    catalogue.categories.map(({ key, name }) => [key, name.pl]),
    [
      ["clothing", "Clothing"],
      ["clothing/hoodies", "Hoodies"],
    ],
  );
  const [hoodie, cap] = catalogue.products;
  assert.deepEqual(pick(hoodie!, "description", "realPrice", "cataloguePrice", "weight", "pictures", "categories"), {
    description: { pl: '<p>Ciepła, "gruba"</p>\r\ndruga linia' },
    realPrice: 19900,
    cataloguePrice: 24900,
    weight: 460,
    pictures: ["https://x.example/1.jpg", "https://x.example/2.jpg", "https://x.example/3.jpg"],
    categories: ["clothing/hoodies"],
  });
  assert.deepEqual(
    hoodie!.attributes.map(({ pl }) => pl),
    ["Rozmiar", "Kolor"],
  );
  assert.deepEqual(
    hoodie!.variants.map(({ row, values, quantity, price, before }) => [
      row,
      values.map(({ pl }) => pl),
      quantity,
      price,
      before,
    ]),
    [
      [2, ["S", "Black"], 3, 19900, 24900],
      [3, ["M", "Black"], 0, 19900, 24900],
      [4, ["L", "Black"], 100, 20900, null],
    ],
  );
  assert.equal(cap!.variants[0]!.price, undefined, "the product's");
  assert.deepEqual(pick(cap!, "row", "description", "manufacturer", "shown", "cataloguePrice"), {
    row: 7,
    description: { pl: "<p>Bez ramek</p>" },
    manufacturer: "Bez marki",
    shown: false,
    cataloguePrice: null,
  });
});

test("Shopify: a quantity the file states is what there is; what is taken for one is told", async () => {
  const stockOf = async (columns: string, cells: string) => {
    const { catalogue, warnings } = await read(`Handle,Title,Variant Price,${columns}\na,A,70,${cells}`);
    assert.deepEqual(catalogue.problems, []);
    return [
      catalogue.products[0]!.variants[0]!.quantity,
      warnings.map(({ row, text }) => `${row} ${/taken as \d+ pieces/.exec(text)?.[0]}`),
    ];
  };
  const assumed = [100, ["2 taken as 100 pieces"]];
  assert.deepEqual(await stockOf("Variant Inventory Qty", "0"), [0, []], "no tracker column, so 0 is 0");
  assert.deepEqual(await stockOf("Variant Inventory Qty", "3"), [3, []]);
  assert.deepEqual(await stockOf("Variant Inventory Qty", ""), assumed, "nothing is stated");
  assert.deepEqual(await stockOf("Variant Inventory Tracker,Variant Inventory Qty", "shopify,0"), [0, []]);
  assert.deepEqual(
    await stockOf("Variant Inventory Tracker,Variant Inventory Qty", ",0"),
    assumed,
    "Shopify's way to say 'not counted'",
  );
  assert.deepEqual(
    await stockOf("Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy", "shopify,-4,continue"),
    assumed,
    "sold beyond its stock",
  );
});

test("Bruk: who may buy it, where, its bar code, certificates, guarantee, exception from withdrawal and next delivery; an empty cell takes away, an absent column says nothing", async () => {
  const said = {
    age_min: { cell: "18", name: "ageMin", value: 18, empty: null },
    online_sale: { cell: "nie", name: "onlineSale", value: false, empty: undefined },
    blocked_countries: { cell: "cz SK", name: "blockedCountries", value: ["CZ", "SK"], empty: [] },
    certificates: {
      cell: '"GOTS, CU 812345 https://a.example/gots.pdf |GRS 1"',
      name: "certificates",
      value: [
        { name: "GOTS, CU 812345", url: "https://a.example/gots.pdf" },
        { name: "GRS 1", url: null },
      ],
      empty: [],
    },
    guarantee_years: { cell: "5", name: "guaranteeYears", value: 5, empty: null },
    withdrawal_exception: {
      cell: "madetomeasure",
      name: "withdrawalException",
      value: "madeToMeasure",
      empty: null,
    },
    next_delivery: { cell: "31.12.2026", name: "nextDelivery", value: { day: "2026-12-31" }, empty: null },
  } as const;
  const columns = Object.entries(said);
  const { catalogue } = await read(
    [
      `kind,handle,name_pl,price,quantity,gtin,${columns.map(([column]) => column).join(",")}`,
      `product,bletki,Bletki,9.99,5,5901234123457,${columns.map(([, { cell }]) => cell).join(",")}`,
      `product,czapka,Czapka,49,5,${columns.map(() => ",").join("")}`,
    ].join("\n"),
  );
  assert.deepEqual(catalogue.problems, []);
  const [papers, cap] = catalogue.products;
  const plain = (await read("kind,handle,name_pl,price,quantity\nproduct,czapka,Czapka,49,5")).catalogue.products[0]!;
  for (const [column, { name, value, empty }] of columns) {
    assert.deepEqual([papers![name], cap![name], name in plain], [value, empty, false], column);
  }
  assert.deepEqual([papers!.variants[0]!.gtin, cap!.variants[0]!.gtin], ["5901234123457", null]);
  const wrong =
    (
      await read(
        "kind,handle,name_pl,price,quantity,age_min,online_sale,withdrawal_exception\nproduct,a,A,1,1,old,maybe,never",
      )
    ).catalogue.problems ?? [];
  assert.deepEqual(
    wrong.map(({ row }) => row),
    [2, 2, 2],
  );
});

test("Bruk: the pieces of the next delivery stand beside its day; a wrong cell is told with its row, its column and what stands there", async () => {
  const { catalogue } = await read(
    [
      "kind,handle,name_pl,price,quantity,next_delivery,next_delivery_pieces",
      "product,a,A,1,1,2026-12-31,40",
      "product,b,B,1,1,2026-12-31,",
      "product,c,C,1,1,31.11.2026,40",
      "product,d,D,1,1,,40",
      "product,e,E,1,1,2026-12-31,many",
    ].join("\n"),
  );
  assert.deepEqual(
    catalogue.products.slice(0, 2).map(({ nextDelivery }) => nextDelivery),
    [
      { day: "2026-12-31", pieces: 40 },
      { day: "2026-12-31", pieces: null },
    ],
  );
  assert.deepEqual(
    (catalogue.problems ?? []).map(({ row, column, value }) => [row, column, value]),
    [
      [4, "next_delivery", "31.11.2026"],
      [5, "next_delivery", ""],
      [6, "next_delivery_pieces", "many"],
    ],
  );
});

test("Bruk: the VAT rate as people write it; what is none is an error of its row", async () => {
  const { catalogue } = await read(
    "kind,handle,name_pl,price,quantity,vat_rate\nproduct,a,A,1,1,8%\nproduct,b,B,1,1,zw.\nproduct,c,C,1,1,\nproduct,d,D,1,1,22",
  );
  assert.deepEqual(
    catalogue.products.map(({ vatRate }) => vatRate),
    ["8", "zw", undefined, undefined],
  );
  assert.deepEqual(
    (catalogue.problems ?? []).map(({ row }) => row),
    [5],
  );
});

test("Shopify's newer headers mean the same", async () => {
  const { format, catalogue } = await read(
    "Title,URL handle,Description,Vendor,Product category,Published on online store,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Product image URL\nBluza,bluza,<p>a</p>,Z,Apparel > Hoodies,TRUE,Active,S1,Size,S,100,120,shopify,0,TRUE,300,https://x.example/1.jpg\n,bluza,,,,,,S2,,M,100,120,shopify,4,FALSE,300,",
  );
  assert.equal(format, "Shopify");
  const product = catalogue.products[0]!;
  assert.deepEqual(pick(product, "realPrice", "cataloguePrice", "categories", "weight", "pictures"), {
    realPrice: 10000,
    cataloguePrice: 12000,
    categories: [],
    weight: 300,
    pictures: ["https://x.example/1.jpg"],
  });
  assert.deepEqual(
    product.variants.map(({ sku, quantity }) => [sku, quantity]),
    [
      ["S1", 100],
      ["S2", 4],
    ],
  );
});

test("WooCommerce: variable products with their variations, open attributes, shared stock, reductions that ended", async () => {
  const { format, catalogue, warnings } = await read(
    [
      wooHeader,
      '3,variation,TEE-B,"Tee - Blue",1,visible,,,,1,,,,"90,00",,"https://x.example/b.jpg",TEE,Color,Blue,Size,',
      '1,variable,TEE,"Tom &amp; Jerry tee",1,visible,Krótki,"Długi\\n\\nopis",,1,5,"0,3",,,"Clothing, Clothing > T-shirts","https://x.example/1.jpg, https://x.example/2.jpg",,Color,"Red, Blue",Size,"S, M"',
      '2,variation,TEE-R,"Tee - Red",1,visible,,,,1,4,,80,"90,00",,,id:1,Color,Red,Size,S',
      '4,simple,BELT,Belt,1,visible,Pas,,2026-05-01,1,,.5,55,65,"Acc\\, essories",,,Material,"Leather, Steel",,',
      "5,grouped,SET,Set,1,visible,,,,1,,,,,,,,,,,",
      "6,simple,HAT,Hat,-1,visible,,,2026-06-01,0,9,,55,65,,,,,,,",
    ].join("\n"),
  );
  assert.equal(format, "WooCommerce");
  assert.deepEqual(catalogue.problems, []);
  assert.deepEqual(
    warnings.map(({ row }) => row),
    [5, 6],
  );
  assert.match(warnings[0]!.text, /'Belt'.*taken as 100 pieces/);
  const [tee, belt, hat] = catalogue.products;
  assert.deepEqual(
    pick(
      tee!,
      "handle",
      "slug",
      "name",
      "description",
      "realPrice",
      "cataloguePrice",
      "categories",
      "weight",
      "pictures",
    ),
    {
      handle: "TEE",
      slug: "tom-jerry-tee",
      name: { pl: "Tom & Jerry tee" },
      description: { pl: "<p>Długi</p><p>opis</p>" },
      realPrice: 8000,
      cataloguePrice: 9000,
      categories: ["clothing/t-shirts", "clothing"],
      weight: 300,
      pictures: ["https://x.example/1.jpg", "https://x.example/2.jpg", "https://x.example/b.jpg"],
    },
  );
  assert.deepEqual(
    tee!.variants.map(({ row, values, sku, quantity, price, before, picture }) => [
      row,
      values.map(({ pl }) => pl).join(" "),
      sku,
      quantity,
      price,
      before,
      picture,
    ]),
    [
      [2, "Blue S", "TEE-B", 3, 9000, null, "https://x.example/b.jpg"],
      [2, "Blue M", "TEE-B", 2, 9000, null, "https://x.example/b.jpg"],
      [4, "Red S", "TEE-R", 4, 8000, 9000, undefined],
    ],
  );
  assert.deepEqual(
    pick(belt!, "realPrice", "cataloguePrice", "details", "attributes", "variants", "weight", "categories"),
    {
      realPrice: 6500,
      cataloguePrice: null,
      details: [{ name: { pl: "Materiał", en: "Material", cz: "Materiál" }, value: { pl: "Leather, Steel" } }],
      attributes: [],
      variants: [{ row: 5, values: [], sku: "BELT", quantity: 100 }],
      weight: 500,
      categories: ["acc-essories"],
    },
  );
  assert.deepEqual(pick(hat!, "realPrice", "cataloguePrice", "shown", "variants"), {
    realPrice: 5500,
    cataloguePrice: 6500,
    shown: false,
    variants: [{ row: 7, values: [], sku: "HAT", quantity: 0 }],
  });
});

test("Bruk's own file, with semicolons, a byte-order mark and decimal commas", async () => {
  const { format, catalogue } = await read(
    [
      "\ufeffkind;handle;name_pl;name_en;url;manufacturer;categories;price;catalogue_price;quantity;sku;badges;attribute1_pl;attribute1_en;pictures;details_pl;details_en",
      "category;Odziez/bluzy;Bluzy;Hoodies;-;;;;;;;;;;;;",
      'product;bluza;Bluza;;/bluza;Zygzak;Odziez/bluzy | nowe;"1 199,00";1299;;;new bestseller;Rozmiar;Size;a.jpg | b.jpg;"Skład: bawełna: 80%\nKrój\\: x: luźny";"\nCut: loose"',
      "variant;bluza;;;;;;;;3;B-S;;S;;;;",
      "product;deska;Deska;Board;;;;49;;7;D;;;;;;",
    ].join("\r\n"),
  );
  assert.equal(format, "Bruk");
  assert.deepEqual(catalogue.problems, []);
  assert.deepEqual(catalogue.categories, [
    { row: 2, key: "Odziez/bluzy", name: { pl: "Bluzy", en: "Hoodies" }, description: {}, image: "", url: null },
  ]);
  const [hoodie, board] = catalogue.products;
  assert.deepEqual(hoodie, {
    row: 3,
    handle: "bluza",
    unsaid: [
      "weight",
      "colour_pl",
      "colour_en",
      "colour_cz",
      "details_cz",
      "attribute1_cz",
      "attribute2_en",
      "attribute2_cz",
      "attribute3_en",
      "attribute3_cz",
    ],
    name: { pl: "Bluza", en: "" },
    description: {},
    manufacturer: "Zygzak",
    categories: ["Odziez/bluzy", "nowe"],
    weight: 0,
    realPrice: 119900,
    cataloguePrice: 129900,
    badges: ["new", "bestseller"],
    url: "bluza/",
    createdAt: null,
    pictures: ["a.jpg", "b.jpg"],
    attributes: [{ pl: "Rozmiar", en: "Size" }],
    variants: [{ row: 4, values: [{ pl: "S", en: "" }], sku: "B-S", quantity: 3, picture: null }],
    details: [
      { name: { pl: "Skład", en: "" }, value: { pl: "bawełna: 80%", en: "" } },
      { name: { pl: "Krój: x", en: "Cut" }, value: { pl: "luźny", en: "loose" } },
    ],
  });
  assert.deepEqual(board!.variants, [{ row: 5, values: [], sku: "D", quantity: 7 }]);
});

test("the example in docs/catalogue.md is a file as it says", async () => {
  const docs = await readFile(join(import.meta.dirname, "../../../docs/catalogue.md"), "utf8");
  const { format, catalogue } = await read(/```csv\n([^]*?)```/.exec(docs)![1]!);
  assert.equal(format, "Bruk");
  assert.deepEqual(catalogue.problems, []);
  assert.deepEqual(
    catalogue.products.map(({ handle, variants }) => [handle, variants.map(({ quantity }) => quantity)]),
    [
      ["bluza-osiedle", [4, 0]],
      ["kubek", [12]],
    ],
  );
  for (const column of brukColumns)
    assert.ok(docs.includes(`\`${column}\``) || /^(attribute|details_)/.test(column), `${column} is described`);
});

const line = (values: Record<number, string>) =>
  Array.from({ length: 21 }, (_, index) => values[index] ?? "").join(",");
const nasty: [name: string, file: string | Uint8Array, rows: number[], text: RegExp][] = [
  ["an empty file", "", [0], /empty/],
  ["blank lines only", "\n\n\n", [0], /empty/],
  ["a header alone", shopifyHeader, [0], /nothing below/],
  ["an unknown header", "a,b,c\n1,2,3", [1], /no header the shop knows/],
  ["rows without a header", line({ 0: "x", 1: "X", 16: "70" }), [1], /no header the shop knows/],
  [
    "bytes that are no text",
    Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256),
    [0],
    /not text in UTF-8/,
  ],
  [
    "two encodings in one file",
    Uint8Array.from([...Buffer.from("Handle,Title\nżółw,"), 0xb3, 0xf3, 0x64, 0xbc]),
    [0],
    /CSV UTF-8/,
  ],
  ["a workbook", Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0]), [0], /XLSX.*'CSV UTF-8/],
  [
    "a quotation mark that is not closed",
    `${shopifyHeader}\n${line({ 0: "a", 1: "A", 16: "70" })}\nb,"B,x\n${line({ 0: "c", 1: "C", 16: "70" })}\n`,
    [3],
    /never closed/,
  ],
  [
    "a cell of ten million letters",
    `${shopifyHeader}\n${line({ 0: "a", 1: "A", 2: "x".repeat(10_000_000), 16: "70" })}`,
    [2],
    /longer than/,
  ],
  ["NUL characters", `${shopifyHeader}\n${line({ 0: "a", 1: "A\0", 16: "70" })}`, [2], /NUL/],
  [
    "more cells than the header",
    `${shopifyHeader}\n${line({ 0: "a", 1: "A", 16: "70", 20: "active,active" })}`,
    [2],
    /22 cells and the header 21/,
  ],
  [
    "fewer cells in Bruk's own file",
    "kind,handle,name_pl,price,quantity\nproduct,a,A,70",
    [2],
    /4 cells and the header 5/,
  ],
  [
    "a first row without a title, and no price",
    `${shopifyHeader}\n${line({ 0: "a", 16: "70" })}\n${line({ 0: "b", 1: "B" })}\n${line({ 0: "c", 1: "C", 16: "abc" })}`,
    [2, 3, 4],
    /no title/,
  ],
  [
    "a handle that comes again with another title",
    `${shopifyHeader}\n${line({ 0: "a", 1: "A", 16: "70" })}\n${line({ 0: "b", 1: "B", 16: "70" })}\n${line({ 0: "a", 1: "C", 8: "M", 16: "70" })}`,
    [4],
    /row 2 already/,
  ],
  [
    "an orphan variation",
    `${wooHeader}\n9,variation,X,X,1,visible,,,,1,,,,90,,,GONE,Color,Red,,`,
    [2],
    /no product 'GONE'/,
  ],
  [
    "a variable product without variations",
    `${wooHeader}\n9,variable,X,X,1,visible,,,,1,,,,90,,,,Color,Red,,`,
    [2],
    /no variations/,
  ],
  [
    "unknown kinds and values in Bruk's own file",
    "kind,handle,name_pl,price,quantity,shown,attribute1_pl\nthing,a,A,70,1,,\nproduct,b,B,x,y,maybe,\nvariant,c,,,1,,\nproduct,d,D,70,,,",
    [2, 3, 3, 3, 4, 5],
    /no kind of row/,
  ],
];
for (const [name, file, rows, text] of nasty) {
  test(`refused with its rows: ${name}`, async () => {
    const { catalogue } = await read(file);
    assert.deepEqual(
      catalogue.problems.map(({ row }) => row),
      rows,
    );
    assert.match(catalogue.problems.map((problem) => problem.text).join("\n"), text);
  });
}

test("any line ends, 'sep=' of spreadsheets, tabs, UTF-16, short rows and pieces of any size read the same", async () => {
  const file = [shopifyHeader, line({ 0: "a", 1: "Łąka", 2: '"one\ntwo"', 16: "70" }), "b,Żółw,,,,,,,,,,,,,,,80"].join(
    "\n",
  );
  const expected = (await read(file)).catalogue.products.map((product) => pick(product, "handle", "name", "realPrice"));
  assert.equal(expected.length, 2);
  const forms = [
    file.replaceAll(/\n(?=[ab],)/g, "\r\n"),
    file.replaceAll(/\n(?=[ab],)/g, "\r"),
    file.replaceAll(",", "\t"),
    `sep=;\r\n${file.replaceAll(",", ";")}`,
    `\ufeff${file}\n\n`,
  ];
  for (const form of [...forms, Buffer.from(`\ufeff${file}`, "utf16le")]) {
    assert.deepEqual(
      (await read(form)).catalogue.products.map((product) => pick(product, "handle", "name", "realPrice")),
      expected,
    );
    assert.deepEqual(
      (await read(form, 1)).catalogue.products.map((product) => pick(product, "handle", "name", "realPrice")),
      expected,
    );
  }
});

test("a file of which no row has the header's cells is given up, not read for minutes", async () => {
  const { catalogue } = await read(`kind,handle,name_pl,price,quantity\n${"x\n".repeat(100_000)}`);
  const last = catalogue.problems.at(-1);
  assert.match(last?.text ?? "", /another number of cells/);
  assert.ok((last?.row ?? Infinity) < 60_000, `given up at row ${last?.row}`);
});

async function read(file: string | Uint8Array, piece = 1 << 16): Promise<CatalogueRead> {
  const bytes = typeof file === "string" ? Buffer.from(file) : file;
  return readCatalogue(
    (async function* () {
      for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
    })(),
    { now },
  );
}

function pick<K extends keyof CatalogueProduct>(product: CatalogueProduct, ...names: K[]): Pick<CatalogueProduct, K> {
  return Object.fromEntries(names.map((name) => [name, product[name]])) as Pick<CatalogueProduct, K>;
}

test("headers and cells that are nearly all blanks are read like others, not again at each blank", async () => {
  const blanks = " ".repeat(1_000_000);
  assert.equal((await read(`"a${blanks}b",Nazwa`)).format, null);
  assert.deepEqual(readComposition(`cotton 80${blanks}x, polyester 20`), null);
  assert.deepEqual(readComposition(`cotton${blanks}100`), [
    { part: "whole", fibres: [{ fibre: "cotton", percent: 100 }] },
  ]);
});

test("a category of any number of levels lies too deep, and is not written out level by level", async () => {
  const { catalogue } = await read(
    `${shopifyHeader}\nbluza,Bluza,,Zygzak,${"A > ".repeat(200_000)}A,,TRUE,Title,Default Title,,,B,90,shopify,5,deny,70,0,,,active`,
  );
  assert.ok(catalogue.categories.length < 100);
  assert.equal(catalogue.products[0]!.categories[0]!.split("/").length, 20, "too deep for a shop, which is told of it");
});

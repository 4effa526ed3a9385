// One long file: a file of each system we are moved to from, each with what is asked and what becomes of it.
import assert from "node:assert/strict";
import { Readable } from "node:stream";
import { test } from "node:test";
import { exportsOf, wooExport, wooHeaders } from "../../../test/builders/shop-exports.ts";
import type { Answers } from "./answers.ts";
import { proposedFields } from "./mapped-fields.ts";
import { readColumnMap, readTaxes } from "./read-answers.ts";
import { type CatalogueRead, readCatalogue } from "./read-catalogue.ts";

const now = new Date("2026-11-26T12:00:00Z");

for (const [language, header] of Object.entries(wooHeaders)) {
  for (const gtin of [false, true]) {
    test(`WooCommerce's whole export in ${language}${gtin ? ", with bar codes" : ""}`, async () => {
      const file = wooExport(header, { gtin: gtin ? "5901234123457" : null });
      const { format, catalogue } = await read(file);
      assert.equal(format, "WooCommerce");
      assert.deepEqual(catalogue.problems, []);
      assert.deepEqual(
        catalogue.products.map(
          ({
            handle,
            name,
            realPrice,
            cataloguePrice,
            categories,
            weight,
            searchWords,
            attributes,
            variants,
            description,
            pictures,
          }) => ({
            handle,
            name: name.pl,
            realPrice,
            cataloguePrice,
            categories,
            weight,
            searchWords,
            description: description.pl,
            attribute: attributes[0]?.pl,
            pictures,
            variants: variants.map(({ values, sku, quantity, picture, gtin: code }) => [
              values[0]?.pl,
              sku,
              quantity,
              picture,
              code,
            ]),
          }),
        ),
        [
          {
            handle: "PRO",
            name: "Czapka",
            realPrice: 5500,
            cataloguePrice: 5900,
            categories: ["glowa/czapki"],
            weight: 100,
            searchWords: "zima, prezent",
            description: "<p>Długi</p>",
            attribute: "Rozmiar",
            pictures: ["https://x.example/1.jpg", "https://x.example/s.jpg"],
            variants: [["S", "PRO-S", 4, "https://x.example/s.jpg", gtin ? "5901234123457" : undefined]],
          },
        ],
      );
    });
  }
}

interface Expected {
  answers?: Answers;
  products: unknown[];
  notTaken: string[];
}

/** Files as those systems export them, each with what must come of it. */
const systems: Record<string, Expected> = {
  PrestaShop: {
    answers: { tax: new Map([["1", "23"]]) },
    products: [
      {
        handle: "K-7",
        name: "Kubek",
        realPrice: 5000,
        before: null,
        categories: ["dodatki"],
        manufacturer: "Bez marki",
        vat: "23",
        weight: 350,
        shown: true,
        pictures: ["https://x.example/1.jpg", "https://x.example/2.jpg"],
        variants: [[[], "K-7", 12, "5901234123457", undefined]],
        words: "prezent, dom",
        paths: ["index.php?id_product=7", "7-kubek-z-uchem.html"],
      },
    ],
    notTaken: ["Minimal quantity 1"],
  },
  Magento: {
    products: [
      {
        handle: "TEE",
        name: "Tee",
        realPrice: 6900,
        before: 7900,
        categories: ["odziez/koszulki", "nowosci"],
        manufacturer: "Bez marki",
        vat: undefined,
        weight: 200,
        shown: true,
        pictures: ["t/e/1.jpg", "t/e/s.jpg"],
        variants: [
          [["S", "Czarny"], "TEE-S", 5, undefined, "t/e/s.jpg", 6900, 7900],
          [["M", "Czarny"], "TEE-M", 0, undefined, undefined, 7900, null],
        ],
        words: undefined,
        paths: ["tee.html"],
      },
    ],
    notTaken: [
      "attribute_set_code 5",
      "product_websites 5",
      "visibility 4",
      "short_description 1",
      "rows of the store view 'en' 1",
    ],
  },
  Shopware: {
    products: [
      {
        handle: "SW1",
        name: "Deska",
        realPrice: 10000,
        before: null,
        categories: [],
        manufacturer: "Rampa",
        vat: "23",
        weight: 0,
        shown: true,
        pictures: ["https://x.example/d.jpg"],
        variants: [
          [["SW1.1"], "SW1.1", 4, undefined, undefined, 10000, null],
          [["SW1.2"], "SW1.2", 2, undefined, undefined, 12000, null],
        ],
        words: undefined,
        paths: ["deska/SW1"],
      },
    ],
    notTaken: ["tax_id 2", "tax_name 1", "optionIds 2", "categories by number 1"],
  },
  IdoSell: {
    products: [
      {
        handle: "idosell-31",
        name: "Buty Bieg",
        realPrice: 34900,
        before: null,
        categories: ["obuwie/buty"],
        manufacturer: "Rampa",
        vat: "8",
        weight: 0,
        shown: true,
        pictures: ["https://x.example/1.jpg", "https://x.example/2.jpg"],
        variants: [
          [["42"], null, 3, "5901234123457", "https://x.example/1.jpg"],
          [["43"], null, 0, undefined, "https://x.example/1.jpg"],
        ],
        words: undefined,
        paths: ["product-pol-31-buty-bieg.html"],
      },
    ],
    notTaken: ["/warranty@name[pol] 1"],
  },
  Shoper: {
    products: [
      {
        handle: "SH-5",
        name: "Plecak",
        realPrice: 17900,
        before: 19900,
        categories: ["dodatki/plecaki"],
        manufacturer: "Zygzak",
        vat: "23",
        weight: 800,
        shown: true,
        pictures: ["https://x.example/1.jpg", "https://x.example/2.jpg"],
        variants: [[[], "SH-5", 6, undefined, undefined]],
        words: undefined,
        paths: ["pl/p/plecak/5"],
      },
    ],
    notTaken: ["unit 1", "stock_warnlevel 1"],
  },
  BaseLinker: {
    products: [
      {
        handle: "BL-1",
        name: "Skarpety",
        realPrice: 1999,
        before: null,
        categories: ["dodatki"],
        manufacturer: "Zygzak",
        vat: "23",
        weight: 50,
        shown: true,
        pictures: ["https://x.example/1.jpg", "https://x.example/2.jpg"],
        variants: [[[], "BL-1", 40, "5901234123457", undefined]],
        words: undefined,
        paths: [],
      },
    ],
    notTaken: ["Lokalizacja 1"],
  },
};

for (const [name, { answers, products, notTaken }] of Object.entries(systems)) {
  test(`${name}'s export`, async () => {
    const result = await read(exportsOf[name]!, answers);
    assert.equal(result.format, name);
    assert.deepEqual(result.catalogue.problems, []);
    assert.deepEqual(shown(result), products);
    assert.deepEqual(
      result.notTaken.map(({ what, rows }) => `${what} ${rows}`),
      notTaken,
    );
  });
}

test("a file whose prices hold no VAT is asked about it, one in another currency is refused, one without stock is asked for it", async () => {
  const prestashop =
    "Product ID;Image;Name;Reference;Category;Price (tax excl.);Quantity;Status;Position\n1;;A;A;X;100.00;1;1;1\n";
  assert.match((await read(prestashop)).catalogue.problems[0]!.text, /'standard' \(1\).*--tax "standard=…"/);
  assert.deepEqual(
    (await read(prestashop, { tax: new Map([["standard", "8"]]) })).catalogue.products.map(
      ({ realPrice }) => realPrice,
    ),
    [10800],
  );
  const baselinker = "SKU;EAN;Nazwa;Cena;Waluta;Stawka VAT\nA;;A;10;EUR;23\n";
  assert.deepEqual(
    (await read(baselinker)).catalogue.problems.map(({ text }) => text.slice(0, 40)),
    ["The price is in EUR, and this shop's are", "How many pieces there are of 'A' is not "].toSorted(
      (a, b) => Number(a.startsWith("How")) - Number(b.startsWith("How")),
    ),
  );
});

test("a header nobody knows is refused with a map to begin with, which brings the file in once it is looked over", async () => {
  const file =
    "Symbol towaru;Nazwa;Cena;Rozmiar;Rodzic;Stan;Materiał;Kod EAN;Uwagi\nA;Bluza;199,-;;;;bawełna;;x\nA-S;;;S;A;3;;5901234123457;\nA-M;;219;M;A;4;;;\n";
  const refused = await read(file);
  assert.match(refused.catalogue.problems[0]!.text, /no header the shop knows.*--map FILE/);
  assert.deepEqual(
    refused.map?.map(({ column, field }) => `${column}=${field}`),
    [
      "Symbol towaru=sku",
      "Nazwa=name",
      "Cena=price",
      "Rozmiar=option Rozmiar",
      "Rodzic=parent",
      "Stan=quantity",
      "Materiał=ignore",
      "Kod EAN=gtin",
      "Uwagi=ignore",
    ],
  );
  const csv = [
    "column,field",
    ...refused.map.map(({ column, field }) => `${column},${column === "Materiał" ? "detail Materiał" : field}`),
  ].join("\n");
  const map = await readColumnMap(Readable.from([Buffer.from(csv)]));
  assert.ok(typeof map !== "string", String(map));
  const { format, catalogue, notTaken } = await read(file, { columns: map });
  assert.deepEqual([format, catalogue.problems, notTaken], ["mapped", [], [{ what: "Uwagi", rows: 1 }]]);
  const [hoodie] = catalogue.products;
  assert.deepEqual(
    [
      hoodie!.details,
      hoodie!.realPrice,
      hoodie!.variants.map(({ values, quantity, price }) => [values[0]!.pl, quantity, price]),
    ],
    [
      [{ name: { pl: "Materiał", en: "Material", cz: "Materiál" }, value: { pl: "bawełna" } }],
      19900,
      [
        ["S", 3, 19900],
        ["M", 4, 21900],
      ],
    ],
  );
  assert.match(
    String(await readColumnMap(Readable.from([Buffer.from("column,field\nNazwa,nmae\n")]))),
    /'nmae' is no field of a map/,
  );
});

/** A file whose product 12 by id is another than product 12 by SKU; `parent` is how its column is called. */
async function crossed(parent: string, { own = "" } = {}): Promise<CatalogueRead> {
  const file = [
    `nr;nazwa;symbol;ile;cena;${parent};Rozmiar`,
    "11;Czapka;12;0;99;;",
    "12;Bluza;B-1;0;199;;",
    `13;;${own || "B-1-S"};3;;12;S`,
    "14;;C-1-M;4;;B-1;M",
  ].join("\n");
  const map = `column,field\nnr,id\nnazwa,name\nsymbol,sku\nile,quantity\ncena,price\n${parent},parent\nRozmiar,option Rozmiar\n`;
  const columns = await readColumnMap(Readable.from([Buffer.from(map)]));
  assert.ok(typeof columns !== "string", String(columns));
  return read(file, { columns });
}
const sizesOf = ({ catalogue }: CatalogueRead) =>
  Object.fromEntries(catalogue.products.map(({ name, variants }) => [name.pl, variants.map(({ row }) => row)]));

test("a variant whose parent is one product's id and another's SKU is of neither by chance: the column's name says which and that is told, else it is refused with the way on", async () => {
  const both = "'12' is the id of 'Bluza', row 3, and the SKU of 'Czapka', row 2";
  const refused = await crossed("rodzic");
  assert.deepEqual(
    refused.catalogue.problems.filter(({ row }) => row === 4),
    [
      {
        row: 4,
        column: "rodzic",
        value: "12",
        text: `${both}: call the column parent_id or parent_sku, in the file and in its map, or name the parent by what it alone is called.`,
      },
    ],
  );
  for (const [column, meant, rows] of [
    ["parent_id", "id", { Czapka: [2], Bluza: [4, 5] }],
    ["ID rodzica", "id", { Czapka: [2], Bluza: [4, 5] }],
    ["parent_sku", "SKU", { Czapka: [4], Bluza: [5] }],
  ] as const) {
    const taken = await crossed(column);
    assert.deepEqual(taken.catalogue.problems, [], column);
    assert.deepEqual(
      taken.warnings.filter(({ row }) => row === 4),
      [{ row: 4, column, value: "12", text: `${both}: taken for the ${meant}, as the column's name says.` }],
    );
    assert.deepEqual(sizesOf(taken), rows, column);
  }
});

test("what a parent is called is not looked for among variants", async () => {
  const taken = await crossed("parent_id", { own: "12" });
  assert.deepEqual([taken.catalogue.problems, sizesOf(taken)], [[], { Czapka: [2], Bluza: [4, 5] }]);
});

test("a map may say where a product's page is in each language, as a path or a whole address", async () => {
  const columns = new Map([
    ["kod", "sku"],
    ["nazwa", "name"],
    ["cena", "price"],
    ["stan", "quantity"],
    ["strona", "url"],
    ["page", "url_en"],
    ["stranka", "url_cz"],
  ]);
  const { catalogue } = await read(
    "kod,nazwa,cena,stan,strona,page,stranka\nB1,Bluza,99.00,3,https://sklep.example/bluzy/mgla?ref=1,en/fog-hoodie,mikina-mlha/\nC1,Czapka,49.00,3,,,\n",
    { columns },
  );
  assert.deepEqual(catalogue.problems, []);
  assert.deepEqual(
    catalogue.products.map(({ url, otherUrls }) => [url, otherUrls]),
    [
      ["bluzy/mgla/", { en: "en/fog-hoodie/", cz: "cz/mikina-mlha/" }],
      [null, { en: "", cz: "" }],
    ],
  );
});

test("a map that calls a column otherwise than the file is told the file's own name, before anything that follows from it", async () => {
  const file = "Nazwa;Cena netto;VAT %;Ilość\nKubek;100;23;1\n";
  const mapped = (columns: Record<string, string>) => read(file, { columns: new Map(Object.entries(columns)) });
  const right = { nazwa: "name", "cena netto": "net_price", "vat %": "vat", ilość: "quantity" };
  assert.deepEqual((await mapped(right)).catalogue.problems, []);
  for (const [written, meant] of [
    ["vat%", "VAT %"],
    ["nazwy", "Nazwa"],
    ["cena_neto", "Cena netto"],
    ["ilosc", "Ilość"],
  ] as const) {
    const slipped = Object.fromEntries(
      Object.entries(right).map(([column, field]) => [column === meant.toLowerCase() ? written : column, field]),
    );
    assert.deepEqual((await mapped(slipped)).catalogue.problems[0], {
      row: 0,
      text: `The map names the column '${written}', and the file has '${meant}': write it as the file does.`,
    });
  }
  assert.deepEqual(
    (await mapped({ ...right, "producent części": "manufacturer", nazwaa: "ignore" })).catalogue.problems,
    [],
    "a map may be of several files",
  );
});

test("a column's name is known with what it is the name of", () => {
  const expected: Record<string, string> = {
    "Nazwa towaru": "name",
    "Nazwa produktu": "name",
    "Nazwa artykułu": "name",
    "Kod towaru": "sku",
    "Kod produktu": "sku",
    "Symbol towaru": "sku",
    "ID produktu": "id",
    "Id towaru": "id",
    "Opis towaru": "description",
    "Opis produktu": "description",
    "Kategoria towaru": "categories",
    "Kategorie produktu": "categories",
    "Waga towaru": "weight_kg",
    "Rozmiar towaru": "option Rozmiar",
    "Název zboží": "name",
    "Kod kreskowy": "gtin",
    "Coś towaru": "ignore",
  };
  const names = Object.keys(expected);
  const fields = proposedFields(names);
  assert.deepEqual(Object.fromEntries(names.map((name, at) => [name, fields[at]])), expected);
});

test("where a file says which items are one group, its colours are one model's products and its sizes their variants", async () => {
  const file = [
    "id,title,price,brand,item_group_id,color,size,quantity",
    "1,Bluza Osiedle,199,Zygzak,osiedle,czarny,S,3",
    "2,Bluza Osiedle,199,Zygzak,osiedle,czarny,M,0",
    "3,Bluza Osiedle,199,Zygzak,osiedle,szary,S,5",
    "4,Czapka,59,Zygzak,czapka,czarny,,7",
    "5,Kubek,29,Zygzak,kubek,,,2",
  ].join("\n");
  const refused = await read(file);
  assert.equal(refused.map?.find(({ column }) => column === "item_group_id")?.field, "model");
  const { catalogue, notTaken } = await read(file, {
    columns: new Map(refused.map.map(({ column, field }) => [column, field])),
  });
  assert.deepEqual(catalogue.problems, []);
  assert.deepEqual(
    catalogue.products.map(({ handle, model, colour, details, attributes, variants }) => [
      handle,
      model,
      colour?.pl,
      details?.length,
      attributes.map(({ pl }) => pl),
      variants.map(({ values, sku, quantity, row }) => [values[0]?.pl, sku, quantity, row]),
    ]),
    [
      [
        "osiedle-czarny",
        "osiedle",
        "czarny",
        undefined,
        ["Rozmiar"],
        [
          ["S", null, 3, 2],
          ["M", null, 0, 3],
        ],
      ],
      ["id-3", "osiedle", "szary", 1, [], [[undefined, null, 5, 4]]],
      ["id-4", "czapka", "czarny", undefined, [], [[undefined, null, 7, 5]]],
      ["id-5", undefined, undefined, undefined, [], [[undefined, null, 2, 6]]],
    ],
  );
  assert.deepEqual(notTaken, [{ what: "item_group_id without a colour of its own", rows: 1 }]);
});

test("tags that say a badge are one, and where none does those the product has stay", async () => {
  const shopify = await read(
    'Handle,Title,Tags,Variant Price,Variant Inventory Qty\nbluza,Bluza,"Nowość, logo",199,3\ntee,Tee,"best seller, new in",99,3\ncap,Cap,newspaper,59,3\n',
  );
  assert.deepEqual(
    shopify.catalogue.products.map(({ handle, badges }) => [handle, badges]),
    [
      ["bluza", ["new"]],
      ["tee", ["new", "bestseller"]],
      ["cap", undefined],
    ],
  );
  const woo = await read(
    "ID,Type,SKU,Name,Published,Is featured?,Tags,Regular price,Stock\n1,simple,A,Bluza,1,1,novinka,199,3\n2,simple,B,Tee,1,0,,99,3\n",
  );
  assert.deepEqual(
    woo.catalogue.products.map(({ handle, badges }) => [handle, badges]),
    [
      ["A", ["new", "recommended"]],
      ["B", undefined],
    ],
  );
});

test("downloads, gift cards and services are left out by name", async () => {
  const woo = await read(
    'ID,Type,SKU,Name,Published,In stock?,Stock,Regular price\n1,"simple, downloadable, virtual",E,E-book,1,1,1,20\n2,simple,K,Kubek,1,1,1,20\n3,external,X,U kogoś,1,1,1,20\n',
  );
  assert.deepEqual(
    [
      woo.catalogue.products.map(({ handle }) => handle),
      woo.warnings.map(({ text }) => /^'([^']*)' is .*: left out\.$/.exec(text)?.[1]),
    ],
    [["K"], ["E-book", "U kogoś"]],
  );
  const shopify = await read(
    "Handle,Title,Gift Card,Variant Requires Shipping,Variant Price,Variant Inventory Qty\na,Bon,true,false,50,1\na,,,,100,1\nb,Kurs,false,false,50,1\nc,Kubek,false,true,50,1\n",
  );
  assert.deepEqual(
    [
      shopify.catalogue.products.map(({ handle }) => handle),
      shopify.warnings.map(({ text }) => /^'([^']*)'/.exec(text)?.[1]),
    ],
    [["c"], ["Bon", "Kurs"]],
  );
});

test("a reduction's days are said to be dropped; tax classes that say their rate are not asked about", async () => {
  const header =
    "ID,Type,SKU,Name,Published,In stock?,Stock,Tax class,Date sale price starts,Date sale price ends,Sale price,Regular price\n";
  const running = await read(
    `${header}1,simple,A,A,1,1,1,VAT 8%,2026-11-01,2026-12-01,40,50\n2,simple,B,B,1,1,1,,2027-01-01,2027-02-01,40,50\n`,
  );
  assert.deepEqual(
    running.catalogue.products.map(({ realPrice, cataloguePrice, vatRate }) => [realPrice, cataloguePrice, vatRate]),
    [
      [4000, 5000, "8"],
      [5000, null, undefined],
    ],
  );
  assert.deepEqual(running.notTaken, [
    { what: "Date sale price ends", rows: 1 },
    { what: "Sale price that begins later", rows: 1 },
  ]);
  assert.deepEqual(
    readTaxes("a=b=8,c=zw"),
    new Map([
      ["a=b", "8"],
      ["c", "zw"],
    ]),
  );
});

/** A product of each kind of file, with what its price, its price before, its pieces and its weight are. */
const written: Record<string, (cells: { price: string; before?: string; pieces?: string; weight?: string }) => string> =
  {
    Shopify: ({ price, before = "", pieces = "1", weight = "" }) =>
      `Handle,Title,Variant Price,Variant Compare At Price,Variant Inventory Qty,Variant Grams\na,A,"${price}","${before}","${pieces}","${weight}"\n`,
    "Shopify for Poland": ({ price, before = "", pieces = "1", weight = "" }) =>
      `Handle,Title,Variant Price,Price / Poland,Compare At Price / Poland,Variant Inventory Qty,Variant Grams\na,A,9,"${price}","${before}","${pieces}","${weight}"\n`,
    WooCommerce: ({ price, before = "", pieces = "1", weight = "" }) =>
      `ID,Type,SKU,Name,Stock,Sale price,Regular price,Weight (kg)\n1,simple,a,A,"${pieces}","${price}","${before}","${weight}"\n`,
    "Shopware, a price before": ({ price, before = "", pieces = "1", weight = "" }) =>
      `id,product_number,price_gross,list_price_gross,tax_rate,stock,name,weight\n1,a,"${price}","${before}",23,"${pieces}",A,"${weight}"\n`,
    "Shoper, a price for a sale": ({ price, before = "", pieces = "1", weight = "" }) =>
      `product_id,product_code,active,name,promo_price,price,vat,category,producer,stock,weight\n1,a,1,A,"${price}","${before}",23,B,M,"${pieces}","${weight}"\n`,
    Bruk: ({ price, pieces = "1", weight = "" }) =>
      `kind,handle,name_pl,price,quantity,weight\nproduct,a,A,"${price}","${pieces}","${weight}"\n`,
  };

for (const [kind, write] of Object.entries(written)) {
  test(`what is no price, no number of pieces and no weight is told with one that is: ${kind}`, async () => {
    const problems = async (cells: Parameters<typeof write>[0]) =>
      (await read(write(cells))).catalogue.problems.filter(({ value }) => value !== undefined);
    for (const [cells, expected] of [
      [{ price: "=1+1" }, /no price like 149\.99\.$/],
      [{ price: "49 90" }, /no price like 149\.99\.$/],
      [{ price: "49", pieces: "kilka" }, /no whole number of pieces like 12\.$/],
      [{ price: "49", pieces: "4 9" }, /no whole number of pieces like 12\.$/],
      [{ price: "49", weight: "lekka" }, /no weight (in grams )?like (450|0\.45)\.$/],
    ] as const) {
      const [problem, ...others] = await problems(cells);
      assert.match(problem!.text, expected, JSON.stringify(cells));
      assert.deepEqual([problem!.row, others], [2, []]);
    }
  });

  if (kind === "Bruk") continue;
  test(`a price before the reduction that is below the price is told, and nothing else is: ${kind}`, async () => {
    const left = async (before: string) => {
      const { catalogue, notTaken } = await read(write({ price: "100", before }));
      assert.equal(catalogue.products[0]!.realPrice, 10_000);
      return { notTaken, cataloguePrice: catalogue.products[0]!.cataloguePrice };
    };
    const { notTaken, cataloguePrice } = await left("59");
    assert.equal(cataloguePrice, null);
    assert.equal(notTaken.length, 1, JSON.stringify(notTaken));
    assert.match(notTaken[0]!.what, / that is below /);
    assert.equal(notTaken[0]!.rows, 1);
    for (const none of ["", "0", "100"])
      assert.deepEqual(await left(none), { notTaken: [], cataloguePrice: null }, `'${none}'`);
    assert.deepEqual(await left("159"), { notTaken: [], cataloguePrice: 15_900 });
  });
}

test("the old code pages, UTF-16 without its mark and signs that Windows alone knows read as what they say", async () => {
  const file = "kind,handle,name_pl,price,quantity\nproduct,a,Żółta łódź – ąę,70,1\n";
  const bytesOf = (codes: Record<string, number>) =>
    Buffer.from([...file].map((sign) => codes[sign] ?? sign.charCodeAt(0)));
  const windows = { Ż: 0xaf, ó: 0xf3, ł: 0xb3, ź: 0x9f, "–": 0x96, ą: 0xb9, ę: 0xea };
  const iso = { Ż: 0xaf, ó: 0xf3, ł: 0xb3, ź: 0xbc, "–": 0x2d, ą: 0xb1, ę: 0xea };
  const big = Buffer.from(file, "utf16le").swap16();
  const nameOf = async (bytes: Uint8Array) => (await read(bytes)).catalogue.products[0]?.name.pl;
  for (const bytes of [
    Buffer.from(file),
    bytesOf(windows),
    Buffer.from(file, "utf16le"),
    big,
    Buffer.concat([Buffer.from([0xfe, 0xff]), big]),
  ])
    assert.equal(await nameOf(bytes), "Żółta łódź – ąę");
  assert.equal(await nameOf(bytesOf(iso)), "Żółta łódź - ąę");
  assert.equal(await nameOf(Buffer.from(file.replace("–", "\u0096").replace("ą", "\u0081ą"))), "Żółta łódź – ąę");
});

test("a product of hundreds of thousands of wrong rows is refused with each of them", async () => {
  const many = 150_000;
  const shopify = `Handle,Title,Option1 Value,Variant Price,Variant Inventory Qty\na,A,S0,x,1\n${Array.from({ length: many }, (_, index) => `a,,S${index + 1},x,1\n`).join("")}`;
  const woo = `ID,Type,SKU,Name,Published,In stock?,Regular price,Parent\n1,variable,P,A,1,1,,\n${Array.from({ length: many }, (_, index) => `${index + 2},variation,,,1,1,x,P\n`).join("")}`;
  for (const file of [shopify, woo]) assert.ok((await read(file)).catalogue.problems.length >= many);
});

function shown({ catalogue }: CatalogueRead): unknown[] {
  return catalogue.products.map(
    ({
      handle,
      name,
      realPrice,
      cataloguePrice,
      categories,
      manufacturer,
      vatRate,
      weight,
      shown: isShown,
      pictures,
      variants,
      searchWords,
      earlierPaths,
    }) => ({
      handle,
      name: name.pl,
      realPrice,
      before: cataloguePrice,
      categories,
      manufacturer,
      vat: vatRate,
      weight,
      shown: isShown,
      pictures,
      words: searchWords,
      paths: earlierPaths,
      variants: variants.map(({ values, sku, quantity, gtin, picture, price, before }) => [
        values.map(({ pl }) => pl),
        sku,
        quantity,
        gtin,
        picture,
        ...(price === undefined ? [] : [price, before]),
      ]),
    }),
  );
}

async function read(file: string | Uint8Array, answers: Answers = {}): Promise<CatalogueRead> {
  return readCatalogue(Readable.from([typeof file === "string" ? Buffer.from(file) : file]), { now, answers });
}

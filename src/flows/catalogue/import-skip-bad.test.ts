import assert from "node:assert/strict";
import { Readable } from "node:stream";
import { test } from "node:test";
import { testDatabase } from "../../../test/database.ts";
import { type ProductsImported, withoutCounts } from "../../../test/builders/without-counts.ts";
import { knownCategories, knownManufacturers } from "../../database/catalogue/entity-paths.ts";
import type { Pool } from "../../database/connect.ts";
import { readCatalogue } from "../../integrations/catalogue-files/read-catalogue.ts";
import { sanitise } from "../../integrations/sanitise.ts";
import { importCatalogue } from "./import-catalogue.ts";

const now = new Date("2026-11-26T12:00:00Z");
const header = "kind,handle,name_pl,price,quantity,attribute1_pl,gtin\n";
/** Sold in two sizes, one row for each. */
const sized = "product,bluza,Bluza,199,,Rozmiar,\nvariant,bluza,,,3,S,\nvariant,bluza,,,4,M,\n";
const [cup, lamp] = ["product,kubek,Kubek,49,12,,\n", "product,lampa,Lampa,99,1,,\n"];

test("one bad row refuses everything unless the operator says to leave it out: then the rest comes in, and what did not is answered with its column and value", async (t) => {
  const { pool } = await testDatabase(t);
  const file = `${header}${cup}product,lampa,Lampa,dużo,1,,\n${sized}`;
  const problem = { row: 3, column: "price", value: "dużo", text: "'dużo' under price is no price like 149.99." };
  assert.deepEqual(await bring(pool, file, false), { kind: "refused", problems: [problem] });
  assert.deepEqual(await handles(pool), []);
  assert.deepEqual(await bring(pool, file, true, { check: true }), {
    kind: "imported",
    created: 2,
    changed: 0,
    unchanged: 0,
    left: [{ ...problem, product: "lampa" }],
  });
  assert.deepEqual(await handles(pool), []);
  assert.deepEqual(await bring(pool, file), {
    kind: "imported",
    created: 2,
    changed: 0,
    unchanged: 0,
    left: [{ ...problem, product: "lampa" }],
  });
  assert.deepEqual(await handles(pool), ["bluza", "kubek"]);
});

/** Each spoils one row of the product of two sizes, in a way of its own. */
const spoilt: Record<string, (rows: string) => string> = {
  "a quantity that is none": (rows) => rows.replace(",4,M", ",cztery,M"),
  "a quantity below nothing": (rows) => rows.replace(",4,M", ",-4,M"),
  "a row with too many cells": (rows) => rows.replace(",4,M,", ",4,M,,1,2"),
  "a row with too few cells": (rows) => rows.replace(",4,M,", ",4"),
  "a kind that is none": (rows) => rows.replace("variant,bluza,,,4", "wariant,bluza,,,4"),
  "a handle that nothing has": (rows) => rows.replace("variant,bluza,,,4", "variant,bluzza,,,4"),
  "no handle": (rows) => rows.replace("variant,bluza,,,4", "variant,,,,4"),
  "a size twice": (rows) => rows.replace(",4,M", ",4,S"),
  "a barcode that is none": (rows) => rows.replace(",4,M,", ",4,M,123"),
  "a product's row with too many cells": (rows) => rows.replace("Rozmiar,", "Rozmiar,,1,2"),
  "a product without a name": (rows) => rows.replace("bluza,Bluza", "bluza,"),
};
for (const [what, spoil] of Object.entries(spoilt)) {
  test(`a product with a bad row stays as it is in the shop, whole, and every row of it is told: ${what}`, async (t) => {
    const { pool } = await testDatabase(t);
    await bring(pool, header + sized);
    const before = await pieces(pool);
    const result = await bring(pool, header + cup + spoil(sized.replace("199", "149").replace(",3,S", ",5,S")) + lamp);
    assert.ok(result.kind === "imported", JSON.stringify(result));
    assert.deepEqual([result.created, result.changed, result.unchanged], [2, 0, 0]);
    assert.deepEqual(await pieces(pool), before);
    assert.deepEqual([...new Set(result.left!.map(({ row }) => row))], [3, 4, 5]);
  });
}

test("another shop's product with a bad row is left out whole too", async (t) => {
  const shopify = (rows: string) =>
    `Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty\nkubek,Kubek,,,49,1\nbluza,Bluza,Size,S,199,3\n${rows}lampa,Lampa,,,99,1\n`;
  const woo = (rows: string) =>
    `ID,Type,SKU,Name,Parent,Stock,Regular price,Attribute 1 name,Attribute 1 value(s)\n1,simple,kubek,Kubek,,1,49,,\n2,variable,bluza,Bluza,,,,Rozmiar,"S, M"\n3,variation,B-S,,bluza,3,199,Rozmiar,S\n${rows}5,simple,lampa,Lampa,,1,99,,\n`;
  const magento = (rows: string) =>
    `sku,attribute_set_code,product_type,name,price,qty,configurable_variations\nkubek,a,simple,Kubek,49,1,\nB-S,a,simple,Bluza S,199,3,\nB-M,a,simple,Bluza M,199,3,\n${rows}lampa,a,simple,Lampa,99,1,\n`;
  const files = [
    shopify("bluza,,,M,za darmo,4\n"),
    shopify("bluza,,,M,199,4,1,2\n"),
    shopify("bluzza,,,M,199,4\n"),
    shopify(",,,M,199,4\n"),
    woo("4,variation,B-M,,bluza,4,za darmo,Rozmiar,M\n"),
    woo("4,variation,B-M,,bluza,4,199,Rozmiar,M,1,2\n"),
    woo("4,variation,B-M,,bluzza,4,199,Rozmiar,M\n"),
    woo("4,variation,B-M,,bluza,cztery,199,Rozmiar,M\n"),
    magento('bluza,a,configurable,Bluza,199,,"sku=B-S,size=S|sku=B-M,size=M",1,2\n'),
    magento('bluza,a,configurable,Bluza,199,,"sku=B-S,size=S|sku=B-M,size=M|sku=B-L,size=L"\n'),
  ];
  for (const file of files) {
    const { pool } = await testDatabase(t);
    const result = await bring(pool, file);
    assert.equal(result.kind, "imported", `${file}\n${JSON.stringify(result)}`);
    assert.deepEqual(await handles(pool), ["kubek", "lampa"], file);
    assert.ok(result.kind === "imported" && result.left!.length > 0);
  }
});

test("a product above a row of nothing the file has stays in where it cannot be that row's, and nothing untrue is said of it", async (t) => {
  const files = {
    WooCommerce:
      "ID,Type,SKU,Name,Parent,Stock,Regular price,Attribute 1 name,Attribute 1 value(s)\n1,simple,kubek,Kubek,,1,49,,\n2,variation,B-M,,W999,4,199,Rozmiar,M\n3,simple,lampa,Lampa,,1,99,,\n",
    "WooCommerce, a shifted row":
      "ID,Type,SKU,Name,Parent,Stock,Regular price,Attribute 1 name,Attribute 1 value(s)\n1,simple,kubek,Kubek,,1,49,,\n2,variation,B-M,,W999,4,199,Rozmiar,M,1\n3,simple,lampa,Lampa,,1,99,,\n",
    Shopify:
      "Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty\nkubek,Kubek,Title,Default Title,49,1\nbluza,,,M,199,4\nlampa,Lampa,,,99,1\n",
    "Shopify, a product whose title is missing":
      "Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty\nkubek,Kubek,Rozmiar,S,49,1\nbluza,,,,199,4\nlampa,Lampa,,,99,1\n",
    Shopware:
      "id,parent_id,product_number,price_gross,tax_rate,stock,name\nk,,kubek,49,23,1,Kubek\nb,W999,B-M,199,23,4,Bluza M\nl,,lampa,99,23,1,Lampa\n",
    "Magento, a shifted row":
      'sku,attribute_set_code,product_type,name,price,qty,configurable_variations\nkubek,a,simple,Kubek,49,1,\nbluza,a,configurable,Bluza,199,,"sku=B-S,size=S|sku=B-M,size=M",1\nlampa,a,simple,Lampa,99,1,\n',
    Bruk: `${header}${cup}variant,bluza,,,3,S,\n${lamp}`,
  };
  for (const [what, file] of Object.entries(files)) {
    const { pool } = await testDatabase(t);
    const result = await bring(pool, file);
    assert.ok(result.kind === "imported", `${what}\n${JSON.stringify(result)}`);
    assert.deepEqual(await handles(pool), ["kubek", "lampa"], what);
    assert.deepEqual([...new Set(result.left!.map(({ row }) => row))], [3], what);
  }
});

test("a category or a brand that only what is left out names is not made", async (t) => {
  const files = [
    "Handle,Title,Type,Vendor,Variant Price,Variant Inventory Qty,Gift Card\nkubek,Kubek,Kuchnia > Kubki,M,49,1,\nbon,Bon,Bony,Bonowa,100,1,true\nlampa,Lampa,Dodatki,L,za darmo,1,\nszkic,Szkic,Szkice,S,,1,\n",
    'ID,Type,SKU,Name,Published,Stock,Regular price,Categories,Brands\n1,simple,kubek,Kubek,1,1,49,Kuchnia > Kubki,M\n2,"simple, virtual",plik,Plik,1,1,49,Pliki,P\n3,simple,lampa,Lampa,1,1,za darmo,Dodatki,L\n',
    "kind,handle,name_pl,price,quantity,categories,manufacturer\nproduct,kubek,Kubek,49,1,kuchnia/kubki,M\nproduct,lampa,Lampa,za darmo,1,dodatki,L\n",
  ];
  for (const file of files) {
    const { pool } = await testDatabase(t);
    const result = await bring(pool, file);
    assert.ok(result.kind === "imported", JSON.stringify(result));
    assert.deepEqual(await handles(pool), ["kubek"]);
    assert.deepEqual(await made(pool), { categories: ["kuchnia", "kuchnia/kubki"], brands: ["M"] }, file);
    // What was put right comes in, and its category with it.
    await bring(pool, file.replace("za darmo", "99"));
    assert.deepEqual((await made(pool)).categories, ["dodatki", "kuchnia", "kuchnia/kubki"], file);
  }
});

test("what only the shop knows to be wrong leaves its product out as well: a path and a barcode that something else has", async (t) => {
  const { pool } = await testDatabase(t);
  await bring(pool, `${header}product,stary,Stary,10,1,,5901234123457\n`);
  const result = await bring(
    pool,
    `kind,handle,name_pl,price,quantity,url,gtin\nproduct,a,A,10,1,stary/,\nproduct,b,B,10,1,,5901234123457\nproduct,c,C,10,1,,\n`,
  );
  assert.ok(result.kind === "imported");
  assert.deepEqual(
    [result.created, result.left!.map(({ row, product }) => [row, product])],
    [
      1,
      [
        [2, "a"],
        [3, "b"],
      ],
    ],
  );
  assert.deepEqual(await handles(pool), ["c", "stary"]);
});

test("what is wrong with the whole file is left out by nobody: a file cut off, a question to the operator, nothing right in it", async (t) => {
  const { pool } = await testDatabase(t);
  const files = [
    `${header}${cup}product,lampa,"Lampa,99,1,,\n`,
    `${header}product,lampa,Lampa,dużo,1,,\n`,
    "a,b\n1,2\n",
    "Handle,Title,Variant Price\na,A,49\n",
    "ID,Type,SKU,Name,Stock,Tax class,Regular price\n1,simple,a,A,1,reduced-rate,49\n2,simple,b,B,1,,49\n",
  ];
  for (const file of files) assert.equal((await bring(pool, file)).kind, "refused", file);
  assert.deepEqual(await handles(pool), []);
});

async function bring(pool: Pool, file: string, skipBad = true, { check = false } = {}): Promise<ProductsImported> {
  const { catalogue } = await readCatalogue(Readable.from([Buffer.from(file)]), { now });
  return withoutCounts(await importCatalogue(pool, catalogue, { check, skipBad, sanitise, pictures: async () => [] }));
}

async function made(pool: Pool): Promise<{ categories: string[]; brands: string[] }> {
  return {
    categories: (await knownCategories(pool)).map(({ key }) => key).sort(),
    brands: (await knownManufacturers(pool)).map(({ name }) => name).sort(),
  };
}

async function handles(pool: Pool): Promise<string[]> {
  return (await pool.query<{ handle: string }>("SELECT handle FROM products ORDER BY handle")).rows.map(
    ({ handle }) => handle,
  );
}

async function pieces(pool: Pool): Promise<unknown[]> {
  return (
    await pool.query(
      "SELECT attribute_values, quantity, v.shown, v.real_price FROM variants v JOIN products USING (product_id) WHERE handle = 'bluza' ORDER BY variant_id",
    )
  ).rows;
}

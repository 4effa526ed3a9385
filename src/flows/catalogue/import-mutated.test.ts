import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { test } from "node:test";
import { countOf } from "../../../test/counts.ts";
import { mutated, seeded } from "../../../test/builders/mutate.ts";
import { exportsOf, wooExport, wooHeaders } from "../../../test/builders/shop-exports.ts";
import { testDatabase } from "../../../test/database.ts";
import type { Answers } from "../../integrations/catalogue-files/answers.ts";
import { readCategoryMap, readColumnMap, readStockList } from "../../integrations/catalogue-files/read-answers.ts";
import { type CatalogueRead, readCatalogue } from "../../integrations/catalogue-files/read-catalogue.ts";
import { sanitise } from "../../integrations/sanitise.ts";
import { importCatalogue } from "./import-catalogue.ts";
import { checkCatalogue } from "./import/check-catalogue.ts";
import { tidyCatalogue } from "./import/tidy-catalogue.ts";

const now = new Date("2026-11-26T12:00:00Z");
const brought = join(import.meta.dirname, "../../../../shared");
const real = existsSync(brought)
  ? ["real", "cases/import"].flatMap((folder) =>
      readdirSync(join(brought, folder))
        .filter((file) => file.endsWith(".csv"))
        .map((file) => readFileSync(join(brought, folder, file), "utf8")),
    )
  : [];
const bruk =
  'kind;handle;name_pl;name_en;url;manufacturer;categories;price;catalogue_price;quantity;sku;gtin;badges;attribute1_pl;pictures;picture_texts_pl;details_pl;composition;amount;created\ncategory;Odziez/bluzy;Bluzy;Hoodies;-;;;;;;;;;;;;;;;\nproduct;bluza;Bluza;;/bluza;Zygzak;Odziez/bluzy | nowe;"1 199,00";1299;;;;new;Rozmiar;a.jpg | b.jpg;Przód | Tył;"Krój: luźny";cotton 80, polyester 20;;2026-03-01T12:00:00Z\nvariant;bluza;;;;;;;;3;B-S;5901234123457;;S;;;;;;\nproduct;olej;Olej;;;;Odziez;49;;7;O;;;;;;;;30 ml;\n';
const shopify =
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Unit Price Total Measure,Unit Price Total Measure Unit,Variant Barcode,Image Src,Image Position,Image Alt Text,SEO Title,Composition (product.metafields.custom.composition),Price / Poland,Status\nbluza,Bluza,"<p>Ciepła, ""gruba""</p>\ndruga",Zygzak,Apparel > Hoodies,Bluzy,"a, b",TRUE,Size,S,Color,Black,B-S,450,shopify,3,deny,199.00,249.00,30,ml,5901234123457,https://x.example/2.jpg,2,Przód,Tytuł,80% bawełna 20% len,,active\nbluza,,,,,,,,,M,,Black,B-M,460,shopify,-2,deny,199.00,,,,,https://x.example/1.jpg,1,,,,,\n';
const seeds = [
  bruk,
  shopify,
  ...Object.values(exportsOf),
  ...Object.values(wooHeaders).map((header) => wooExport(header, { gtin: null })),
  ...real,
];

/** Every third is read with answers, which open more ways. */
const answered: Answers = {
  tax: new Map([
    ["standard", "23"],
    ["reduced-rate", "8"],
  ]),
  stock: 5,
  categories: new Map([
    ["tag: a", ["Nowe", "A"]],
    ["bluzy", []],
  ]),
};

test(`no file ends in a stack trace: ${countOf("MUTATED_FILES")} mutated files read and checked`, async (t) => {
  const formats = new Map<string, number>();
  let taken = 0;
  for (let seed = 1; seed <= countOf("MUTATED_FILES"); seed += 1) {
    const { catalogue, format } = await readMutated(seed);
    formats.set(String(format), (formats.get(String(format)) ?? 0) + 1);
    const problems = checkCatalogue(tidyCatalogue(catalogue, sanitise));
    for (const { row, text } of problems)
      assert.ok(
        Number.isInteger(row) && row >= 0 && text !== "" && text.length < 5000,
        `${seed}: ${row} ${text.slice(0, 200)}`,
      );
    if (problems.length === 0) taken += 1;
  }
  assert.ok(
    taken > 0 && formats.size > 4,
    `the files are spoiled, not destroyed: ${taken} of ${formats.size} formats could be taken`,
  );
  t.diagnostic(`${taken} taken, the others refused with their rows`);
});

test(`no file ends in a stack trace: ${countOf("MUTATED_IMPORTS")} mutated files brought in`, async (t) => {
  const { pool } = await testDatabase(t);
  let imported = 0;
  for (let seed = 1; imported < countOf("MUTATED_IMPORTS"); seed += 1) {
    const { catalogue } = await readMutated(1_000_000 + seed);
    if (catalogue.problems.length > 0) continue;
    await importCatalogue(pool, catalogue, { check: false, sanitise, pictures: async () => [] }).catch(
      (error: unknown) => {
        throw new Error(`The file of seed ${1_000_000 + seed} ends in a stack trace.`, { cause: error });
      },
    );
    imported += 1;
  }
});

async function readMutated(seed: number): Promise<CatalogueRead> {
  const random = seeded(seed);
  const file = mutated(seeds[Math.floor(random() * seeds.length)]!, random);
  const source = () => Readable.from([file.subarray(0, 1000), file.subarray(1000)].filter((piece) => piece.length > 0));
  try {
    if (seed % 10 === 0) for (const read of [readColumnMap, readCategoryMap, readStockList]) await read(source());
    return await readCatalogue(source(), { now, answers: seed % 3 === 0 ? answered : {} });
  } catch (error) {
    throw new Error(`The file of seed ${seed} ends in a stack trace.`, { cause: error });
  }
}

import assert from "node:assert/strict";
import { Readable } from "node:stream";
import { test } from "node:test";
import { testDatabase } from "../../../test/database.ts";
import { importProblemCode } from "../../domain/catalogue/import-problem.ts";
import { readCatalogue } from "../../integrations/catalogue-files/read-catalogue.ts";
import { sanitise } from "../../integrations/sanitise.ts";
import { importCatalogue } from "./import-catalogue.ts";

const now = new Date("2026-11-26T12:00:00Z");

test("what search engines show of a category and a brand is said by language, kept where its column is missing, and refused where it is too long", async (t) => {
  const { pool } = await testDatabase(t);
  const bring = async (...lines: string[]) => {
    const { catalogue } = await readCatalogue(Readable.from([Buffer.from(`${lines.join("\n")}\n`)]), { now });

    return importCatalogue(pool, catalogue, {
      check: false,
      sanitise,
      pictures: async () => [],
      videos: async (_product, video) => video,
    });
  };
  const said = async () =>
    (
      await pool.query(
        `SELECT search_title::jsonb AS title, search_description::jsonb AS description, texts_version AS version FROM categories WHERE category_url = 'bluzy'
         UNION ALL SELECT search_title::jsonb, search_description::jsonb, texts_version FROM manufacturers WHERE manufacturer_name = 'Rampa'`,
      )
    ).rows;
  const header = "kind,handle,name_pl,search_title_pl,search_title_en,search_description_pl";
  await bring(
    header,
    "category,bluzy,Bluzy,Bluzy | Bruk,Hoodies,Grube bluzy.",
    "manufacturer,,Rampa,Rampa | Bruk,,Deski.",
  );
  const [category, brand] = await said();
  assert.deepEqual(
    [category, brand],
    [
      { title: { pl: "Bluzy | Bruk", en: "Hoodies" }, description: { pl: "Grube bluzy." }, version: category.version },
      { title: { pl: "Rampa | Bruk" }, description: { pl: "Deski." }, version: brand.version },
    ],
  );

  await pool.query("DELETE FROM changed_facts");
  const files: [string, string[], string[]][] = [
    ["nothing of them", ["kind,handle,name_pl", "category,bluzy,Bluzy", "manufacturer,,Rampa"], []],
    [
      "one language",
      ["kind,handle,name_pl,search_title_en", "category,bluzy,Bluzy,", "manufacturer,,Rampa,Ramp"],
      ["category:", "manufacturer:"],
    ],
  ];
  for (const [what, lines, changed] of files) {
    await bring(...lines);
    const facts = (await pool.query<{ fact: string }>("SELECT fact FROM changed_facts ORDER BY fact")).rows;
    assert.deepEqual(
      facts.map(({ fact }) => fact.replace(/\d+$/, "")),
      changed,
      what,
    );
  }
  assert.deepEqual(
    (await said()).map(({ title, version }) => ({ title, version: Number(version) })),
    [
      { title: { pl: "Bluzy | Bruk" }, version: Number(category.version) + 1 },
      { title: { pl: "Rampa | Bruk", en: "Ramp" }, version: Number(brand.version) + 1 },
    ],
  );

  const before = await said();
  const long = "x".repeat(1001);
  const refused = await bring(header, `category,bluzy,Bluzy,,${long},`, `manufacturer,,Rampa,,,${long}`);
  assert.equal(refused.kind, "refused");
  const problems = refused.kind === "refused" ? refused.problems : [];
  assert.deepEqual(
    problems.map(({ row, column, text }) => ({ row, column, text })),
    [
      { row: 2, column: "search_title_en", text: "A search title is longer than 1000 characters." },
      { row: 3, column: "search_description_pl", text: "A search description is longer than 1000 characters." },
    ],
  );
  assert.deepEqual(problems.map(importProblemCode), [
    { code: "TOO_LONG", fill: { most: "1000" } },
    { code: "TOO_LONG", fill: { most: "1000" } },
  ]);
  assert.deepEqual(await said(), before);
});

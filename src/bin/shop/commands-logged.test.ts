import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, test } from "node:test";
import { testFolder } from "../../../test/builders/app.ts";
import { makers, places } from "../../../test/builders/catalogue.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { openOperator } from "../../../test/programs/open-operator.ts";

// Whoever reads the log of the back office finds there what was done by the command line, with what it was given.

const { pool, url, products } = await openSmallShop();
const folder = await testFolder();
const { run, end } = openOperator({ ...process.env, DATABASE_URL: url, DATA_DIR: folder });
after(end);

/** What the log tells of the command line's acts, as they came. */
async function logged(): Promise<{ act: string; entity: string; id: string; after: Record<string, unknown> | null }[]> {
  const { rows } = await pool.query(
    "SELECT act, entity, entity_id AS id, after FROM operator_log WHERE actor_kind = 'commandLine' ORDER BY entry_id",
  );
  return rows as Awaited<ReturnType<typeof logged>>;
}

test("a command that a route does too is in the log as that route; another as itself, without a word of a person", async () => {
  const cap = String(products.cap.productId);
  const synonyms = join(folder, "synonyms.txt");
  await writeFile(synonyms, "pl: bluza = kangurka\npl: buty = kicksy\n");
  const before = (await logged()).length;
  for (const words of [
    ["config", "shop_name", "Kostka"],
    ["config", "shop_name", "Kostka"],
    ["rate", "eur", "4.31"],
    ["close"],
    ["limit", cap, "2"],
    ["price", cap, "59.00", "--catalogue", "79.00"],
    ["goes-with", cap, String(products.bottle.productId)],
    ["goes-with", cap, "--none"],
    ["category", "odziez/bluzy", "--search-title", "Bluzy | Kostka"],
    ["category", "odziez/bluzy"],
    ["brand", "rampa", "--search-description", "From Łódź", "--language", "en"],
    ["search", "synonyms", "add", "czapka", "beanie"],
    ["search", "synonyms", "import", synonyms],
    ["search", "synonyms", "off", "bluza"],
    ["never-exempt", "none"],
  ]) {
    const { code, err } = await run(...words);
    assert.equal(code, 0, `${words.join(" ")}: ${err}`);
  }
  const acts = (await logged()).slice(before);
  const of = (entity: string, id: string, after: object | null, act = "useCommand") => ({ act, entity, id, after });
  assert.deepEqual(acts, [
    of("shop", "1", { shop_name: "Kostka" }, "changeConfig"),
    of("shop", "1", { eur_rate: "4.31" }, "changeConfig"),
    of("shop", "1", null, "closeShop"),
    of("product", cap, { command: `limit ${cap} 2` }),
    of("product", cap, { command: `price ${cap} 59.00 --catalogue 79.00` }),
    of("product", cap, { command: `goes-with ${cap} ${products.bottle.productId}` }),
    of("product", cap, { command: `goes-with ${cap} --none` }),
    of("category", String(places.bluzy), { searchTitle: { pl: "Bluzy | Kostka" } }, "changeCategoryTexts"),
    of("brand", String(makers.rampa), { searchDescription: { en: "From Łódź" } }, "changeBrandTexts"),
    of("synonym", "1", { words: ["czapka", "beanie"], oneWay: false, language: "pl" }, "addSynonyms"),
    of("synonym", "2", { words: ["bluza", "kangurka"], oneWay: false, language: "pl" }, "addSynonyms"),
    of("synonym", "3", { words: ["buty", "kicksy"], oneWay: false, language: "pl" }, "addSynonyms"),
    of("synonym", "0", { off: true, name: "bluza" }, "switchSynonyms"),
    of("shop", "1", { command: "never-exempt none" }),
  ]);
});

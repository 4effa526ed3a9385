import assert from "node:assert/strict";
import { test } from "node:test";
import { missingDuties } from "../src/database/catalogue/missing-duties.ts";
import { importCatalogue } from "../src/flows/catalogue/import-catalogue.ts";
import { prepareShop } from "../src/flows/prepare-shop.ts";
import { testDatabase } from "../test/database.ts";
import { demoCatalogue } from "./catalogue.ts";

test("the demo's goods leave nothing unsaid that the law wants said", async () => {
  const { pool } = await testDatabase();
  await prepareShop(pool);
  await importCatalogue(pool, demoCatalogue(new Date()), {
    check: false,
    sanitise: (html) => html,
    pictures: async () => [],
    tell: () => undefined,
  });
  assert.deepEqual(await missingDuties(pool), []);
});

import assert from "node:assert/strict";
import { demoCatalogue } from "../../demo/catalogue.ts";
import type { Pool } from "../../src/database/connect.ts";
import { saveOpening } from "../../src/database/opening.ts";
import type { Catalogue } from "../../src/domain/catalogue/catalogue.ts";
import { importCatalogue } from "../../src/flows/catalogue/import-catalogue.ts";
import { prepareShop } from "../../src/flows/prepare-shop.ts";
import { testDatabase } from "../database.ts";

/** Opens a shop with the demo shop's catalogue, without its pictures. */
export async function openDemoCatalogue(): Promise<{ pool: Pool; catalogue: Catalogue }> {
  const catalogue = demoCatalogue(new Date());
  const { pool } = await testDatabase();
  await prepareShop(pool);
  await saveOpening(pool, new Date());
  const imported = await importCatalogue(pool, catalogue, {
    check: false,
    sanitise: (html) => html,
    pictures: async () => [],
    tell: () => undefined,
  });
  assert.notEqual(imported.kind, "refused");
  return { pool, catalogue };
}

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { demoCatalogue } from "../../demo/catalogue.ts";
import { demoShop } from "../../demo/people-and-codes.ts";
import { saveConfig } from "../../src/database/config.ts";
import type { Pool } from "../../src/database/connect.ts";
import { savePictures } from "../../src/database/catalogue/pictures.ts";
import { soldAtCataloguePrice } from "../../src/database/catalogue/prices.ts";
import { saveOpening } from "../../src/database/opening.ts";
import { importCatalogue } from "../../src/flows/catalogue/import-catalogue.ts";
import { prepareShop } from "../../src/flows/prepare-shop.ts";
import { testDatabase } from "../database.ts";

const pictures = new URL("../../demo/pictures/", import.meta.url);

/** Opens a database with the demo's whole catalogue, its pictures by name and size, its reductions and its seller; it lasts until the test file ends. */
export async function openDemoShop(): Promise<Pool> {
  const { pool } = await testDatabase(undefined, { filled: { name: "demo_shop", fill } });
  return pool;
}

async function fill(pool: Pool): Promise<void> {
  await prepareShop(pool);
  const catalogue = demoCatalogue(new Date());
  const names = [...new Set(catalogue.products.flatMap((product) => product.pictures))];
  await savePictures(pool, await Promise.all(names.map(rowOf)));
  const imported = await importCatalogue(pool, catalogue, {
    check: false,
    sanitise: (html) => html,
    pictures: async (product) => product.pictures,
    tell: () => undefined,
  });
  if (imported.kind === "refused") throw new Error(imported.problems[0]!.text);
  await soldAtCataloguePrice(pool, { handles: catalogue.products.map(({ handle }) => handle), daysAgo: 90 });
  for (const [code, content] of Object.entries(demoShop)) await saveConfig(pool, code, content);
  await saveOpening(pool, new Date());
}

async function rowOf(file: string): Promise<Parameters<typeof savePictures>[1][number]> {
  const bytes = await readFile(new URL(file, pictures));
  const { width, height } = await sharp(bytes).metadata();
  return { file, width, height, bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
}

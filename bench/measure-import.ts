import { createWriteStream } from "node:fs";
import { join } from "node:path";
import type { Pool } from "../src/database/connect.ts";
import { importCatalogue } from "../src/flows/catalogue/import-catalogue.ts";
import { syntheticProduct } from "../src/flows/catalogue/seed-synthetic.ts";
import { readCatalogueFile } from "../src/integrations/catalogue-files/read-catalogue.ts";
import { openBrukFile } from "../src/integrations/catalogue-files/write-bruk.ts";
import { sanitise } from "../src/integrations/sanitise.ts";
import type { Measure } from "./run.ts";

const products = 20_000;
const first = 1_000_000;

/** Reads a CSV of 100,000 variant rows and brings it into the shop, then brings the same file in again. */
export async function measureImport(pool: Pool, folder: string): Promise<Measure[]> {
  const path = join(folder, "catalogue.csv");
  const out = createWriteStream(path);
  const file = await openBrukFile(out);
  for (let n = 0; n < products; n += 1) await file.product(syntheticProduct(first + n));
  await new Promise((resolve) => out.end(() => resolve(null)));
  const rows = products * syntheticProduct(0).variants.length;
  const measures: Measure[] = [];
  for (const what of ["imported", "imported again, nothing to change"]) {
    const started = performance.now();
    const { catalogue } = await readCatalogueFile(path, { now: new Date() });
    const result = await importCatalogue(pool, catalogue, { check: false, sanitise, pictures: async () => [] });
    if (result.kind === "refused") throw new Error(result.problems[0]!.text);
    const seconds = (performance.now() - started) / 1000;
    measures.push({
      what: `${rows} variant rows ${what}`,
      figure: `${seconds.toFixed(1)} s, ${Math.round(rows / seconds)}/s`,
      goal: "≤ 60 s",
    });
  }
  return measures;
}

/** A shop's catalogue as a file, given out and taken in as `export` and `import` do. */
import assert from "node:assert/strict";
import { Readable, Writable } from "node:stream";
import type { Pool } from "../../src/database/connect.ts";
import { exportCatalogue } from "../../src/flows/catalogue/export-catalogue.ts";
import { importCatalogue, type Imported } from "../../src/flows/catalogue/import-catalogue.ts";
import { readCatalogue } from "../../src/integrations/catalogue-files/read-catalogue.ts";
import { openBrukFile } from "../../src/integrations/catalogue-files/write-bruk.ts";
import { sanitise } from "../../src/integrations/sanitise.ts";

/** Returns the text of the shop's export. */
export async function givenOut(pool: Pool): Promise<string> {
  let text = "";
  const out = new Writable({ write: (chunk, _, done) => ((text += String(chunk)), done()) });
  await exportCatalogue(pool, await openBrukFile(out));
  return text;
}

/** Imports a file's text, which must be taken; returns what it did. */
export async function bring(
  pool: Pool,
  file: string,
  { setStock = false } = {},
): Promise<Extract<Imported, { kind: "imported" }>> {
  const { catalogue } = await readCatalogue(Readable.from([Buffer.from(file)]), {
    now: new Date("2026-11-26T12:00:00Z"),
  });
  const result = await importCatalogue(pool, catalogue, {
    check: false,
    setStock,
    sanitise,
    pictures: async ({ pictures }) => [...pictures],
  });
  assert.ok(result.kind === "imported", JSON.stringify(result));
  return result;
}

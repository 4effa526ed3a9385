import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { dictionaries } from "../../domain/dictionary/dictionaries.ts";

const storefront = join(import.meta.dirname, "..");
const sources = readdirSync(storefront, { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.tsx?$/.test(file) && !file.includes(".test."),
);

test("every text the shop window asks for is there in three languages", () => {
  const missing: string[] = [];
  for (const file of sources) {
    const source = readFileSync(join(storefront, file), "utf8");
    for (const [, call, code = ""] of source.matchAll(/\b(t|count|counted|textNow)\("([A-Z0-9_]+)"/g)) {
      const codes =
        call === "count" || call === "counted" ? ["ONE", "FEW", "MANY"].map((form) => `${code}_${form}`) : [code];
      for (const asked of codes) {
        for (const [language, dictionary] of Object.entries(dictionaries))
          if (!Object.hasOwn(dictionary, asked)) missing.push(`${file}: ${asked} in ${language}`);
      }
    }
  }
  assert.deepEqual(missing, []);
  assert.ok(sources.length > 50);
});

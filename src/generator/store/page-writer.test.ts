import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import type { QueryConfig } from "pg";
import { testFolder } from "../../../test/builders/app.ts";
import { assets, publicUrl } from "../../../test/builders/server-parts.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import type { Queryable } from "../../database/queryable.ts";
import { languages } from "../../domain/language.ts";
import { loadLayout } from "../layout.ts";
import { openPageWriter } from "./page-writer.ts";
import { staticPages, wantedAmong } from "../page-sources.ts";

const { pool, products } = await openSmallShop();
const layoutJson = JSON.stringify(await loadLayout(pool, languages[0]));
const keys = await wantedAmong(pool, {
  paths: new Set(),
  facts: Object.values(products).map(({ productId }) => `product:${productId}`),
});
const paths = keys.map(({ path }) => path);
const cap = keys.find(({ path }) => path === "/czapka-kostka/")!;

async function openTestWriter(db: Queryable) {
  const gate = await testFolder();
  const renderer = new URL(`../../../test/builders/held-renderer.ts?folder=${gate}`, import.meta.url).href;
  const writer = await openPageWriter(db, { folder: await testFolder(), assets, publicUrl, renderer });
  return { writer, breakDrawing: (name: string) => writeFile(join(gate, "broken"), name) };
}

test("of pages one of which cannot be rendered the others are written", async () => {
  const { writer, breakDrawing } = await openTestWriter(pool);
  await breakDrawing("Czapka Kostka");
  const { printed: prerendered, undrawn } = await writer.write(keys, layoutJson);
  assert.deepEqual(
    prerendered.map(([path]) => path),
    paths.filter((path) => path !== cap.path),
  );
  assert.deepEqual(undrawn, [{ path: cap.path, reason: "Error: /czapka-kostka/ cannot be drawn" }]);
});

test("of pages one of which cannot be made the others are written", async () => {
  const { writer } = await openTestWriter(
    overWhichFails(({ name, values = [] }) => name === "size-table-ids" && values.flat().map(String).includes(cap.id)),
  );
  const { printed: prerendered, undrawn } = await writer.write(keys, layoutJson);
  assert.deepEqual(prerendered.map(([path]) => path).sort(), paths.filter((path) => path !== cap.path).sort());
  assert.deepEqual(undrawn, [{ path: cap.path, reason: "Error: it cannot be read" }]);
});

test("where none of several of a kind can be drawn they are refused, the home page or not; one alone is told", async () => {
  const { writer, breakDrawing } = await openTestWriter(pool);
  await breakDrawing("");
  await assert.rejects(
    writer.write([...staticPages, ...keys], layoutJson),
    /None of \d+ pages can be drawn: \/.+\/: Error: \/.+\/ cannot be drawn/,
  );
  assert.deepEqual(await writer.write([cap], layoutJson), {
    printed: [],
    undrawn: [{ path: cap.path, reason: "Error: /czapka-kostka/ cannot be drawn" }],
  });
});

test("a database that does not answer is no page's fault", async () => {
  const { writer } = await openTestWriter(overWhichFails(() => true));
  await assert.rejects(writer.write([cap], layoutJson), /it cannot be read/);
});

/** The database, where such queries fail. */
function overWhichFails(doesFail: (asked: QueryConfig) => boolean): Queryable {
  const query = (asked: string | QueryConfig, values?: unknown[]) =>
    doesFail(typeof asked === "string" ? { text: asked, ...(values === undefined ? {} : { values }) } : asked)
      ? Promise.reject(new Error("it cannot be read"))
      : pool.query(asked, values);
  return { query } as Queryable;
}

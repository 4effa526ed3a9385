import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import type { QueryConfig } from "pg";
import { testFolder } from "../../test/builders/app.ts";
import { assets, publicUrl } from "../../test/builders/server-parts.ts";
import { openSmallShop } from "../../test/builders/shop.ts";
import type { Queryable } from "../database/queryable.ts";
import { layoutsNow } from "./prerender.ts";
import { openPageWriter } from "./page-writer.ts";
import { type PageKey, staticPages, wantedAmong } from "./page-sources.ts";
import { openPrerenderedPages } from "./store/prerendered-pages.ts";

const { pool, products } = await openSmallShop();
const layouts = await layoutsNow(pool);
const keys = (
  await wantedAmong(pool, {
    paths: new Set(),
    facts: Object.values(products).map(({ productId }) => `product:${productId}`),
  })
).filter(({ language }) => language.lanCode === "pl");
const paths = keys.map(({ path }) => path);
const cap = keys.find(({ path }) => path === "/czapka-kostka/")!;

async function openTestWriter(db: Queryable) {
  const gate = await testFolder();
  const renderer = new URL(`../../test/builders/held-renderer.ts?folder=${gate}`, import.meta.url).href;
  const pages = await openPrerenderedPages(await testFolder(), "test");
  const writer = await openPageWriter(db, { file: pages.file, assets, publicUrl, renderer });
  return {
    pages,
    write(wanted: readonly PageKey[]) {
      const some = wanted.map(({ path }) => path);
      pages.want(some);
      return writer.write({ turn: pages.turn, paths: some, layouts });
    },
    breakDrawing: (name: string) => writeFile(join(gate, "broken"), name),
  };
}

test("of pages one of which cannot be rendered the others are written", async () => {
  const { pages, write, breakDrawing } = await openTestWriter(pool);
  await breakDrawing("Czapka Kostka");
  const { undrawn } = await write(keys);
  assert.deepEqual(
    pages.paths(),
    paths.filter((path) => path !== cap.path),
  );
  assert.deepEqual(undrawn, [{ path: cap.path, reason: "Error: /czapka-kostka/ cannot be drawn" }]);
});

test("of pages one of which cannot be made the others are written", async () => {
  const { pages, write } = await openTestWriter(
    overWhichFails(({ name, values = [] }) => name === "size-table-ids" && values.flat().map(String).includes(cap.id)),
  );
  const { undrawn } = await write(keys);
  assert.deepEqual(pages.paths().sort(), paths.filter((path) => path !== cap.path).sort());
  assert.deepEqual(undrawn, [{ path: cap.path, reason: "Error: it cannot be read" }]);
});

test("where none of several of a kind can be drawn they are refused, the home page or not; one alone is told", async () => {
  const { write, breakDrawing } = await openTestWriter(pool);
  await breakDrawing("");
  await assert.rejects(
    write([...staticPages, ...keys]),
    /None of \d+ pages can be drawn: \/.+\/: Error: \/.+\/ cannot be drawn/,
  );
  assert.deepEqual(await write([cap]), {
    prerendered: 0,
    removed: 0,
    undrawn: [{ path: cap.path, reason: "Error: /czapka-kostka/ cannot be drawn" }],
  });
});

test("a database that does not answer is no page's fault", async () => {
  const { write } = await openTestWriter(overWhichFails(() => true));
  await assert.rejects(write([cap]), /it cannot be read/);
});

/** The database, where such queries fail. */
function overWhichFails(doesFail: (asked: QueryConfig) => boolean): Queryable {
  const query = (asked: string | QueryConfig, values?: unknown[]) =>
    doesFail(typeof asked === "string" ? { text: asked, ...(values === undefined ? {} : { values }) } : asked)
      ? Promise.reject(new Error("it cannot be read"))
      : pool.query(asked, values);
  return { query } as Queryable;
}

test("a page is sent as it was compressed; one too large for a connection's first packets is made smaller", async () => {
  const { pages, write } = await openTestWriter(pool);
  await write(keys);
  const html = String(brotliDecompressSync(pages.read(cap.path)!.html));
  assert.match(html, /^<!doctype html>[^]*Czapka Kostka[^]*<\/html>\n$/);
  const large = Array.from({ length: 8000 }, (_, nth) => `${(nth * nth * 7919) % 99_991} zł `).join("");
  await pool.query("UPDATE products SET description = jsonb_build_object('pl', $2::text) WHERE product_id = $1", [
    cap.id,
    large,
  ]);
  await write([cap]);
  const { html: sent } = pages.read(cap.path)!;
  const quick = brotliCompressSync(brotliDecompressSync(sent), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  assert.ok(sent.length < quick.length * 0.9, `${sent.length} of ${quick.length}`);
});

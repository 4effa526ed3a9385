import assert from "node:assert/strict";
import { test } from "node:test";
import type { Product } from "../../domain/catalogue/product.ts";
import { filled, markOf, markTile, type PrerenderedTile, withMarks } from "./prerendered-tiles.ts";

const hoodie: PrerenderedTile = { product: { product_name: "Bluza Asfalt" } as Product };
const cap: PrerenderedTile = { product: { product_name: "Czapka Kostka" } as Product, listed: true };

test("every tile stands where it was marked, among the other pieces", () => {
  const marked = withMarks(() => `${markOf("header")}<li>${markTile(hoodie)}</li><li>${markTile(cap)}</li>`);
  const { tiles } = marked;
  assert.deepEqual(tiles, [hoodie, cap]);
  assert.equal(
    filled(marked, {
      header: "Bruk",
      ...Object.fromEntries(tiles.map(({ product }, at) => [at, product.product_name])),
    }).join(""),
    "Bruk<li>Bluza Asfalt</li><li>Czapka Kostka</li>",
  );
});

test("a page that could not be rendered leaves no tile to the next, and a part React gave up none in another's place", () => {
  assert.throws(
    () =>
      withMarks(() => {
        throw new Error(`broken behind ${markTile(hoodie)}`);
      }),
    /broken/,
  );
  const marked = withMarks(() => [markTile(hoodie), markTile(cap)][1]!);
  assert.deepEqual(filled(marked, Object.fromEntries(marked.tiles.entries())), ["", cap, ""]);
});

test("no text is taken for a mark, not even one that was a mark of another page", () => {
  const before = withMarks(() => markOf("header")).html;
  for (const text of [before, "\0header\0", "mark-header;", "mark-1-header;"])
    assert.equal(
      filled(
        withMarks(() => `${text}${markOf("header")}`),
        { header: "Bruk" },
      ).join(""),
      `${text}Bruk`,
    );
});

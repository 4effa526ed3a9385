import assert from "node:assert/strict";
import { test } from "node:test";
import type { Product } from "../../domain/catalogue/product.ts";
import { filled, markOf, markTile, type PrerenderedTile, withMarkedTiles } from "./prerendered-tiles.ts";

const hoodie: PrerenderedTile = { product: { product_name: "Bluza Asfalt" } as Product };
const cap: PrerenderedTile = { product: { product_name: "Czapka Kostka" } as Product, listed: true };

test("every tile stands where it was marked, among the other pieces", () => {
  const { html, tiles } = withMarkedTiles(
    () => `${markOf("header")}<li>${markTile(hoodie)}</li><li>${markTile(cap)}</li>`,
  );
  assert.deepEqual(tiles, [hoodie, cap]);
  assert.equal(
    filled(html, {
      header: "Bruk",
      ...Object.fromEntries(tiles.map(({ product }, at) => [at, product.product_name])),
    }).join(""),
    "Bruk<li>Bluza Asfalt</li><li>Czapka Kostka</li>",
  );
});

test("a page that could not be rendered leaves no tile to the next, and a part React gave up none in another's place", () => {
  assert.throws(
    () =>
      withMarkedTiles(() => {
        throw new Error(`broken behind ${markTile(hoodie)}`);
      }),
    /broken/,
  );
  const { html, tiles } = withMarkedTiles(() => [markTile(hoodie), markTile(cap)][1]!);
  assert.deepEqual(filled(html, Object.fromEntries(tiles.entries())), ["", cap, ""]);
});

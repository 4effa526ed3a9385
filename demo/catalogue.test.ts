import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { demoCatalogue, drawings } from "./catalogue.ts";

const catalogue = demoCatalogue(new Date("2026-11-20T12:00:00Z"));
const { products, manufacturers, categories } = catalogue;

test("the demo is large enough: products, brands, a tree of three levels, and all six groups of goods", () => {
  assert.ok(products.length >= 240, `${products.length} products`);
  assert.ok(manufacturers.length >= 12, `${manufacturers.length} brands`);
  assert.equal(Math.max(...categories.map(({ key }) => key.split("/").length)), 3);
  const groups = ["Odziez", "buty", "torby", "deskorolka", "zima", "fitness", "konopie", "akcesoria-dla-palacych"];
  for (const group of groups) assert.ok(products.some((product) => product.categories.some((key) => key.startsWith(`${group}/`))), group);
});

test("every text is there in three languages, and every handle once", () => {
  assert.equal(new Set(products.map(({ handle }) => handle)).size, products.length);
  for (const { handle, name, description } of products) {
    for (const text of [name, description]) for (const lan of ["pl", "en", "cz"] as const) assert.ok(text[lan]?.trim(), `${handle} ${lan}`);
  }
});

test("there are reduced, sold-out and last-one products, badges of every kind, and long names", () => {
  const stock = (product: (typeof products)[number]) => product.variants.reduce((sum, { quantity }) => sum + quantity, 0);
  assert.ok(products.some((product) => stock(product) === 0));
  assert.ok(products.some((product) => stock(product) === 1));
  const reduced = products.filter(({ cataloguePrice }) => cataloguePrice !== null);
  assert.ok(reduced.length > 20 && reduced.every(({ realPrice, cataloguePrice }) => cataloguePrice! > realPrice));
  assert.deepEqual([...new Set(products.flatMap(({ badges }) => badges ?? []))].toSorted(), ["bestseller", "coolPrice", "freeShipping", "new", "promotion", "recommended"]);
  assert.ok(products.some(({ name }) => name.pl.length > 45));
});

test("every product is drawn in three pictures that are in the project, the hero and the category pictures too", () => {
  const folder = join(import.meta.dirname, "pictures");
  const names = [...drawings.flatMap(({ handle }) => [1, 2, 3].map((view) => `${handle}-${view}.avif`)), "hero.avif", "hero-m.avif", ...categories.map(({ image }) => image).filter((image) => image !== "")];
  assert.deepEqual(names.filter((name) => !existsSync(join(folder, name))), []);
});

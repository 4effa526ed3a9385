import assert from "node:assert/strict";
import { test } from "node:test";
import { badges } from "../src/domain/product.ts";
import { demoCatalogue } from "./catalogue.ts";
import { pages } from "./catalogue/pages.ts";

const { categories, manufacturers, products } = demoCatalogue(new Date("2026-11-21T12:00:00Z"));

test("all six groups of the specification are sold, 240 products of 12 brands or more", () => {
  const groups = { clothing: "Odziez", footwear: "buty", bags: "torby", boards: "deskorolka", winter: "zima", fitness: "fitness", hemp: "konopie", smoking: "akcesoria-dla-palacych" };
  for (const [group, key] of Object.entries(groups)) {
    assert.ok(products.filter((product) => product.categories.some((category) => category.split("/")[0] === key)).length >= 12, group);
  }
  assert.ok(products.length >= 240);
  assert.ok(manufacturers.length >= 12);
});

test("the category tree has three levels, paths that follow it, and a heading without a page", () => {
  assert.equal(Math.max(...categories.map((category) => category.key.split("/").length)), 3);
  const deep = categories.find((category) => category.key === "Odziez/bluzy/z-kapturem");
  assert.equal(deep?.url, "Odziez/bluzy/z-kapturem/");
  assert.ok(categories.some((category) => category.url === null));
});

test("there are sizes, reduced prices, every badge, sold-out and last pieces, and long names", () => {
  const stock = products.map((product) => product.variants.reduce((sum, variant) => sum + variant.quantity, 0));
  assert.ok(stock.includes(0) && stock.includes(1));
  assert.ok(products.some((product) => product.attributes.length === 1 && product.variants.length > 3));
  assert.ok(products.some((product) => product.cataloguePrice !== null && product.cataloguePrice > product.realPrice));
  for (const badge of badges) assert.ok(products.some((product) => product.badges?.includes(badge)), badge);
  assert.ok(products.some((product) => product.name.pl.length > 60));
});

test("every product is named and described in three languages, weighs something, and has three pictures", () => {
  for (const product of products) {
    for (const text of [product.name, product.description]) assert.ok(text.pl && text.en && text.cz, product.handle);
    assert.ok(product.weight > 0, product.handle);
    assert.equal(product.pictures.length, 3);
  }
});

test("no handle and no url stands twice", () => {
  assert.equal(new Set(products.map((product) => product.handle)).size, products.length);
  const urls = categories.map((category) => category.url).filter((url) => url !== null);
  assert.equal(new Set(urls).size, urls.length);
});

test("the nine information pages of the specification are there, the others below Information, each page/{slug}.html", () => {
  const [information, ...others] = pages;
  assert.equal(information?.parent, 0);
  assert.deepEqual(others.map((page) => page.parent), Array.from({ length: 8 }, () => information?.page_id));
  const named = pages.map((page) => page.name.en.toLowerCase());
  for (const word of ["information", "terms", "about", "other", "returns", "points", "shipping", "privacy", "pay"]) assert.ok(named.some((name) => name.includes(word)), `${word} in ${named.join(", ")}`);
  for (const page of pages) {
    assert.match(page.slug, /^[a-z0-9-]+$/);
    assert.ok(page.name.pl && page.name.cz && page.content.pl && page.content.en && page.content.cz, page.slug);
  }
});

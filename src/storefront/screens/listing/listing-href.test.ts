import assert from "node:assert/strict";
import { test } from "node:test";
import { listingHref, shownOf } from "./listing-href.ts";

const usual = { sort: "date-desc", perPage: 48, page: 1 } as const;

test("a listing as usual has its own address without a query", () => {
  assert.equal(listingHref("/buty/", usual, {}), "/buty/");
});

test("another order begins at the first page and keeps the page size", () => {
  assert.equal(listingHref("/buty/", { ...usual, perPage: 24, page: 3 }, { sort: "price-asc" }), "/buty/?sort=price-asc&per=24");
});

test("turning the page keeps order and size", () => {
  assert.equal(listingHref("/__/bluza", { sort: "name-desc", perPage: 48, page: 1 }, { page: 2 }), "/__/bluza?sort=name-desc&page=2");
});

test("a search begins with what fits best; another order of it stands in its address", () => {
  assert.equal(listingHref("/__/bluza", { sort: "relevance", perPage: 48, page: 1 }, { page: 2 }), "/__/bluza?page=2");
  assert.equal(listingHref("/__/bluza", { sort: "relevance", perPage: 48, page: 1 }, { sort: "date-desc" }), "/__/bluza?sort=date-desc");
});

test("a page says which products it shows", () => {
  assert.deepEqual(shownOf({ page: 2, perPage: 24, total: 50 }), { first: 25, last: 48, count: 50 });
  assert.deepEqual(shownOf({ page: 3, perPage: 24, total: 50 }), { first: 49, last: 50, count: 50 });
  assert.deepEqual(shownOf({ page: 1, perPage: 24, total: 1 }), { first: 1, last: 1, count: 1 });
});

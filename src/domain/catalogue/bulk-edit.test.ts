import assert from "node:assert/strict";
import { test } from "node:test";
import {
  brandEdits,
  type BulkOperation,
  type BulkProduct,
  productEdits,
  steppedPrice,
  variantEdits,
} from "./bulk-edit.ts";

const variant = { price: 20_000, cataloguePrice: null, stock: 4, weight: null, inCut: false };
const empty = { pl: "", en: "", cz: "" };
const product: BulkProduct = {
  texts: {
    name: { ...empty, pl: "Bluza Asfalt" },
    description: { ...empty, pl: '<p>Ciepła &amp; miękka <a href="/bluza">bluza</a></p>' },
    searchTitle: empty,
    searchDescription: empty,
  },
  brandId: 1,
  categories: [3, 4],
  badges: ["new"],
  publication: { shown: true, from: null },
  guaranteeYears: null,
  vatRate: "23",
  withdrawalException: null,
  composition: [],
  mostPieces: null,
  ageMin: null,
  onlineSale: true,
  blockedCountries: [],
};
const priced = (by: object, more: object = {}) =>
  ({ kind: "price", by, ending: null, earlier: "stays", ...more }) as BulkOperation;
const replacing = (find: string, replacement: string, text = "description") =>
  ({ kind: "text", text, language: "pl", find, replacement }) as BulkOperation;
const textOf = (operation: BulkOperation) => productEdits(operation, product)[0]?.after;

test("a price goes by a share, by grosze or to one price, and to the nearest that ends as it is to", () => {
  for (const [price, by, ending, expected] of [
    [12_340, { percent: -10 }, null, 11_106],
    [12_340, { percent: -10 }, 99, 11_099],
    [12_340, { percent: 10 }, 0, 13_600],
    [9_999, { percent: -15 }, null, 8_499],
    [12_340, { amount: -1_000 }, 99, 11_299],
    [12_349, { amount: 1 }, 0, 12_400],
    [12_340, { to: 9_900 }, 50, 9_950],
    [40, { percent: -50 }, 0, 0],
  ] as const)
    assert.equal(steppedPrice(price, by, ending), expected, JSON.stringify([price, by, ending]));
});

test("the price until now is the catalogue price where there is none and it gets cheaper; what it was stays or goes", () => {
  const after = (operation: BulkOperation, more: object = {}) =>
    variantEdits(operation, { ...variant, ...more }).map(({ field, after: value }) => [field, value]);
  const lower = { percent: -50 };
  assert.deepEqual(after(priced(lower)), [["price", 10_000]]);
  assert.deepEqual(after(priced(lower, { earlier: "before" })), [
    ["price", 10_000],
    ["cataloguePrice", 20_000],
  ]);
  assert.deepEqual(after(priced(lower, { earlier: "before" }), { cataloguePrice: 25_000 }), [["price", 10_000]]);
  assert.deepEqual(after(priced({ percent: 50 }, { earlier: "before" })), [["price", 30_000]]);
  assert.deepEqual(after(priced({ to: 20_000 }, { earlier: "none" }), { cataloguePrice: 25_000 }), [
    ["cataloguePrice", null],
  ]);
  assert.deepEqual(after(priced({ to: 20_000 })), []);
});

test("what cannot be is said of one row: no price, one too high, one above its catalogue price, one for a time that runs, too few pieces", () => {
  const why = (operation: BulkOperation, more: object = {}) =>
    variantEdits(operation, { ...variant, ...more }).map(({ refused }) => refused);
  assert.deepEqual(why(priced({ amount: -20_000 })), ["PRICE_TOO_LOW"]);
  assert.deepEqual(why(priced({ amount: 100_000_000 })), ["PRICE_TOO_HIGH"]);
  assert.deepEqual(why(priced({ percent: 30 }), { cataloguePrice: 25_000 }), ["PRICE_NOT_LOWER"]);
  assert.deepEqual(why(priced({ percent: -30 }, { earlier: "before" }), { inCut: true }), ["IN_CUT"]);
  assert.deepEqual(why({ kind: "earlierPrice", price: 20_000 }), ["PRICE_NOT_LOWER"]);
  assert.deepEqual(why({ kind: "stock", change: -5, reason: "damaged", note: "" }), ["STOCK_SHORT"]);
  assert.deepEqual(why({ kind: "stock", change: -4, reason: "damaged", note: "" }), [null]);
});

test("words of a description are replaced, never its tags, its addresses or the names of its signs", () => {
  assert.equal(textOf(replacing("bluza", "kurtka")), '<p>Ciepła &amp; miękka <a href="/bluza">kurtka</a></p>');
  for (const nowhere of ["amp", "href", "Bluza"]) assert.equal(textOf(replacing(nowhere, "x")), undefined, nowhere);
  assert.equal(textOf(replacing("Ciepła & miękka", "Ciepła")), '<p>Ciepła <a href="/bluza">bluza</a></p>');
  assert.equal(
    textOf(replacing("miękka", "<script>alert(1)</script> $& $1")),
    '<p>Ciepła &amp; &lt;script&gt;alert(1)&lt;/script&gt; $&amp; $1 <a href="/bluza">bluza</a></p>',
  );
  assert.equal(textOf(replacing(".*", "x")), undefined);
});

test("a name keeps what is written beside, takes `$&` as it is, and is never empty in Polish", () => {
  assert.equal(textOf(replacing("Asfalt", "$& $1", "name")), "Bluza $& $1");
  assert.equal(textOf(replacing("Bluza ", "", "name")), "Asfalt");
  const [gone] = productEdits(replacing("Bluza Asfalt", "", "name"), product);
  assert.equal(gone!.refused, "NAME_EMPTY");
  const [long] = productEdits(replacing("a", "x".repeat(300), "name"), product);
  assert.equal(long!.refused, "TEXT_TOO_LONG");
});

test("categories and badges come and go one by one, in their order; what is shown does not vanish until a moment", () => {
  const after = (operation: BulkOperation) => productEdits(operation, product).map((edit) => edit.after);
  assert.deepEqual(after({ kind: "category", does: "add", categoryId: 5 }), [[3, 4, 5]]);
  assert.deepEqual(after({ kind: "category", does: "add", categoryId: 4 }), []);
  assert.deepEqual(after({ kind: "category", does: "remove", categoryId: 3 }), [[4]]);
  assert.deepEqual(after({ kind: "moveCategory", fromId: 3, categoryId: 9 }), [[9, 4]]);
  assert.deepEqual(after({ kind: "moveCategory", fromId: 3, categoryId: 4 }), [[4]]);
  assert.deepEqual(after({ kind: "moveCategory", fromId: 8, categoryId: 9 }), []);
  assert.deepEqual(after({ kind: "badge", badge: "new", takes: true }), [[]]);
  const later = { kind: "publication", shown: false, from: "2099-01-01T00:00:00.000Z" } as const;
  assert.equal(productEdits(later, product)[0]!.refused, "SHOWN_ALREADY");
  const full = { ...product, categories: Array.from({ length: 20 }, (_, index) => index + 10) };
  assert.equal(productEdits({ kind: "category", does: "add", categoryId: 5 }, full)[0]!.refused, "CATEGORIES_FULL");
});

test("a brand has another producer, and nothing where it has that one already", () => {
  const contact = { name: "Szwalnia", address: "Łódź", email: "szwalnia@bruk.example" };
  const producer = { ...contact, responsible: null };
  const operation: BulkOperation = { kind: "producer", producer };
  assert.deepEqual(brandEdits(operation, { producer: null }), [
    { field: "producer", before: null, after: producer, refused: null },
  ]);
  assert.deepEqual(brandEdits(operation, { producer }), []);
  assert.deepEqual(
    brandEdits(operation, { producer: { ...contact, responsible: contact } }).map(({ after }) => after),
    [producer],
  );
});

test("limits are set one by one; a country comes to the others once and goes from among them, and more than there may be are refused", () => {
  const limited: BulkProduct = {
    ...product,
    mostPieces: 3,
    ageMin: 18,
    onlineSale: false,
    blockedCountries: ["DE", "CZ"],
  };
  const made = (operation: BulkOperation, of: BulkProduct = limited) =>
    productEdits(operation, of).map(({ field, before, after, refused }) => [field, before, after, refused]);
  assert.deepEqual(made({ kind: "mostPieces", most: 2 }), [["mostPieces", 3, 2, null]]);
  assert.deepEqual(made({ kind: "mostPieces", most: 3 }), []);
  assert.deepEqual(made({ kind: "mostPieces", most: null }), [["mostPieces", 3, null, null]]);
  assert.deepEqual(made({ kind: "ageMin", adults: false }), [["ageMin", 18, null, null]]);
  assert.deepEqual(made({ kind: "ageMin", adults: true }), []);
  assert.deepEqual(made({ kind: "onlineSale", online: true }), [["onlineSale", false, true, null]]);
  assert.deepEqual(made({ kind: "blockedCountry", does: "add", country: "CZ" }), []);
  assert.deepEqual(made({ kind: "blockedCountry", does: "add", country: "SK" }), [
    ["blockedCountries", ["DE", "CZ"], ["DE", "CZ", "SK"], null],
  ]);
  assert.deepEqual(made({ kind: "blockedCountry", does: "remove", country: "DE" }), [
    ["blockedCountries", ["DE", "CZ"], ["CZ"], null],
  ]);
  const full = Array.from({ length: 250 }, (_, at) => `A${at}`);
  const [[, , , refused] = []] = made(
    { kind: "blockedCountry", does: "add", country: "SK" },
    { ...limited, blockedCountries: full },
  );
  assert.equal(refused, "COUNTRIES_FULL");
});

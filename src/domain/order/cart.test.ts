import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import {
  addToCart,
  cartQuantity,
  cartTotal,
  lineKey,
  maxQuantity,
  pricedLines,
  variantName,
  type CartLine,
} from "./cart.ts";
import { setQuantity } from "./set-quantity.ts";
import type { Product } from "../catalogue/product.ts";

const hoodie = product({
  product_id: "17",
  real_price: "249.99",
  product_quantity: 8,
  attrs: [
    { attr_name: "Rozmiar", vals: [variant("41", 5, "M"), variant("42", 3, "L")] },
    { attr_name: "Kolor", vals: [variant("41", 5, "asfalt"), variant("42", 3, "cegła")] },
  ],
});
const cap = product({ product_id: "18", real_price: "79.90", product_quantity: 500 });

test("a line is known by the product, or by product and variant", () => {
  assert.equal(lineKey("17", null), "17");
  assert.equal(lineKey("17", "42"), "17_42");
});

test("a variant is called by its value names, joined by a space", () => {
  assert.equal(variantName(hoodie, "42"), "L cegła");
  assert.equal(variantName(hoodie, null), "");
  assert.equal(variantName(cap, "1"), "");
});

test("a line of which nothing is left counts in no sum until it is removed; the header still counts its pieces", () => {
  const gone = { ...cap, product_quantity: 0 };
  const lines: CartLine[] = [
    { key: "17_42", product: hoodie, a2p: "42", quantity: 2 },
    { key: "18", product: gone, a2p: null, quantity: 3 },
    { key: "17_99", product: hoodie, a2p: "99", quantity: 1 },
  ];
  assert.equal(cartTotal(lines), 499_98);
  assert.deepEqual(
    pricedLines(lines).map(({ quantity }) => quantity),
    [2],
  );
  assert.equal(cartQuantity(lines), 6);
});

test("the maximum is the variant's stock, the product's, and never above a line's limit", () => {
  assert.equal(maxQuantity(hoodie, "42"), 3);
  assert.equal(maxQuantity(hoodie, null), 8);
  assert.equal(maxQuantity(hoodie, "99"), 0);
  assert.equal(maxQuantity(cap, null), 99);
});

test("a new line has the requested quantity, one by default; an existing line grows by one", () => {
  const first = added([], { product: hoodie, a2p: "42" });
  assert.deepEqual(quantities(first), { "17_42": 1 });
  const second = added(first, { product: cap, quantity: 4 });
  assert.deepEqual(quantities(second), { "17_42": 1, "18": 4 });
  assert.deepEqual(quantities(added(second, { product: cap, quantity: 3 })), { "17_42": 1, "18": 5 });
  assert.deepEqual(quantities(first), { "17_42": 1 }, "the cart given is not changed");
});

test("more than the maximum is refused: existing plus requested counts", () => {
  const two = setQuantity(added([], { product: hoodie, a2p: "42" }), "17_42", 2);
  assert.deepEqual(addToCart(two, { product: hoodie, a2p: "42", quantity: 2 }), {
    kind: "refused",
    code: "PRODUCT_ADD_ERROR1",
  });
  const three = added(two, { product: hoodie, a2p: "42" });
  assert.equal(addToCart(three, { product: hoodie, a2p: "42" }).kind, "refused");
  assert.equal(addToCart([], { product: hoodie, a2p: "99" }).kind, "refused");
  assert.equal(addToCart([], { product: cap, quantity: 100 }).kind, "refused");
});

test("what is all gone and was on promotion is refused with the promotion's own text", () => {
  const gone = product({ product_id: "19", product_quantity: 0 });
  assert.deepEqual(addToCart([], { product: gone }), { kind: "refused", code: "PRODUCT_ADD_ERROR1" });
  assert.deepEqual(addToCart([], { product: { ...gone, catalogue_price: "999.90", lowest_price: "999.90" } }), {
    kind: "refused",
    code: "PRODUCT_PROMOTIONQTY",
  });
  assert.deepEqual(addToCart([], { product: { ...gone, badges: ["promotion"] } }), {
    kind: "refused",
    code: "PRODUCT_PROMOTIONQTY",
  });
  const reduced = { ...hoodie, catalogue_price: "299.99", lowest_price: "299.99" };
  assert.deepEqual(
    addToCart([], { product: reduced, a2p: "42", quantity: 4 }),
    { kind: "refused", code: "PRODUCT_ADD_ERROR1" },
    "three are left: that is no end of the promotion",
  );
});

test("the fifty-first line is refused, one more of a line that is there is not", () => {
  const full = Array.from({ length: 50 }, (_, at) =>
    product({ product_id: String(100 + at), product_quantity: 9 }),
  ).reduce<CartLine[]>((lines, next) => added(lines, { product: next }), []);
  assert.deepEqual(addToCart(full, { product: cap }), { kind: "refused", code: "PRODUCT_ADD_ERROR2" });
  assert.equal(added(full, { product: product({ product_id: "100", product_quantity: 9 }) }).length, 50);
});

test("a quantity that is no count of pieces is an error", () => {
  for (const quantity of [0, -1, 1.5, Number.NaN])
    assert.throws(() => addToCart([], { product: cap, quantity }), RangeError);
});

test("a quantity of 0 or below removes the line", () => {
  const lines = added(added([], { product: hoodie, a2p: "42" }), { product: cap });
  assert.deepEqual(quantities(setQuantity(lines, "18", 0)), { "17_42": 1 });
  assert.deepEqual(quantities(setQuantity(lines, "18", -3)), { "17_42": 1 });
  assert.deepEqual(quantities(setQuantity(lines, "nothing", 5)), { "17_42": 1, "18": 1 });
});

test("a quantity stops at the maximum; a line sold out meanwhile shrinks but does not grow", () => {
  const lines = added([], { product: hoodie, a2p: "42" });
  assert.deepEqual(quantities(setQuantity(lines, "17_42", 9)), { "17_42": 3 });
  const gone: CartLine[] = [{ key: "18", product: { ...cap, product_quantity: 0 }, a2p: null, quantity: 3 }];
  assert.deepEqual(quantities(setQuantity(gone, "18", 4)), { "18": 3 });
  assert.deepEqual(quantities(setQuantity(gone, "18", 2)), { "18": 2 });
});

test("the cart total is the sum of price × quantity, the header's number the sum of quantities", () => {
  const lines = setQuantity(added(added([], { product: hoodie, a2p: "41" }), { product: cap }), "17_41", 3);
  assert.equal(cartTotal(lines), 3 * 24999 + 7990);
  assert.equal(cartQuantity(lines), 4);
  assert.equal(cartTotal([]), 0);
  assert.deepEqual(pricedLines(lines)[0], {
    product_id: "17",
    real_price: 24999,
    quantity: 3,
    categories_all: ["177"],
    manufacturer_id: "9",
  });
});

test("whatever is added and set, no line leaves 1 to its maximum and no key stands twice", () => {
  const step = fc.record({
    adding: fc.boolean(),
    which: fc.constantFrom<{ product: Product; a2p: string | null }>(
      { product: hoodie, a2p: "41" },
      { product: hoodie, a2p: "42" },
      { product: cap, a2p: null },
    ),
    quantity: fc.integer({ min: 1, max: 120 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let lines: CartLine[] = [];
      for (const { adding, which, quantity } of steps) {
        if (!adding) lines = setQuantity(lines, lineKey(which.product.product_id, which.a2p), quantity - 20);
        const answer = adding ? addToCart(lines, { ...which, quantity }) : null;
        if (answer?.kind === "added") lines = answer.lines;
      }
      assert.equal(new Set(lines.map((line) => line.key)).size, lines.length);
      for (const line of lines) assert.ok(line.quantity >= 1 && line.quantity <= maxQuantity(line.product, line.a2p));
    }),
  );
});

function added(lines: readonly CartLine[], what: Parameters<typeof addToCart>[1]): CartLine[] {
  const answer = addToCart(lines, what);
  assert.equal(answer.kind, "added");
  return answer.kind === "added" ? answer.lines : [];
}

function quantities(lines: readonly CartLine[]): Record<string, number> {
  return Object.fromEntries(lines.map((line) => [line.key, line.quantity]));
}

function variant(attr_2_product_id: string, quantity: number, attrValue_name: string) {
  return { attr_2_product_id, quantity, attrValue_name };
}

function product(cacheTags: Partial<Product>): Product {
  return {
    product_id: "1",
    product_name: "Bluza",
    url: "bluza/",
    images: [],
    real_price: "10.00",
    product_quantity: 1,
    categories_all: ["177"],
    manufacturer_id: "9",
    attrs: [],
    manufacturer_name: "Bruk",
    catalogue_price: null,
    lowest_price: null,
    badges: [],
    rating: null,
    date: "2026-11-01",
    ...cacheTags,
  };
}

test("what is sold in the shop itself only is not added, and a line of it can hold nothing", () => {
  const offline: Product = { ...hoodie, online_sale: false };
  assert.deepEqual(addToCart([], { product: offline, a2p: "42" }), {
    kind: "refused",
    code: "PRODUCT_NOTONLINE_ERROR",
  });
  assert.equal(maxQuantity(offline, "42"), 0);
});

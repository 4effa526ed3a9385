import assert from "node:assert/strict";
import { test } from "node:test";
import { cartTotal, pricedLines } from "../order/cart.ts";
import type { Product, ProductVariant } from "./product.ts";
import { reductionOf } from "./reduction.ts";
import { pricedAs, priceFrom } from "./variant-price.ts";

const oil = {
  product_id: "17",
  product_name: "Olej",
  real_price: "120.00",
  catalogue_price: "150.00",
  lowest_price: "150.00",
  unit_price: { price: "400.00", unit: "100 ml" },
  product_quantity: 9,
  categories_all: ["177"],
  manufacturer_id: "3",
  badges: [],
  attrs: [
    {
      attr_name: "Rozmiar",
      vals: [
        { attr_2_product_id: "1", quantity: 3, attrValue_name: "36" },
        {
          attr_2_product_id: "2",
          quantity: 3,
          attrValue_name: "37",
          real_price: "150.00",
          catalogue_price: null,
          lowest_price: null,
          unit_price: "500.00",
        },
        { attr_2_product_id: "3", quantity: 3, attrValue_name: "38", lowest_price: "110.00" },
      ],
    },
  ],
} as unknown as Product;

test("a product is priced as its variant: what that has of its own, the product's where it says nothing", () => {
  const prices = (a2p: string | null) => {
    const { real_price, catalogue_price, lowest_price, unit_price } = pricedAs(oil, a2p);
    return [real_price, catalogue_price, lowest_price, unit_price?.price];
  };
  assert.deepEqual(prices("2"), ["150.00", null, null, "500.00"]);
  assert.deepEqual(prices("3"), ["120.00", "150.00", "110.00", "400.00"]);
  for (const a2p of ["1", null, "99"]) assert.equal(pricedAs(oil, a2p), oil, "nothing of its own");
});

test("a price is shown from the cheapest that is left; 'from' where others of them cost more", () => {
  const [small, large, third] = oil.attrs[0]!.vals as [ProductVariant, ProductVariant, ProductVariant];
  const shown = (...vals: ProductVariant[]) => {
    const { product, from } = priceFrom({ ...oil, attrs: [{ attr_name: "Rozmiar", vals }] });
    return [product.real_price, product.catalogue_price, from];
  };
  assert.deepEqual(shown(small, large, third), ["120.00", "150.00", true]);
  assert.deepEqual(shown(large, small), ["120.00", "150.00", true]);
  assert.deepEqual(shown(small, third), ["120.00", "150.00", false], "another lowest price alone is no other price");
  assert.deepEqual(shown({ ...small, quantity: 0 }, large), ["150.00", null, false], "what is sold out sets no price");
  assert.deepEqual(
    shown({ ...small, quantity: 0 }, { ...large, quantity: 0 }),
    ["120.00", "150.00", true],
    "unless all is",
  );
  assert.deepEqual(priceFrom({ ...oil, attrs: [] }).from, false);
  assert.equal(priceFrom(oil, [large]).product.real_price, "150.00");
});

test("what a product announces is true of everything at its price: the least of its reductions, none where one of it is not reduced", () => {
  const [small, large] = oil.attrs[0]!.vals as [ProductVariant, ProductVariant];
  const never = { ...small, attr_2_product_id: "4", catalogue_price: null, lowest_price: null };
  const less = { ...small, attr_2_product_id: "5", lowest_price: "125.00" };
  const announced = (...vals: ProductVariant[]) => {
    const { product, partlyReduced } = priceFrom({ ...oil, attrs: [{ attr_name: "Rozmiar", vals }] });
    return [product.real_price, reductionOf(product)?.before ?? null, partlyReduced];
  };
  for (const vals of [
    [small, never],
    [never, small],
  ] as const)
    assert.deepEqual(announced(...vals), ["120.00", null, true], "one at this price was never reduced");
  assert.deepEqual(announced(small, less, large), ["120.00", "125.00", false]);
  assert.deepEqual(announced(less, small), ["120.00", "125.00", false]);
  assert.deepEqual(announced(small, { ...never, quantity: 0 }), ["120.00", "150.00", false], "it cannot be bought");
  assert.deepEqual(announced({ ...large, real_price: "100.00" }, small), ["100.00", null, true], "a dearer one is");
  assert.deepEqual(announced(never), ["120.00", null, false]);
  const whole = { ...oil, attrs: [{ attr_name: "Rozmiar", vals: [never, small] }] };
  assert.equal(reductionOf(pricedAs(whole, "1"))?.before, "150.00", "where it is chosen it announces its own");
  assert.equal(reductionOf(pricedAs(whole, "4")), null);
});

test("a cart counts each line at its variant's price", () => {
  const lines = [
    { key: "17_1", product: oil, a2p: "1", quantity: 2 },
    { key: "17_2", product: oil, a2p: "2", quantity: 1 },
  ];
  assert.deepEqual(
    pricedLines(lines).map(({ real_price }) => real_price),
    [12_000, 15_000],
  );
  assert.equal(cartTotal(lines), 2 * 12_000 + 15_000);
});

test("a line kept from before variants had prices costs what its product did", () => {
  const {
    attrs: [{ attr_name, vals }],
  } = oil as Product & { attrs: [Product["attrs"][number]] };
  const kept = {
    ...oil,
    attrs: [
      {
        attr_name,
        vals: vals.map(({ attr_2_product_id, quantity, attrValue_name }) => ({
          attr_2_product_id,
          quantity,
          attrValue_name,
        })),
      },
    ],
  };
  assert.equal(cartTotal([{ key: "17_2", product: kept, a2p: "2", quantity: 1 }]), 12_000);
});

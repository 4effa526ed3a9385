import assert from "node:assert/strict";
import { test } from "node:test";
import { isPromoted, priceBefore, reductionOf, saidLowest } from "./reduction.ts";

test("a reduction is counted from the lower of catalogue price and lowest price, and is none where that is not above the price", () => {
  const cases: [now: number, catalogue: number | null, lowest: number | null, before: number | null][] = [
    [15_000, 20_000, 20_000, 20_000],
    [15_000, 20_000, 17_000, 17_000],
    [15_000, 20_000, 25_000, 20_000],
    [15_000, 20_000, 15_000, null],
    [15_000, 20_000, 12_000, null],
    [15_000, 20_000, 15_001, 15_001],
    [15_000, null, 20_000, null],
    [15_000, 20_000, null, null],
    [15_000, null, null, null],
    [0, 1, 1, 1],
  ];
  for (const [real_price, catalogue_price, lowest_price, before] of cases)
    assert.equal(
      priceBefore({ real_price, catalogue_price, lowest_price }),
      before,
      `${real_price} ${catalogue_price} ${lowest_price}`,
    );
});

test("the price struck through is the one the percentage is counted from", () => {
  assert.deepEqual(reductionOf({ real_price: "249.99", catalogue_price: "329.99", lowest_price: "329.99" }), {
    before: "329.99",
    percent: "-24.2%",
  });
  assert.deepEqual(reductionOf({ real_price: "249.99", catalogue_price: "329.99", lowest_price: "299.99" }), {
    before: "299.99",
    percent: "-16.7%",
  });
  assert.equal(reductionOf({ real_price: "249.99", catalogue_price: "329.99", lowest_price: "249.99" }), null);
});

test("the lowest price is said beside a reduction, a promotion or a cool price, and promotes nothing by itself", () => {
  const product = { real_price: "100.00", catalogue_price: "120.00", lowest_price: "100.00", badges: [] };
  assert.deepEqual([saidLowest(product), isPromoted(product)], [null, false]);
  assert.deepEqual(
    [saidLowest({ ...product, badges: ["promotion"] }), isPromoted({ ...product, badges: ["promotion"] })],
    ["100.00", true],
  );
  assert.deepEqual(
    [saidLowest({ ...product, badges: ["coolPrice"] }), isPromoted({ ...product, badges: ["coolPrice"] })],
    ["100.00", false],
  );
  assert.deepEqual(
    [saidLowest({ ...product, lowest_price: "110.00" }), isPromoted({ ...product, lowest_price: "110.00" })],
    ["110.00", true],
  );
});

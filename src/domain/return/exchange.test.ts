import assert from "node:assert/strict";
import { test } from "node:test";
import { exchangedLines } from "./exchange.ts";

const pln = { currency: "pln", factor: 10_000 } as const;

test("pieces cost what was paid for those they are got for; an odd hundredth is a line of its own", () => {
  const wanted = [{ position: 1, variantId: 7, quantity: 2 }];
  assert.deepEqual(exchangedLines(wanted, new Map([[1, 19_999]]), pln), {
    lines: [
      { variantId: 7, quantity: 1, amount: 10_000, unitPricePln: 10_000 },
      { variantId: 7, quantity: 1, amount: 9999, unitPricePln: 9999 },
    ],
    products: 19_999,
    productsPln: 19_999,
  });
  assert.deepEqual(exchangedLines(wanted, new Map([[1, 20_000]]), pln).lines, [
    { variantId: 7, quantity: 2, amount: 20_000, unitPricePln: 10_000 },
  ]);
});

test("in another currency the lines add up in both, for two sizes of one line, too", () => {
  const wanted = [
    { position: 1, variantId: 7, quantity: 2 },
    { position: 1, variantId: 8, quantity: 1 },
    { position: 3, variantId: 9, quantity: 1 },
  ];
  const paid = new Map([
    [1, 10_001],
    [3, 1177],
  ]);
  const { lines, products, productsPln } = exchangedLines(wanted, paid, { currency: "eur", factor: 2353 });
  const sum = (of: (line: (typeof lines)[number]) => number) => lines.reduce((all, line) => all + of(line), 0);
  assert.deepEqual([products, sum(({ amount }) => amount)], [11_178, 11_178]);
  assert.equal(
    sum(({ unitPricePln, quantity }) => unitPricePln * quantity),
    productsPln,
  );
  assert.equal(
    sum(({ quantity }) => quantity),
    4,
  );
});

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import {
  changedLines,
  dayInPoland,
  type InvoiceLine,
  invoiceNumber,
  linesOf,
  linesWithout,
  type SoldOrder,
  sumsOf,
} from "./invoice.ts";
import { vatRates } from "./vat.ts";

const hoodie = { name: "Bluza Asfalt M", quantity: 2, amount: 39_998, rate: "23" } as const;
const book = { name: "Książka", quantity: 1, amount: 4000, rate: "5" } as const;
const sold = (order: Partial<SoldOrder> = {}): SoldOrder => ({
  lines: [hoodie],
  shipping: 1299,
  shippingName: "Dostawa: Kurier",
  total: 41_297,
  ...order,
});
const gross = (lines: readonly InvoiceLine[]) => lines.reduce((sum, line) => sum + line.gross, 0);

test("goods and shipping are lines, each for what was paid for it", () => {
  assert.deepEqual(linesOf(sold()), [
    { position: 1, ...hoodie, gross: 39_998, shipping: false },
    { position: 2, name: "Dostawa: Kurier", quantity: 1, amount: 1299, gross: 1299, rate: "23", shipping: true },
  ]);
});

test("code and points come off the goods; off shipping only what the goods could not bear", () => {
  assert.deepEqual(
    linesOf(sold({ total: 31_297 })).map((line) => line.gross),
    [29_998, 1299],
  );
  assert.deepEqual(
    linesOf(sold({ total: 1000 })).map((line) => line.gross),
    [0, 1000],
  );
  assert.deepEqual(
    linesOf(sold({ total: 0 })).map((line) => line.gross),
    [0, 0],
  );
});

test("shipping is taxed at the goods' rates in proportion; free shipping is no line", () => {
  const lines = linesOf(sold({ lines: [{ ...hoodie, amount: 6000 }, book], shipping: 1000, total: 11_000 }));
  assert.deepEqual(
    lines.map(({ rate, gross: paid, shipping }) => [rate, paid, shipping]),
    [
      ["23", 6000, false],
      ["5", 4000, false],
      ["23", 600, true],
      ["5", 400, true],
    ],
  );
  assert.equal(linesOf(sold({ shipping: 0, total: 39_998 })).length, 1);
});

test("whatever is ordered, reduced and returned piece by piece, lines, sums and corrections add up to the grosz", () => {
  const order = fc.record({
    lines: fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 99 }),
        amount: fc.integer({ min: 0, max: 1_000_000 }),
        rate: fc.constantFrom(...vatRates),
      }),
      { minLength: 1, maxLength: 12 },
    ),
    shipping: fc.integer({ min: 0, max: 5000 }),
    reduction: fc.integer({ min: 0, max: 3_000_000 }),
    back: fc.array(fc.nat(), { maxLength: 6 }),
  });
  fc.assert(
    fc.property(order, ({ lines: goods, shipping, reduction, back }) => {
      const whole = goods.reduce((sum, line) => sum + line.amount, 0) + shipping;
      const total = Math.max(0, whole - reduction);
      let lines = linesOf({ lines: goods.map((line) => ({ name: "x", ...line })), shipping, shippingName: "y", total });
      const first = sumsOf({ lines, before: null });
      assert.equal(gross(lines), total);
      assert.ok(lines.every((line) => line.gross >= 0 && line.gross <= line.amount));
      let [booked, vat] = [first.total, first.sums.reduce((sum, each) => sum + each.vat, 0)];
      for (const at of [...back, null]) {
        const line = at === null ? undefined : lines[at % lines.length]!;
        const taken =
          line === undefined
            ? ("everything" as const)
            : line.shipping
              ? { amount: Math.floor(gross(lines) / 2) }
              : { pieces: [{ position: line.position, quantity: Math.min(1, line.quantity) }], shipping: 0 };
        const before = lines;
        lines = linesWithout(lines, taken)!;
        const { sums, total: difference } = sumsOf({ lines, before });
        booked += difference;
        vat += sums.reduce((sum, each) => sum + each.vat, 0);
        assert.equal(booked, gross(lines));
      }
      assert.deepEqual([booked, vat], [0, 0], "once everything is back, nothing and no VAT is left");
    }),
  );
});

test("some pieces back: their share of what was paid, and nothing else moves", () => {
  const lines = linesOf(sold({ total: 31_297 }));
  const left = linesWithout(lines, { pieces: [{ position: 1, quantity: 1 }], shipping: 299 })!;
  assert.deepEqual(
    left.map(({ quantity, amount, gross: paid }) => [quantity, amount, paid]),
    [
      [1, 19_999, 14_999],
      [1, 1299, 1000],
    ],
  );
  assert.deepEqual(
    changedLines({ lines: left, before: lines }).map(({ before, after }) => [before.gross, after.gross]),
    [
      [29_998, 14_999],
      [1299, 1000],
    ],
  );
});

test("more than is left, pieces of shipping and lines that are not there are refused", () => {
  const lines = linesOf(sold());
  for (const taken of [
    { amount: 41_298 },
    { amount: -1 },
    { pieces: [{ position: 1, quantity: 3 }], shipping: 0 },
    { pieces: [{ position: 2, quantity: 1 }], shipping: 0 },
    { pieces: [{ position: 9, quantity: 1 }], shipping: 0 },
    { pieces: [], shipping: 1300 },
    { pieces: [{ position: 1, quantity: -1 }], shipping: 0 },
  ]) {
    assert.equal(linesWithout(lines, taken), null, JSON.stringify(taken));
  }
});

test("numbers and days are Poland's", () => {
  assert.equal(invoiceNumber("FV", { counted: 123, issuedOn: "2026-11-21" }), "FV/2026/11/000123");
  assert.equal(dayInPoland(new Date("2026-12-31T22:59:59Z")), "2026-12-31");
  assert.equal(dayInPoland(new Date("2026-12-31T23:00:00Z")), "2027-01-01");
});

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { type InvoiceLine, linesOf, linesWithout, type SoldOrder } from "./invoice.ts";
import { linesChanged } from "./lines-changed.ts";

const sold = (lines: { position: number; quantity: number; amount: number }[], more: Partial<SoldOrder> = {}) =>
  linesOf({
    lines: lines.map((line) => ({ name: `towar ${line.position}`, rate: "23", ...line })),
    shipping: 1000,
    shippingName: "Dostawa",
    total: lines.reduce((sum, { amount }) => sum + amount, 1000),
    ...more,
  });
const gross = (lines: readonly InvoiceLine[]) => lines.reduce((sum, line) => sum + line.gross, 0);
const none = { lines: [], shipping: 0 };
const shirt = { position: 1, quantity: 2, amount: 8000 };
const jacket = { position: 2, quantity: 1, amount: 40_000 };

test("a line that goes stays with nothing in it, one that comes takes a place of its own, delivery keeps its own", () => {
  const before = sold([shirt, jacket]);
  const after = linesChanged({
    before,
    sold: sold([shirt, { position: 4, quantity: 1, amount: 43_000 }]),
    taken: none,
  })!;
  assert.deepEqual(
    after.map(({ position, quantity, gross: paid, shipping }) => [position, quantity, paid, shipping]),
    [
      [1, 2, 8000, false],
      [2, 0, 0, false],
      [3, 1, 1000, true],
      [4, 1, 43_000, false],
    ],
  );
});

test("what was given back of a line is not its price any more, and of nothing else", () => {
  const before = linesWithout(sold([shirt, jacket]), { pieces: [{ position: 1, quantity: 1 }], shipping: 400 })!;
  const taken = { lines: [{ position: 1, quantity: 1, gross: 4000, amount: 4000 }], shipping: 400 };
  const after = linesChanged({ before, sold: sold([shirt, { ...jacket, quantity: 2, amount: 80_000 }]), taken })!;
  assert.deepEqual(
    after.map(({ quantity, gross: paid }) => [quantity, paid]),
    [
      [1, 4000],
      [2, 80_000],
      [1, 600],
    ],
  );
  assert.equal(linesChanged({ before, sold: sold([shirt], { shipping: 0, total: 100 }), taken }), null);
});

test("what was given back of a line that is gone then stays given back: the others bear it", () => {
  const before = linesWithout(sold([shirt, jacket]), { amount: 490 })!;
  const taken = {
    lines: [
      { position: 1, quantity: 0, gross: 80, amount: 0 },
      { position: 2, quantity: 0, gross: 400, amount: 0 },
    ],
    shipping: 10,
  };
  const after = linesChanged({ before, sold: sold([shirt]), taken })!;
  assert.equal(gross(after), 8000 + 1000 - 490);
  assert.deepEqual(
    after.filter(({ gross: paid }) => paid > 0).map(({ position, quantity }) => [position, quantity]),
    [
      [1, 2],
      [3, 1],
    ],
  );
});

test("whatever is changed and was given back, the lines add up to what the order is worth, and none is below zero", () => {
  const line = fc.record({ quantity: fc.integer({ min: 1, max: 5 }), amount: fc.integer({ min: 1, max: 50_000 }) });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 5 }),
      fc.array(line, { minLength: 1, maxLength: 5 }),
      fc.nat(2000),
      fc.nat(100),
      (first, second, shipping, part) => {
        // What is added has a position that no line of the document had.
        const at = (lines: typeof first) =>
          lines.map((one, index) => ({ ...one, position: index < first.length ? index + 1 : 100 + index }));
        const before = sold(at(first));
        const goods = at(second).reduce((sum, { amount }) => sum + amount, 0);
        const now = sold(at(second), { shipping, total: goods + shipping });
        const off = Math.floor((Math.min(gross(before), gross(now)) * part) / 100);
        const after = linesChanged({
          before,
          sold: now,
          taken: { lines: [{ position: 1, quantity: 0, gross: off, amount: 0 }], shipping: 0 },
        })!;
        assert.equal(gross(after), goods + shipping - off);
        assert.ok(after.every((one) => one.gross >= 0 && one.amount >= 0));
        assert.equal(new Set(after.map(({ position }) => position)).size, after.length);
        for (const { position } of before) assert.ok(after.some((one) => one.position === position));
      },
    ),
  );
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { isCodeOf, type LineToPack, picksOf, scanned } from "./packing.ts";

const line = (position: number, changed: Partial<LineToPack> = {}): LineToPack => ({
  position,
  variantId: position,
  name: `Bluza ${position}`,
  variant: "M",
  sku: `BL-${position}-M`,
  ean: `590123412345${position}`,
  codes: [`BL-${position}-M`, `590123412345${position}`],
  shelf: null,
  picture: null,
  left: 1,
  ...changed,
});

test("goods are named by their EAN in any of its lengths, and by their SKU in any letters", () => {
  const cap = { codes: ["0036000291452", "Cap-1"] };
  for (const code of ["0036000291452", "036000291452", "00036000291452", " 0036000291452 ", "CAP-1", "cap-1"])
    assert.ok(isCodeOf(code, cap), code);
  for (const code of ["", "36000", "0036000291453", "cap", "-"]) assert.ok(!isCodeOf(code, cap), code);
  assert.ok(!isCodeOf("", { codes: [] }));
});

test("equal pieces count up to as many as were ordered, on every line of them", () => {
  const lines = [line(1, { left: 2 }), line(2), line(3, { codes: line(1).codes, left: 1 })];
  const code = line(1).ean!;
  assert.deepEqual(scanned(lines, {}, code), { kind: "ticked", position: 1 });
  assert.deepEqual(scanned(lines, { 1: 1 }, code), { kind: "ticked", position: 1 });
  assert.deepEqual(scanned(lines, { 1: 2 }, code), { kind: "ticked", position: 3 });
  assert.deepEqual(scanned(lines, { 1: 2, 3: 1 }, code), { kind: "enough", position: 1 });
  assert.deepEqual(scanned(lines, {}, "5900000000000"), { kind: "foreign" });
  assert.deepEqual(scanned([line(1, { left: 0 })], {}, code), { kind: "foreign" }, "what is in a parcel already");
});

test("one walk by the shelves fetches for several orders, what has no shelf last", () => {
  const hoodie = line(1, { shelf: "A10" });
  const orders = [
    { number: 7, lines: [hoodie, line(2, { shelf: null }), line(3, { shelf: "A2", left: 2 })] },
    { number: 8, lines: [{ ...hoodie, position: 5, left: 3 }, line(4, { left: 0 })] },
  ];
  assert.deepEqual(
    picksOf(orders).map(({ shelf, pieces, orders: of }) => [shelf, pieces, of]),
    [
      ["A2", 2, [{ number: 7, pieces: 2 }]],
      [
        "A10",
        4,
        [
          { number: 7, pieces: 1 },
          { number: 8, pieces: 3 },
        ],
      ],
      [null, 1, [{ number: 7, pieces: 1 }]],
    ],
  );
});

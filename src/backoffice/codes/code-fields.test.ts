import assert from "node:assert/strict";
import { test } from "node:test";
import { fieldsOf, momentSaid, termsIn } from "./code-fields.ts";

const code = {
  id: 3,
  code: "LATO",
  state: "live" as const,
  batch: null,
  used: 0,
  orders: 0,
  amountOff: null,
  percentOff: "12.5",
  freeShipping: false,
  minTotal: 10_000,
  starts: "2026-11-27 18:00:30",
  expires: null,
  limit: 5,
  perCustomer: null,
  firstOrder: false,
  category: null,
  manufacturer: { id: 7, name: "Rampa" },
  onlyProducts: [],
  onlyCategories: [{ id: 2, name: "Bluzy" }],
  version: '"terms-1"',
};

test("a code's terms stand in the fields as one types them", () => {
  const { kind, off, minTotal, starts, limit, manufacturer } = fieldsOf(code);
  assert.deepEqual(
    [kind, off, minTotal, starts, limit, manufacturer],
    ["percent", "12,5", "100,00", "2026-11-27T18:00", "5", "7"],
  );
  assert.deepEqual([fieldsOf({ ...code, percentOff: null, amountOff: 0 }).kind, fieldsOf(null).off], ["none", ""]);
  assert.equal(fieldsOf({ ...code, percentOff: null, amountOff: 2050 }).off, "20,50");
});

test("of a code that is changed only what was touched is sent, the kind with its worth", () => {
  assert.deepEqual(termsIn({ ...fieldsOf(code), limit: "" }, ["limit"]), { limit: null });
  assert.deepEqual(termsIn({ ...fieldsOf(code), kind: "amount", off: "20" }, ["kind"]), { amountOff: 2000 });
  assert.deepEqual(termsIn({ ...fieldsOf(code), expires: "2026-12-01T23:59" }, ["expires"]), {
    expires: "2026-12-01 23:59:59",
  });
});

test("what cannot be read is not sent", () => {
  for (const wrong of [
    { off: "0" },
    { off: "101" },
    { off: "x" },
    { limit: "0" },
    { perCustomer: "-1" },
    { minTotal: "1,234" },
  ])
    assert.equal(termsIn({ ...fieldsOf(code), ...wrong }), null, JSON.stringify(wrong));
});

test("a moment is said to the minute", () => {
  assert.equal(momentSaid("2026-11-27 18:00:59"), "27.11.2026, 18:00");
});

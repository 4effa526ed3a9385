import assert from "node:assert/strict";
import { test } from "node:test";
import type { Drop } from "../../contract/operator/drops.ts";
import { dropFieldsOf, perPersonIn, termsIn } from "./drop-fields.ts";

const drop: Drop = {
  id: 1,
  name: "Zima",
  state: "planned",
  startsAt: "2026-12-05T19:00:00.000Z",
  at: "2026-12-05T20:00:00",
  soon: true,
  paused: false,
  endedAt: null,
  goods: [
    { productId: 7, product: "Bluza", picture: null, perPerson: 2, paused: false, shown: true, stock: 5 },
    { productId: 8, product: "Czapka", picture: null, perPerson: null, paused: false, shown: true, stock: 0 },
  ],
  version: '"terms-1"',
};

test("a form that nobody has touched says the drop as it is", () => {
  const { name, at, soon } = drop;
  assert.deepEqual(termsIn(dropFieldsOf(drop)), {
    name,
    at,
    soon,
    goods: [
      { productId: 7, perPerson: 2 },
      { productId: 8, perPerson: null },
    ],
  });
});

test("seconds that a browser leaves out are nought; thousandths are none", () => {
  const fields = dropFieldsOf(drop);
  for (const [typed, at] of [
    ["2026-12-05T20:00", "2026-12-05T20:00:00"],
    ["2026-12-05T20:00:07", "2026-12-05T20:00:07"],
    ["2026-12-05T20:00:07.000", "2026-12-05T20:00:07"],
  ] as const)
    assert.equal(termsIn({ ...fields, at: typed })?.at, at);
  for (const at of ["", "2026-12-05", "jutro"]) assert.equal(termsIn({ ...fields, at }), null);
});

test("nothing is no limit, nought and words are none: nothing is sent with them", () => {
  assert.deepEqual(["", " 3 ", "99", "0", "100", "dwie", "-1", "1.5"].map(perPersonIn), [
    null,
    3,
    99,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  const fields = dropFieldsOf(drop);
  assert.equal(termsIn({ ...fields, goods: [{ productId: 7, product: "Bluza", perPerson: "0" }] }), null);
  assert.equal(termsIn({ ...fields, goods: [] }), null);
  assert.equal(termsIn({ ...fields, name: "  " }), null);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { optionValues, placedVariants, sameValue, withOption, withoutOption } from "./option-values.ts";

const variant = (variant_id: number, values: string, sold = true) => ({
  variant_id,
  attribute_values: values.split(" ").map((pl) => ({ pl })),
  sold,
});
const sheet = [variant(1, "S czarny"), variant(2, "S biały"), variant(3, "L czarny"), variant(4, "L biały")];

test("an option's values are each said once, in their order", () => {
  assert.deepEqual(
    [0, 1].map((at) => optionValues(sheet, at).map(({ pl }) => pl)),
    [
      ["S", "L"],
      ["czarny", "biały"],
    ],
  );
  assert.ok(sameValue({ pl: "xl" }, { pl: "XL" }));
});

test("a value that comes stands where it is put, in each combination, and what is not sold last", () => {
  const added = [...sheet, variant(9, "XL czarny", false), variant(5, "M czarny"), variant(6, "M biały")];
  const at = (before: string | null) => placedVariants(added, { at: 0, value: { pl: "M" }, before });
  assert.deepEqual(at("L"), [1, 2, 5, 6, 3, 4, 9]);
  assert.deepEqual(at("S"), [5, 6, 1, 2, 3, 4, 9]);
  assert.deepEqual(at(null), [1, 2, 3, 4, 5, 6, 9]);
  assert.deepEqual(at("no such value"), at(null));
  const coloured = [...sheet, variant(5, "S szary"), variant(6, "L szary")];
  assert.deepEqual(placedVariants(coloured, { at: 1, value: { pl: "szary" }, before: "czarny" }), [5, 1, 2, 6, 3, 4]);
});

test("an option that comes is in every variant of as many values as there are options, where it is put; one that goes leaves the others", () => {
  const said = (values: Map<number, { pl: string }[]>) =>
    Object.fromEntries([...values].map(([id, all]) => [id, all.map(({ pl }) => pl).join(" ")]));
  const value = { pl: "czarny" };
  const sizes = [variant(1, "S"), variant(2, "L"), variant(3, "M", false), variant(4, "XL biały", false)];
  assert.deepEqual(said(withOption(sizes, { options: 1, at: 1, value })), {
    1: "S czarny",
    2: "L czarny",
    3: "M czarny",
  });
  assert.deepEqual(said(withOption(sizes, { options: 1, at: 0, value })), {
    1: "czarny S",
    2: "czarny L",
    3: "czarny M",
  });
  const both = [variant(1, "S czarny"), variant(2, "S biały", false), variant(3, "L Czarny", false)];
  assert.deepEqual(said(withoutOption(both, { options: 2, at: 1, value })), { 1: "S", 3: "L" });
});

test("what is not sold any more makes room for what is, and has its place again when that leaves", () => {
  const value = { pl: "czarny" };
  const left = [variant(1, "S czarny"), variant(2, "S", false), variant(3, "S CZARNY", false)];
  const gone = withoutOption(left, { options: 2, at: 1, value });
  assert.deepEqual(Object.fromEntries(gone), { 1: [{ pl: "S" }], 2: [{ pl: "S" }, { pl: "czarny" }] });
  const then = left.map((one) => ({ ...one, attribute_values: gone.get(one.variant_id) ?? one.attribute_values }));
  const back = withOption(then, { options: 1, at: 1, value });
  assert.deepEqual(Object.fromEntries(back), { 1: [{ pl: "S" }, { pl: "czarny" }], 2: [{ pl: "S" }] });
});

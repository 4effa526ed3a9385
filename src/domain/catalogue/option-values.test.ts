import assert from "node:assert/strict";
import { test } from "node:test";
import { optionValues, placedVariants, sameValue } from "./option-values.ts";

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

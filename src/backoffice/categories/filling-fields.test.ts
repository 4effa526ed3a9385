import assert from "node:assert/strict";
import { test } from "node:test";
import { firstRule, handMoved, inHandOrder, isWholeRule, withCondition, withOther } from "./filling-fields.ts";

test("a rule has one condition of a kind, and is whole once each says of what", () => {
  const brand = withCondition(withCondition(firstRule, "brand", true), "reduced", true);
  assert.deepEqual(
    brand.conditions.map(({ kind }) => kind),
    ["reduced", "brand"],
  );
  assert.ok(!isWholeRule(firstRule));
  assert.ok(!isWholeRule(brand));
  assert.ok(isWholeRule(withOther(brand, { kind: "brand", brandIds: [3] })));
  assert.deepEqual(withCondition(brand, "brand", false).conditions, [{ kind: "reduced" }]);
  for (const price of [0, 100_000_001]) assert.ok(!isWholeRule(withOther(firstRule, { kind: "priceTo", price })));
  for (const days of [0, 3651]) assert.ok(!isWholeRule(withOther(firstRule, { kind: "new", days })));
});

test("goods stand in the order of a hand, the rest behind as they came; who is away keeps a place", () => {
  const goods = [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }];
  assert.deepEqual(
    inHandOrder(goods, [3, 9, 1]).map(({ id }) => id),
    [3, 1, 2, 4],
  );
  assert.deepEqual(handMoved([3, 9, 1], [1, 3, 2]), [1, 9, 3, 2]);
  assert.deepEqual(handMoved([], [2, 1]), [2, 1]);
});

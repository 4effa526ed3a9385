import assert from "node:assert/strict";
import { test } from "node:test";
import { distanceLine, distanceSum, nearness } from "./distance-sales.ts";

test("the line is 42,000 PLN: near from 70 %, close from 90 %, over with the first grosz beyond, this year or the last", () => {
  assert.deepEqual(
    [0, 2_939_999, 2_940_000, 3_779_999, 3_780_000, distanceLine, distanceLine + 1].map((net) => nearness(net, 0)),
    ["far", "far", "near", "near", "close", "close", "over"],
  );
  assert.equal(nearness(0, distanceLine + 1), "over");
  assert.equal(nearness(0, distanceLine), "far");
  assert.equal(
    distanceSum([
      { country: "CZ", net: 100 },
      { country: "DE", net: -30 },
    ]),
    70,
  );
});

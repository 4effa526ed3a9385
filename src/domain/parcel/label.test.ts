import assert from "node:assert/strict";
import { test } from "node:test";
import { askAgainIn, sizeByWeight, streetParts } from "./label.ts";

// What a carrier is told of a parcel, worked out from what the shop knows.

test("a street is told apart from its number, and one without a number is no address", () => {
  for (const [line, street, building] of [
    ["ul. Kwiatowa 5", "ul. Kwiatowa", "5"],
    ["Kwiatowa 5/7", "Kwiatowa", "5/7"],
    ["ul. Kwiatowa 5 m. 7", "ul. Kwiatowa", "5/7"],
    ["al. Jana Pawła II 12A lok. 3", "al. Jana Pawła II", "12A/3"],
    ["ul. 3 Maja 10", "ul. 3 Maja", "10"],
    ["Aleja 29 Listopada, 130 b", "Aleja 29 Listopada", "130b"],
    ["Wola 7", "Wola", "7"],
  ] as const)
    assert.deepEqual(streetParts(line), { street, building }, line);
  for (const line of ["ul. Kwiatowa", "", "12", "ul. 3 Maja"]) assert.equal(streetParts(line), null, line);
});

test("a size is proposed from the weight", () => {
  assert.deepEqual([null, 0, 1500, 1501, 5000, 5001].map(sizeByWeight), [
    "small",
    "small",
    "small",
    "medium",
    "medium",
    "large",
  ]);
});

test("a carrier is asked again at growing distances, and then a person: one that answers soon, one that is silent after two days", () => {
  const waits = Array.from({ length: 9 }, (_, tries) => askAgainIn(tries, "answers"));
  assert.deepEqual(waits, [5, 10, 20, 40, 80, 160, 320, 600, null]);
  let [seconds, tries] = [0, 0];
  for (let wait = askAgainIn(tries, "silent"); wait !== null; wait = askAgainIn(tries, "silent")) {
    seconds += wait;
    tries += 1;
  }
  assert.equal(Math.round(seconds / 3600), 48);
});

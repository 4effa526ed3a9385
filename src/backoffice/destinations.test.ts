import assert from "node:assert/strict";
import { test } from "node:test";
import { permissionsOf, roles } from "../domain/staff/permissions.ts";
import { destinationsFor } from "./destinations.ts";

const theirs = roles.map((role) => ({ role, destinations: destinationsFor(permissionsOf(role)) }));

test("on a phone four have room, and whoever may come to more finds the others in their menu", () => {
  for (const { role, destinations } of theirs) {
    const atHand = destinations.filter(({ aside }) => !aside);
    assert.equal(atHand.length, Math.min(4, destinations.length), role);
  }
});

test("what is at hand is first what most of a day is, then what there is room for", () => {
  const atHandOf = (wanted: string) =>
    theirs.find(({ role }) => role === wanted)!.destinations.flatMap(({ path, aside }) => (aside ? [] : [path]));
  assert.deepEqual(atHandOf("owner"), ["/today", "/orders", "/packing", "/returns"]);
  assert.deepEqual(atHandOf("bookkeeping"), ["/today", "/orders", "/numbers", "/account"]);
});

test("whoever decides on words finds reviews and ready texts in the navigation", () => {
  for (const { role, destinations } of theirs)
    for (const [path, permission] of [
      ["/reviews", "reviews.moderate"],
      ["/ready-texts", "content.edit"],
    ] as const)
      assert.equal(
        destinations.some((one) => one.path === path),
        permissionsOf(role).includes(permission),
        `${role}: ${path}`,
      );
});

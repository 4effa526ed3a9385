import assert from "node:assert/strict";
import { test } from "node:test";
import { deciding, merged, overtakenIn, touching } from "./merged-fields.ts";

const before = { street: "Prosta 1", city: "Łódź", tags: ["a"] };

test("what somebody else saves meanwhile comes into the fields nobody has touched here", () => {
  const touched = touching({}, before, { street: "Krzywa 7" });
  const now = { ...before, city: "Gdynia" };
  assert.deepEqual(merged(touched, now), { ...now, street: "Krzywa 7" });
  assert.deepEqual(overtakenIn(touched, now), []);
});

test("of a field both have changed one is chosen: mine stands on theirs from then on, or theirs is taken", () => {
  const touched = touching({}, before, { street: "Krzywa 7", city: "Sopot" });
  const now = { ...before, street: "Długa 3" };
  assert.deepEqual(overtakenIn(touched, now), ["street"]);
  const more = touching(touched, now, { street: "Krzywa 7a" });
  assert.deepEqual(overtakenIn(more, now), ["street"], "whoever types on has not decided");
  const mine = deciding(more, now, { name: "street", mine: true });
  assert.deepEqual([overtakenIn(mine, now), merged(mine, now).street], [[], "Krzywa 7a"]);
  assert.deepEqual(overtakenIn(mine, { ...now, street: "Nowa 5" }), ["street"], "and again where it changes again");
  const theirs = deciding(more, now, { name: "street", mine: false });
  assert.deepEqual(merged(theirs, now), { ...now, city: "Sopot" });
});

test("two who changed a field alike have nothing to choose, and who types what stands there has changed nothing", () => {
  const touched = touching({}, before, { tags: ["a", "b"] });
  assert.deepEqual(overtakenIn(touched, { ...before, tags: ["a", "b"] }), []);
  assert.deepEqual(touching(touched, before, { tags: ["a"] }), {});
});

test("a field that the record has no more is shown to be decided on, and is not sent", () => {
  const touched = touching({}, before, { city: "Sopot" });
  const { city: _gone, ...now } = before;
  assert.deepEqual(overtakenIn(touched, now), ["city"]);
  assert.deepEqual(merged(touched, now), now);
  assert.deepEqual(overtakenIn(deciding(touched, now, { name: "city", mine: false }), now), []);
});

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { guards } from "./guards.ts";

const root = join(import.meta.dirname, "../..");

test("every guard stands in its file, once, and has a description of its own", () => {
  for (const { guard, file, find } of guards) assert.equal(readFileSync(join(root, file), "utf8").split(find).length - 1, 1, `${guard}: ${file}`);
  assert.equal(new Set(guards.map(({ guard }) => guard)).size, guards.length);
});

test("every guard is taken away by another text, and its tests are there", () => {
  for (const { guard, find, replace, tests } of guards) {
    assert.notEqual(find, replace, guard);
    assert.ok(existsSync(join(root, tests.file)), `${guard}: ${tests.file}`);
  }
});

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { guards } from "./guards.ts";
import { takeAway } from "./take-away.ts";

const root = join(import.meta.dirname, "../..");

test("every guard stands in its file, once, and has a description of its own", () => {
  for (const { guard, file, find, replace } of guards)
    assert.equal(typeof takeAway(readFileSync(join(root, file), "utf8"), find, replace), "string", `${guard}: ${file}`);
  assert.equal(new Set(guards.map(({ guard }) => guard)).size, guards.length);
});

test("every guard is taken away by another text, and its tests are there", () => {
  for (const { guard, find, replace, tests } of guards) {
    assert.notEqual(find, replace, guard);
    assert.ok(existsSync(join(root, tests.file)), `${guard}: ${tests.file}`);
  }
});

test("a guard is found however its lines are broken, and only where it stands once", () => {
  assert.equal(takeAway("before(\n  a,\n  b c,\n) after", "(a, b c)", "()"), "before() after");
  assert.equal(takeAway("x =>\n  y", "x => y", "z"), "z");
  assert.deepEqual(takeAway("ab", "a b", ""), { found: 0 });
  assert.deepEqual(takeAway("a b a  b", "a b", ""), { found: 2 });
});

test("what stands around a guard stays apart when it is gone, also in a language without commas", () => {
  const sql = "CASE\n    WHEN a THEN 'b' END\n    WHEN c THEN 'd'\n    WHEN e THEN 'f'\n";
  assert.equal(
    takeAway(sql, "    WHEN c THEN 'd'\n", ""),
    "CASE\n    WHEN a THEN 'b' END\n    \n    WHEN e THEN 'f'\n",
  );
});

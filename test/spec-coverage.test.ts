import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { checkCoverage, countCoverage, rulesIn } from "./spec-coverage.ts";

const root = new URL("../", import.meta.url);
const here = "test/spec-coverage.test.ts";
const document = readFileSync(new URL("docs/spec-coverage.md", root), "utf8");

test("every test file that docs/spec-coverage.md names is there, and every rule has one or a gap", () => {
  assert.deepEqual(checkCoverage({ document, root }), []);
  assert.ok(rulesIn(document).length >= 300);
});

test("every journey proves a rule", () => {
  const named = new Set(rulesIn(document).flatMap(({ files }) => files));
  const journeys = globSync("test/journeys/*.test.ts", { cwd: fileURLToPath(root) });
  assert.deepEqual(
    journeys.map((file) => file.replaceAll("\\", "/")).filter((file) => !named.has(file)),
    [],
  );
});

test("a rule is a table's row; its cell holds test files and gaps, parted by <br>", () => {
  const rules = rulesIn(
    [
      "## Point 1",
      "| rule | proof |",
      "|---|---|",
      "| a \\| b | a.test.ts<br>b.test.ts<br>gap: the rest |",
      "not a row",
    ].join("\n"),
  );
  assert.deepEqual(rules, [{ line: 4, rule: "a | b", files: ["a.test.ts", "b.test.ts"], gaps: ["the rest"] }]);
  assert.deepEqual(countCoverage(rules), { rules: 1, proven: 0, partly: 1, gaps: 0 });
});

test("a file that is not there, a rule without proof and a gap without words are told with their line", () => {
  assert.deepEqual(untrue(`| a | ${here} |`, "| b | gap: later |"), []);
  assert.deepEqual(untrue("| a | nowhere.test.ts |"), [
    "docs/spec-coverage.md:1: there is no test file nowhere.test.ts.",
  ]);
  assert.deepEqual(untrue("| a | gap: later |", "| b | test/spec-coverage.ts |"), [
    "docs/spec-coverage.md:2: there is no test file test/spec-coverage.ts.",
  ]);
  assert.deepEqual(untrue("| a | |"), ["docs/spec-coverage.md:1: a rule needs words, and a test file or a gap."]);
  assert.deepEqual(untrue("| a | gap: |"), ["docs/spec-coverage.md:1: a gap says what is missing."]);
  assert.deepEqual(untrue("no table at all"), ["docs/spec-coverage.md has no table of rules."]);
});

test("after a run, a test of a named file must have passed, unless the run leaves the file out", () => {
  const named = `| a | ${here} |`;
  assert.deepEqual(checkCoverage({ document: named, root, passed: new Set() }), [
    `docs/spec-coverage.md:1: no test of ${here} ran and passed.`,
  ]);
  assert.deepEqual(checkCoverage({ document: named, root, passed: new Set([here]) }), []);
  assert.deepEqual(checkCoverage({ document: named, root, passed: new Set(), leftOut: (file) => file === here }), []);
});

function untrue(...lines: string[]): string[] {
  return checkCoverage({ document: lines.join("\n"), root });
}

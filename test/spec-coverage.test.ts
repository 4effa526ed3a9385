import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { checkCoverage, countCoverage, rulesIn, testNamesIn } from "./spec-coverage.ts";

const root = new URL("../", import.meta.url);
const here = "test/spec-coverage.test.ts";
const named = "every test that docs/spec-coverage.md names is in its file, and every rule has one or a gap";

test("every test that docs/spec-coverage.md names is in its file, and every rule has one or a gap", () => {
  const document = readFileSync(new URL("docs/spec-coverage.md", root), "utf8");
  assert.deepEqual(checkCoverage({ document, root }), []);
  assert.ok(rulesIn(document).length >= 300);
});

test("a rule is a table's row; its cell holds tests and gaps, parted by <br>", () => {
  const document = [
    "## Point 1",
    "| rule | proof |",
    "|---|---|",
    "| a \\| b | a.test.ts › one › two<br>gap: the rest |",
    "not a row",
  ].join("\n");
  const rules = rulesIn(document);
  assert.deepEqual(rules, [
    { line: 4, rule: "a | b", proofs: [{ file: "a.test.ts", name: "one › two" }], gaps: ["the rest"] },
  ]);
  assert.deepEqual(countCoverage(rules), { rules: 1, proven: 0, partly: 1, gaps: 0 });
});

test("a file or a test that is not there, a rule without proof and a gap without words are told with their line", () => {
  assert.deepEqual(untrue(`| a | ${here} › ${named} |`, "| b | gap: later |"), []);
  assert.deepEqual(untrue(`| a | nowhere.test.ts › x |`), [
    "docs/spec-coverage.md:1: there is no file nowhere.test.ts.",
  ]);
  assert.deepEqual(untrue("| a | gap: later |", `| b | ${here} › no such |`), [
    `docs/spec-coverage.md:2: ${here} has no test named “no such”.`,
  ]);
  assert.deepEqual(untrue("| a | |"), ["docs/spec-coverage.md:1: a rule needs words, and a test or a gap."]);
  assert.deepEqual(untrue("| a | gap: |"), ["docs/spec-coverage.md:1: a gap says what is missing."]);
  assert.deepEqual(untrue("no table at all"), ["docs/spec-coverage.md has no table of rules."]);
});

test("after a run, a named test must have passed, unless the run leaves its file out", () => {
  const document = `| a | ${here} › ${named} |`;
  const notRun = [`docs/spec-coverage.md:1: “${named}” of ${here} did not run and pass.`];
  assert.deepEqual(checkCoverage({ document, root, passed: new Set() }), notRun);
  assert.deepEqual(checkCoverage({ document, root, passed: new Set([`${here} › ${named}`]) }), []);
  assert.deepEqual(checkCoverage({ document, root, passed: new Set(), leftOut: (file) => file === here }), []);
});

test("names are read from test calls in any quotes; a name with a placeholder stands for many", () => {
  const source = [
    "test('it\\'s one', () => {})",
    'test(\n  "two"',
    "test(`the sanitiser ${name}`",
    'contest("three")',
    "// test(four)",
  ].join("\n");
  const names = testNamesIn(source);
  const known = (name: string) => names.some((pattern) => pattern.test(name));
  assert.deepEqual(
    ["it's one", "two", "the sanitiser keeps", "the sanitiser ", "three", "four", "two more"].map(known),
    [true, true, true, false, false, false, false],
  );
});

function untrue(...lines: string[]): string[] {
  return checkCoverage({ document: lines.join("\n"), root });
}

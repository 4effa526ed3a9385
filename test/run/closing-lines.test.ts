import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { closingLines } from "./closing-lines.ts";

const program = join(import.meta.dirname, "../programs/run-tests.ts");

/** Runs test files of a folder of their own; returns the lines of what is printed. */
function linesOf(
  files: Readonly<Record<string, string>>,
  { shared, apart }: { shared: string[]; apart: string[] },
): string[] {
  const folder = mkdtempSync(join(tmpdir(), "bruk-run-test-"));
  try {
    for (const [name, text] of Object.entries(files))
      writeFileSync(
        join(folder, name),
        `import assert from "node:assert/strict";\nimport { after, describe, test } from "node:test";\n${text}\n`,
      );
    const { NODE_TEST_CONTEXT: _, ...env } = process.env;
    return spawnSync(process.execPath, [program, folder, shared.join(), apart.join()], { encoding: "utf8", env })
      .stdout.trimEnd()
      .split("\n");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test("a run ends with each failure's file, name and message, once and on one line, and then with the counts", () => {
  const lines = linesOf(
    {
      "shared.test.ts": `test("holds", () => {}); test("a sum", () => assert.equal(1 + 1, 3)); describe("in a suite", () => { test("a word", () => assert.fail("no\\nsuch word")); });`,
      "hook.test.ts": `test("holds", () => {}); after(() => { throw new Error("left open"); });`,
      "apart.test.ts": `test("thrown", () => { throw "a word"; });`,
      "broken.test.ts": `throw new Error("no settings");`,
    },
    { shared: ["shared.test.ts", "hook.test.ts"], apart: ["apart.test.ts", "broken.test.ts"] },
  );
  const at = lines.lastIndexOf("── what failed ──");
  const failures = lines.slice(at + 1, -1);
  assert.equal(lines.at(-1), "2 passed, 4 failed; not in order: types, units");
  assert.deepEqual(failures.toSorted(), [
    "✖ apart.test.ts › thrown: a word",
    "✖ broken.test.ts: Error: no settings",
    "✖ hook.test.ts: left open",
    "✖ shared.test.ts › a sum: Expected values to be strictly equal: 2 !== 3",
    "✖ shared.test.ts › a word: no such word",
    "✖ types: tsc found something wrong.",
  ]);
});

test("a part for which there was no time is named, and fails nothing", () => {
  const outcome = { passes: 3, failures: 0, skips: 0, failed: [], passed: new Set<string>() };
  assert.equal(
    closingLines([outcome], new Map(), ["another PostgreSQL"]),
    "3 passed, 0 failed; not begun for lack of time: another PostgreSQL",
  );
});

test("a file counts as passed when a test passed that it takes from another file; one of skipped tests alone does not", () => {
  const lines = linesOf(
    {
      "walk.ts": `export const walk = () => test("walked", () => {});`,
      "own.test.ts": `import { walk } from "./walk.ts"; walk();`,
      "later.test.ts": `test("not here", { skip: "no engine" }, () => {});`,
      "shared.test.ts": `test("holds", () => {});`,
      "shared-own.test.ts": `import { walk } from "./walk.ts"; walk();`,
      "shared-later.test.ts": `test("not here", { skip: "no engine" }, () => {});`,
    },
    {
      shared: ["shared.test.ts", "shared-own.test.ts", "shared-later.test.ts"],
      apart: ["own.test.ts", "later.test.ts"],
    },
  );
  const passed = lines.find((line) => line.startsWith("passed: "));
  assert.deepEqual(
    passed
      ?.split(" ")
      .slice(1)
      .filter((file) => file.endsWith(".test.ts")),
    ["own.test.ts", "shared-own.test.ts", "shared.test.ts"],
  );
});

test("a run in order ends with the counts alone", () => {
  assert.equal(
    closingLines(
      [
        { passes: 3, failures: 0, skips: 1, failed: [], passed: new Set() },
        { passes: 2, failures: 0, skips: 0, failed: [], passed: new Set() },
      ],
      new Map(),
    ),
    "5 passed, 0 failed, 1 skipped",
  );
});

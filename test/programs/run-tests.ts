import { closingLines } from "../run/closing-lines.ts";
import { runTests } from "../run/run-tests.ts";

// Runs the test files of a folder as the whole run does, and ends as it does: folder, files that share a process, files apart.
const [root = "", shared = "", files = ""] = process.argv.slice(2);
const named = (words: string) => words.split(",").filter(Boolean);
const outcome = await runTests({ root, shared: named(shared), files: named(files) });
process.stdout.write(
  `\npassed: ${[...outcome.passed].toSorted().join(" ")}\n${closingLines(
    [outcome],
    new Map([
      ["types", "tsc found\nsomething wrong."],
      ["units", null],
    ]),
  )}\n`,
);

import { relative } from "node:path";
import type { Outcome } from "./run-tests.ts";

/** A test that failed, or a part of the run that is no test. */
export interface Failure {
  /** `file › name`, or the name of the part. */
  what: string;
  /** On one line. */
  message: string;
}

/** Of a message: what was wrong stands at its beginning, what was tried last at its end. */
const [mostFirst, mostLast] = [300, 200];

/** What a run ends with: each failure once, on one line, and in the last line node's own counts summed, the parts for which there was no time, and those that are not in order. */
export function closingLines(
  outcomes: readonly Outcome[],
  failed: ReadonlyMap<string, string | null>,
  notBegun: readonly string[] = [],
): string {
  const sum = (count: (outcome: Outcome) => number): number =>
    outcomes.reduce((total, outcome) => total + count(outcome), 0);
  const skips = sum(({ skips }) => skips);
  const counts = `${sum(({ passes }) => passes)} passed, ${sum(({ failures }) => failures)} failed${skips > 0 ? `, ${skips} skipped` : ""}${notBegun.map((name) => `; not begun for lack of time: ${name}`).join("")}`;
  if (failed.size === 0) return counts;
  const thrown = [...failed].flatMap(([what, message]) =>
    message === null ? [] : [{ what, message: oneLine(message) }],
  );
  const failures = [...thrown, ...outcomes.flatMap(({ failed }) => failed)];
  return [
    "── what failed ──",
    ...failures.map(({ what, message }) => `✖ ${what}: ${message}`),
    `${counts}; not in order: ${[...failed.keys()].join(", ")}`,
  ].join("\n");
}

/**
 * Returns a test that node tells has failed; null for a suite of which nothing else is wrong but a test in it,
 * which is told by itself. A file that broke off says no more than that: why stands in what it wrote to its stderr.
 */
export function failureOf(
  root: string,
  written: string,
  {
    name,
    file,
    details: { error },
  }: { name: string; file?: string | undefined; details: { error: Error & { failureType?: string } } },
): Failure | null {
  if (error.failureType === "subtestsFailed") return null;
  const cause = error.cause instanceof Error ? error.cause.message : String(error.cause ?? error.message);
  const pathFromRoot = (path: string): string => relative(root, path).replaceAll("\\", "/");
  // What shares a process is a suite under its file's name; a file that came to no test is its own name.
  const isFile = name.startsWith(root);
  const why = isFile && cause === "test failed" ? /^(?:\w*Error|Uncaught)\b.*$/m.exec(written)?.[0] : undefined;
  return {
    what: isFile ? pathFromRoot(name) : `${pathFromRoot(file ?? "")} › ${name}`,
    message: oneLine(why ?? cause),
  };
}

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > mostFirst + mostLast ? `${line.slice(0, mostFirst)} … ${line.slice(-mostLast)}` : line;
}

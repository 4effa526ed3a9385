import type { Outcome } from "./run-tests.ts";

/** The last line of a run: node's own counts summed, and the parts that are not in order. */
export function closingLine(outcomes: readonly Outcome[], failed: readonly string[]): string {
  const sum = (count: (outcome: Outcome) => number): number => outcomes.reduce((total, outcome) => total + count(outcome), 0);
  const skips = sum(({ skips }) => skips);
  const counts = `${sum(({ passes }) => passes)} passed, ${sum(({ failures }) => failures)} failed${skips > 0 ? `, ${skips} skipped` : ""}`;
  return failed.length === 0 ? counts : `${counts}; not in order: ${failed.join(", ")}`;
}

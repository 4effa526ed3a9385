import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { checkCoverage } from "../spec-coverage.ts";
import type { Outcome } from "./run-tests.ts";

/** What docs/spec-coverage.md says that this run does not bear out, one sentence each. */
export function untrueCoverage({
  root,
  outcomes,
  leftOut,
}: {
  root: string;
  outcomes: readonly Outcome[];
  leftOut: (file: string) => boolean;
}): readonly string[] {
  const path = join(root, "docs/spec-coverage.md");
  if (!existsSync(path)) return ["There is no docs/spec-coverage.md."];
  const passed = new Set(outcomes.flatMap((outcome) => [...outcome.passed]));
  return checkCoverage({ document: readFileSync(path, "utf8"), root: pathToFileURL(`${root}/`), passed, leftOut });
}

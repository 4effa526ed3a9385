import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, relative } from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { fileURLToPath } from "node:url";
import { type Failure, failureOf } from "./closing-lines.ts";

/** The variable in which a run tells the processes that share test files which there are: JSON of a `Sharing`. */
export const SHARING_VARIABLE = "BRUK_SHARED_TESTS";

export interface Sharing {
  /** Paths of the test files. */
  files: readonly string[];
  /** Where a process notes the files it takes, so that no other does. */
  folder: string;
  /** Milliseconds one file may take. */
  patience: number;
}

export interface Outcome {
  passes: number;
  /** Failed and cancelled ones. */
  failures: number;
  skips: number;
  /** Those that failed, in the order in which it was told. */
  failed: readonly Failure[];
  /** The files of which a test passed. */
  passed: ReadonlySet<string>;
}

export interface TestRun {
  root: string;
  files: readonly string[];
  /** Files that share processes, as many as run at once, one file after the other: to begin a process and load the shop costs more than most of them. */
  shared?: readonly string[] | undefined;
  /** What such a process runs; absent: `share.ts`. */
  sharer?: string | undefined;
  /** How many files at once; absent: one more than the machine has cores, since they often wait. */
  concurrency?: number | undefined;
  /** Milliseconds one file may take: what hangs comes to an end by it, what is slow on a busy machine does not. */
  patience?: number | undefined;
  /** A module whose `globalSetup` runs before the first file and `globalTeardown` after the last. */
  globalSetup?: string | undefined;
}

/** Runs test files, each in a process of its own but for the `shared`, shows them as node's reporter does and answers node's own counts. */
export async function runTests({
  root,
  files,
  shared = [],
  sharer = fileURLToPath(new URL("share.ts", import.meta.url)),
  concurrency = availableParallelism() + 1,
  patience = 900_000,
  globalSetup,
}: TestRun): Promise<Outcome> {
  const pathFromRoot = (file: string): string => relative(root, file).replaceAll("\\", "/");
  const passed = new Set<string>();
  const failed: Failure[] = [];
  const outcome = { passes: 0, failures: 0, skips: 0, failed, passed };
  const watch = new URL("end-in-time.ts", import.meta.url).href;
  const folder = mkdtempSync(join(tmpdir(), "bruk-run-"));
  process.env[SHARING_VARIABLE] = JSON.stringify({
    files: shared.map((file) => join(root, file)),
    folder,
    patience,
  } satisfies Sharing);
  const sharing = Array.from({ length: Math.min(shared.length, concurrency) }, () => sharer);
  let idle = 0;
  const heard = new Set<string | undefined>();
  const sharedFiles = new Set(shared.map((file) => join(root, file)));
  const stream = run({
    cwd: root,
    files: [...sharing, ...files.map((file) => join(root, file))],
    concurrency,
    timeout: patience * Math.max(1, shared.length),
    ...(globalSetup === undefined ? {} : { globalSetupPath: join(root, globalSetup) }),
    execArgv: ["--import", watch],
  });
  const written = new Map<string | undefined, string>();
  stream.on("test:stderr", ({ file, message }) =>
    written.set(file, ((written.get(file) ?? "") + message).slice(-10_000)),
  );
  /** Of the suite of a shared file that is being told of: how many tests have passed. */
  let passedInside = 0;
  stream.on("test:fail", (told) => {
    heard.add(told.file);
    if (told.nesting === 0 && sharedFiles.has(told.name)) passedInside = 0;
    const failure = failureOf(root, written.get(told.file) ?? "", told);
    if (failure !== null) failed.push(failure);
  });
  stream.on("test:pass", ({ name, file, skip, todo, nesting }) => {
    heard.add(file);
    if (nesting === 0 && sharedFiles.has(name)) {
      // A test that a file takes from another is told of under the other's name.
      if (passedInside > 0) passed.add(pathFromRoot(name));
      heard.add(name);
      passedInside = 0;
      return;
    }
    if (!skip && !todo) passedInside += 1;
    // A process for which the others left no file: node counts it as a test that passed.
    if (name === sharer) idle += 1;
    if (file && !skip && !todo) passed.add(pathFromRoot(file));
  });
  const took: { file: string; seconds: number }[] = [];
  stream.on("test:summary", ({ file, counts, duration_ms }) => {
    if (file === sharer) return;
    if (file !== undefined) {
      // A test that a file takes from another is told of under the other's name.
      if (counts.passed > 0) passed.add(pathFromRoot(file));
      return void took.push({ file: pathFromRoot(file), seconds: duration_ms / 1000 });
    }
    Object.assign(outcome, {
      passes: counts.passed,
      failures: counts.tests - counts.passed - counts.skipped - counts.todo,
      skips: counts.skipped,
    });
  });
  stream.on("test:complete", ({ name, nesting, details: { duration_ms } }) => {
    if (nesting === 0 && sharedFiles.has(name)) took.push({ file: pathFromRoot(name), seconds: duration_ms / 1000 });
  });
  for await (const text of stream.compose(new spec())) process.stdout.write(text as string);
  outcome.passes -= idle;
  rmSync(folder, { recursive: true, force: true });
  const unheard = shared.filter((file) => !heard.has(join(root, file)));
  if (unheard.length > 0) process.stdout.write(`no test was reported by: ${unheard.join(", ")}\n`);
  process.stdout.write(whatTook(took));
  return outcome;
}

/** Seconds that each file took, the slowest first; those of less than one are summed up. */
function whatTook(files: readonly { file: string; seconds: number }[]): string {
  const slow = files.filter(({ seconds }) => seconds >= 1).toSorted((a, b) => b.seconds - a.seconds);
  const rest = files.filter(({ seconds }) => seconds < 1).reduce((sum, { seconds }) => sum + seconds, 0);
  const lines = slow.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}`);
  return [...lines, `${rest.toFixed(1).padStart(6)} s  ${files.length - slow.length} other files`, ""].join("\n");
}

import { spawn } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Outcome } from "./run-tests.ts";

/** What a lane is told to run, as JSON in its first argument. */
export interface Lane {
  root: string;
  files: readonly string[];
  globalSetup: string;
}

/**
 * Runs test files in lanes side by side, each a process of its own that opens what its files share for itself and takes
 * one after the other: a browser that waits leaves the machine to another. The first lane is seen as it goes, the
 * others when they are over. Returns each lane's outcome; one that broke off fails all.
 */
export async function runLanes({ root, files, globalSetup, lanes }: Lane & { lanes: number }): Promise<Outcome[]> {
  // The long files are dealt out first, so that no lane has them all.
  const longest = files.toSorted((a, b) => size(b) - size(a));
  const dealt = Array.from({ length: lanes }, (_, lane) => longest.filter((_, at) => at % lanes === lane).toSorted());
  const over = await Promise.all(dealt.map((files, lane) => runLane({ root, files, globalSetup }, lane === 0)));
  for (const { written } of over) process.stdout.write(written);
  return over.map(({ outcome }) => outcome);

  function size(file: string): number {
    return statSync(join(root, file)).size;
  }
}

function runLane(lane: Lane, seen: boolean): Promise<{ outcome: Outcome; written: string }> {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL("../programs/lane.ts", import.meta.url)), JSON.stringify(lane)],
    { cwd: lane.root, stdio: ["ignore", seen ? "inherit" : "pipe", "inherit", "ipc"], serialization: "advanced" },
  );
  let written = "";
  child.stdout?.on("data", (text: Buffer) => void (written += String(text)));
  return new Promise((done, fail) => {
    let outcome: Outcome | undefined;
    child.once("message", (message) => void (outcome = message as Outcome));
    child.once("error", fail);
    child.once("close", (code) =>
      outcome === undefined
        ? fail(new Error(`A lane of tests broke off with ${code}:\n${written}`))
        : done({ outcome, written }),
    );
  });
}

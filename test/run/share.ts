import { openSync } from "node:fs";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { dropTestDatabases } from "../database.ts";
import { type Sharing, SHARING_VARIABLE } from "./run-tests.ts";

// Run as a test file, by several processes at once: each takes the next of the shared files until
// there is none left. A file is a suite, so that its hooks are its own; the next one is loaded when
// the last hook is over.
const { files, folder, patience } = JSON.parse(process.env[SHARING_VARIABLE] ?? "") as Sharing;

for (const [index, file] of files.entries()) {
  if (!take(String(index))) continue;
  await new Promise<void>((over) => {
    void describe(file, { timeout: patience }, async () => {
      await import(pathToFileURL(file).href).catch((error: unknown) =>
        test("can be loaded", () => Promise.reject(error)),
      );
      after(async () => {
        await dropTestDatabases();
        over();
      });
    });
  });
}

/** Whether no other process has taken it. */
function take(name: string): boolean {
  try {
    openSync(join(folder, name), "wx");
    return true;
  } catch {
    return false;
  }
}

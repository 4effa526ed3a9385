import assert from "node:assert/strict";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { checkFolder } from "./check-folder.ts";

test("a data folder is made with what is missing above it; one that cannot be is told in a sentence", async (t) => {
  const root = await mkdtemp(join(tmpdir(), "bruk-test-"));
  t.after(() => rm(root, { recursive: true, force: true }));
  await checkFolder(join(root, "a b", "c"));
  assert.ok((await stat(join(root, "a b", "c"))).isDirectory());
  await writeFile(join(root, "file"), "");
  await assert.rejects(
    checkFolder(join(root, "file", "data")),
    /cannot write to its data folder .*file.data \(ENOTDIR\)\. Give it one/,
  );
});

test(
  "a place where no folder can be made is refused at once",
  { skip: process.platform === "linux" ? false : "/proc is Linux's" },
  async () => {
    await assert.rejects(checkFolder("/proc/bruk/data"), /cannot write to its data folder/);
  },
);

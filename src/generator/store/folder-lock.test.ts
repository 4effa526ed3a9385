import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { testFolder } from "../../../test/builders/app.ts";
import { lockFolder } from "./folder-lock.ts";

test("a folder that another living process has is not taken; freed or left by a killed one, it is", async (t) => {
  const folder = await testFolder();
  const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  t.after(() => other.kill("SIGKILL"));
  await once(other, "spawn");
  await writeFile(join(folder, "in-use-by"), String(other.pid));
  assert.equal(await lockFolder(folder), null);
  other.kill("SIGKILL");
  await once(other, "exit");
  const lock = await lockFolder(folder);
  assert.ok(lock);
  await lock.free();
  assert.ok(await lockFolder(folder));
});

test("a lock that was cut off while it was written holds nobody back", async () => {
  const folder = await testFolder();
  await writeFile(join(folder, "in-use-by"), "");
  assert.ok(await lockFolder(folder));
});

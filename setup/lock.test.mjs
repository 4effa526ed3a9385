import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { alone, takeLock } from "./lock.mjs";

test("of two at once one works and the other waits, and no lock is left", async (t) => {
  const file = join(folder(t), "lock");
  let inside = 0;
  let waits = 0;
  const one = () =>
    alone(file, {
      onWait: () => (waits += 1),
      work: async () => {
        inside += 1;
        assert.equal(inside, 1);
        await new Promise((done) => setImmediate(done));
        inside -= 1;
      },
    });
  await Promise.all([one(), one()]);
  assert.equal(waits, 1);
  assert.ok(!existsSync(file));
});

test("the lock of a process that is dead is taken over", async (t) => {
  const file = join(folder(t), "lock");
  writeFileSync(file, "4194305");
  assert.equal(await alone(file, { onWait: () => {}, work: async () => "done" }), "done");
});

test("a lock that another living process has is not taken; given back or left by a killed one, it is", async (t) => {
  const file = join(folder(t), "lock");
  const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  t.after(() => other.kill("SIGKILL"));
  await once(other, "spawn");
  writeFileSync(file, String(other.pid));
  assert.equal(takeLock(file), null);
  other.kill("SIGKILL");
  await once(other, "exit");
  const release = takeLock(file);
  assert.ok(release);
  assert.equal(takeLock(file), null, "not twice by one process");
  release();
  assert.ok(takeLock(file));
});

test("a lock that an earlier process of the same number left, as in a restarted container, holds nobody back", (t) => {
  const file = join(folder(t), "lock");
  writeFileSync(file, String(process.pid));
  assert.ok(takeLock(file));
});

test("a lock that was cut off while it was written holds nobody back for long", (t) => {
  const file = join(folder(t), "lock");
  writeFileSync(file, "");
  assert.equal(takeLock(file), null, "its number may still come");
  const earlier = new Date(Date.now() - 10_000);
  utimesSync(file, earlier, earlier);
  assert.ok(takeLock(file));
});

function folder(t) {
  const path = mkdtempSync(join(tmpdir(), "bruk-lock-"));
  t.after(() => rmSync(path, { recursive: true }));
  return path;
}

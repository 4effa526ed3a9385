import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { DatabaseProblem } from "../database/database-problem.ts";
import { Problem } from "./end.ts";
import { fullDisk } from "./full-disk.ts";

const MB = 2 ** 20;

test("a failure is told as a full disk where it says so itself, or where it is no sentence and DATA_DIR has no room", () => {
  const copy = Object.assign(new Error("ENOSPC: no space left on device, copyfile 'a' -> 'b'"), { code: "ENOSPC" });
  const postgres = Object.assign(new Error("la taille du fichier ne peut pas être étendue"), { code: "53100" });
  const made = new DatabaseProblem(
    'The database cannot be made in /data (could not write to file "base/4/1249": No space left on device): check its space and rights.',
  );
  const caused = new DatabaseProblem("The migration 001-people failed and was undone (la taille…).", postgres);
  const lost = new Error("Connection terminated unexpectedly");
  const worker = new Error("Error: 1.pages could not be written whole\n    at write");
  const ofDataDir =
    /^The disk of DATA_DIR \(\/data\) is full: make room on it, or set DATA_DIR to a folder on another one\. What failed: [^\n]+$/;
  for (const error of [copy, postgres, made, caused, lost, worker])
    assert.match(fullDisk(error, { dataDir: "/data", free: 20 * MB }) ?? "", ofDataDir, error.message);
  assert.match(fullDisk(worker, { dataDir: "/data", free: 0 })!, /What failed: 1\.pages could not be written whole$/);
  for (const error of [copy, postgres, made, caused])
    assert.match(
      fullDisk(error, { dataDir: "/data", free: 40 * MB }) ?? "",
      /^A disk is full, perhaps that of DATA_DIR \(\/data\), where 40 MB are free by now: make room on it\. What failed: [^\n]+$/,
      error.message,
    );
  for (const error of [lost, worker, "lost"])
    assert.equal(fullDisk(error, { dataDir: "/data", free: 40 * MB }), null, "there is room");
  for (const error of [
    new Problem("Another Bruk is running."),
    new DatabaseProblem("The database is newer than this version of the shop."),
  ])
    assert.equal(fullDisk(error, { dataDir: "/data", free: 0 }), null, "it has its sentence");
});

const firsts = {
  "a first start": { room: "80m", words: ["start.ts"], failed: /ENOSPC: no space left on device, [^\n]*/ },
  "an operator's command that makes a shop": {
    room: "30m",
    words: ["shop.ts", "config"],
    failed: /[^\n]*No space left on device[^\n]*/,
  },
};
for (const [
  what,
  {
    room,
    words: [program = "", ...words],
    failed,
  },
] of Object.entries(firsts)) {
  test(`${what} on a disk too small for it ends with 1 and one sentence, without a stack`, async (t) => {
    const folder = mkdtempSync(join(tmpdir(), "bruk-full-"));
    t.after(() => {
      spawnSync("umount", ["--lazy", folder], { stdio: "ignore" });
      rmSync(folder, { recursive: true, force: true });
    });
    const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${room},mode=755`, "none", folder], {
      stdio: "ignore",
    });
    if (status !== 0) return t.skip("only root of a Linux that allows it can mount a small disk");
    const child = spawn(process.execPath, [join(import.meta.dirname, program), ...words], {
      env: {
        ...process.env,
        DATA_DIR: join(folder, "data"),
        DATABASE_URL: "",
        PICTURES_DIR: "",
        PORT: "0",
        LOG_LEVEL: "silent",
      },
      stdio: ["ignore", "ignore", "pipe"],
    });
    t.after(() => child.kill("SIGKILL"));
    const [err, [code]] = await Promise.all([text(child.stderr), once(child, "close") as Promise<[number | null]>]);
    assert.equal(code, 1);
    assert.match(
      err,
      new RegExp(`^The disk of DATA_DIR \\(\\S+\\) is full: make room on it, .* What failed: ${failed.source}\n$`),
    );
  });
}

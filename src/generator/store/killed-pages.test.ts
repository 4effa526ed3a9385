import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { on, once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";
import { after, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { testFolder } from "../../../test/builders/app.ts";
import { follow, openTruth, textOf } from "../../../test/builders/truth.ts";
import { countOf } from "../../../test/counts.ts";
import { openPrerenderedPages, type PrerenderedPages } from "./prerendered-pages.ts";

const kills = countOf("SERVER_KILLS");
const program = join(import.meta.dirname, "../../../test/programs/turn-pages.ts");

test(`kill -9 at any moment while pages turn over, ${kills} times: every page is whole, and what is not stale shows what there is`, async () => {
  const folder = await testFolder();
  const log = join(folder, "truth");
  let fresh = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const child = spawn(process.execPath, [program, folder, log], { stdio: ["ignore", "pipe", "inherit"] });
    after(() => child.kill("SIGKILL"));
    const rounds = on(createInterface(child.stdout), "line");
    for (let more = 1 + Math.random() * 20; more > 0; more -= 1) await rounds.next();
    await wait(Math.random() * 5);
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
    const pages = await openPrerenderedPages(folder, "test");
    const truth = openTruth(log);
    follow(pages, truth);
    const stale = new Set(pages.take(100)?.paths);
    for (const path of pages.paths()) {
      const { version, html } = pages.read(path)!;
      assert.equal(String(brotliDecompressSync(html)), version.repeat(500));
      if (stale.has(path)) continue;
      assert.equal(version, textOf(path, truth));
      fresh += 1;
    }
    assert.equal(pages.paths().filter((path) => !stale.has(path)).length + stale.size, 40);
    assert.equal(integrityOf(pages), "ok");
    pages.close();
  }
  assert.ok(fresh > 0);
});

function integrityOf({ file }: PrerenderedPages): unknown {
  using db = new DatabaseSync(file, { readOnly: true });
  return db.prepare("PRAGMA integrity_check").get()!["integrity_check"];
}

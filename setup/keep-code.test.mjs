import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { keepCode } from "./keep-code.mjs";

const project = join(import.meta.dirname, "..");
const compiler = "NativeModule internal/deps/amaro/dist/index";

test("what runs for months finds its code kept, and Node's compiler stays away; kept code is not made twice, other code is", (t) => {
  const folders = mkdtempSync(join(tmpdir(), "bruk-kept-"));
  t.after(() => rmSync(folders, { recursive: true, force: true }));
  assert.equal(loadsCompiler(join(folders, "empty")), "true");
  const folder = join(folders, "kept");
  keepCode(process.execPath, { project, folder });
  assert.equal(loadsCompiler(folder), "false");
  const stamp = join(folder, "made-of");
  const { mtimeMs } = statSync(stamp);
  keepCode(process.execPath, { project, folder });
  assert.equal(statSync(stamp).mtimeMs, mtimeMs);
  writeFileSync(stamp, "other code");
  keepCode(process.execPath, { project, folder });
  assert.match(readFileSync(stamp, "utf8"), /src\/bin\/serve\.ts/);
});

test("a folder that cannot be made, or on whose disk nothing can be written, is no error", () => {
  keepCode(process.execPath, { project, folder: join(import.meta.filename, "kept") });
  keepCode(process.execPath, { project, folder: "/proc/self" });
});

/** Returns, as printed, whether the compiler is needed with what the folder keeps. */
function loadsCompiler(folder) {
  const script = `process.on("exit", () => console.log(process.moduleLoadList.includes("${compiler}"))); import(process.argv[1])`;
  const env = { ...process.env, NODE_COMPILE_CACHE: folder };
  const { stdout } = spawnSync(process.execPath, ["-e", script, join(import.meta.dirname, "load-code.mjs")], {
    env,
    encoding: "utf8",
  });
  return stdout.trim();
}

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";

const { NODE_COMPILE_CACHE: _, ...env } = process.env;

/** Returns where a program that is run keeps what Node has made of the code. */
function cacheOf(more) {
  const script =
    'import(process.argv[1]).then(({ run }) => run(process.execPath, ["-p", "process.env.NODE_COMPILE_CACHE"]))';
  const { stdout } = spawnSync(process.execPath, ["-e", script, new URL("run.mjs", import.meta.url).href], {
    env: { ...env, ...more },
    encoding: "utf8",
  });
  return stdout.trim();
}

test("what Node has made of the code is kept in the project, where systemd lets a unit write, or where it is told to", () => {
  assert.equal(cacheOf({}), join(import.meta.dirname, "../dist/compiled"));
  assert.equal(cacheOf({ CACHE_DIRECTORY: "/var/cache/bruk" }), "/var/cache/bruk");
  assert.equal(cacheOf({ CACHE_DIRECTORY: "/var/cache/bruk", NODE_COMPILE_CACHE: "/data/compiled" }), "/data/compiled");
});

import assert from "node:assert/strict";
import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { test } from "node:test";
import { testFolder } from "../../test/builders/app.ts";
import { forgetOldBuilds, keepBuild } from "./keep-build.ts";

const day = 86_400_000;
const start = Date.UTC(2026, 0, 1);

/** Starts a shop in new code, whose folder holds this build alone; returns the earlier ones it still has files of. */
async function shop() {
  const kept = join(await testFolder(), "builds");
  return async (build: string, { day: at }: { day: number }) => {
    const client = join(await testFolder(), "client");
    await mkdir(join(client, "assets"), { recursive: true });
    await writeFile(join(client, "assets", `shop-${build}.js`), build);
    await writeFile(join(client, "favicon.ico"), build);
    return (await keepBuild(build, { client, kept, now: new Date(start + at * day) })).map((folder) =>
      basename(folder),
    );
  };
}

test("files of earlier builds stay 30 days from the day another took their place, though the code they came with is gone", async () => {
  const started = await shop();
  assert.deepEqual(await started("a", { day: 0 }), []);
  assert.deepEqual(await started("a", { day: 50 }), [], "a restart replaces nothing");
  assert.deepEqual(await started("b", { day: 100 }), ["a"], "it was served until now, however long ago it was made");
  assert.deepEqual(await started("c", { day: 120 }), ["b", "a"]);
  assert.deepEqual(await started("c", { day: 129 }), ["b", "a"]);
  assert.deepEqual(await started("c", { day: 131 }), ["b"]);
  assert.deepEqual(await started("c", { day: 151 }), []);
});

test("a build that comes back counts as new, and the one it replaced as earlier", async () => {
  const started = await shop();
  await started("a", { day: 0 });
  await started("b", { day: 1 });
  assert.deepEqual(await started("a", { day: 40 }), ["b"]);
  assert.deepEqual(await started("a", { day: 69 }), ["b"]);
  assert.deepEqual(await started("a", { day: 71 }), []);
});

test("a copy that was cut short is made anew, and is never served", async () => {
  const kept = join(await testFolder(), "builds");
  const client = join(await testFolder(), "client");
  await mkdir(join(client, "assets"), { recursive: true });
  await mkdir(join(kept, "unfinished"), { recursive: true });
  assert.deepEqual(await keepBuild("b", { client, kept, now: new Date(start) }), []);
});

test("beside the code the build that is started and the one before it stay however old, others for 30 days; what is no build stays", async () => {
  const builds = join(await testFolder(), "dist");
  const made = {
    aaaaaaaaaaaaaaaa: 0,
    bbbbbbbbbbbbbbbb: 40,
    cccccccccccccccc: 50,
    dddddddddddddddd: 60,
    "eeeeeeeeeeeeeeee.77": 1,
    compiled: 0,
  };
  for (const [name, at] of Object.entries(made)) {
    await mkdir(join(builds, name), { recursive: true });
    await utimes(join(builds, name), new Date(start + at * day), new Date(start + at * day));
  }
  const left = async (current: string, { day: at }: { day: number }) => {
    await forgetOldBuilds(builds, { current: join(builds, current), now: new Date(start + at * day) });
    return (await readdir(builds)).sort().map((name) => name.slice(0, 4));
  };
  assert.deepEqual(await left("dddddddddddddddd", { day: 69 }), ["bbbb", "cccc", "comp", "dddd"]);
  assert.deepEqual(await left("dddddddddddddddd", { day: 300 }), ["cccc", "comp", "dddd"]);
});

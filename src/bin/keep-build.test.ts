import assert from "node:assert/strict";
import { mkdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { test } from "node:test";
import { testFolder } from "../../test/builders/app.ts";
import { keepBuild } from "./keep-build.ts";

const day = 86_400_000;
const start = Date.UTC(2026, 0, 1);

/** Starts a shop in new code, whose folder holds this build alone; answers the earlier ones it still has files of. */
async function shop() {
  const kept = join(await testFolder(), "builds");
  return async (build: string, { day: at }: { day: number }) => {
    const client = join(await testFolder(), "client");
    await mkdir(join(client, "assets"), { recursive: true });
    await writeFile(join(client, "assets", `shop-${build}.js`), build);
    await writeFile(join(client, "favicon.ico"), build);
    return (await keepBuild(build, { client, kept, now: new Date(start + at * day) })).map((folder) => basename(folder));
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

import { existsSync } from "node:fs";
import { cp, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { basename, join } from "node:path";

/** Milliseconds a build stays after its last use: a tab that sleeps may still ask for the files it was opened with. */
const retention = 30 * 86_400_000;

/**
 * Keeps the browser's hashed files of the build that is being started in a folder of the shop's own data, which
 * outlives code that is replaced whole, and answers the folders of the builds before it, newest first. Each stays for 30
 * days after another took its place; the time of its folder says until when it was served. The caller has `kept` to itself.
 */
export async function keepBuild(
  build: string,
  { client, kept, now }: { client: string; kept: string; now: Date },
): Promise<string[]> {
  await mkdir(kept, { recursive: true });
  const own = join(kept, build);
  const unfinished = join(kept, "unfinished");
  await rm(unfinished, { recursive: true, force: true });
  const [latest] = await newestFirst(kept);
  if (latest !== undefined && latest.folder !== own) await utimes(latest.folder, now, now);
  if (!existsSync(own)) {
    await cp(join(client, "assets"), join(unfinished, "assets"), { recursive: true });
    await rename(unfinished, own);
  }
  const later = new Date(now.getTime() + 1);
  await utimes(own, later, later);
  return forgetOld(kept, { but: own, now });
}

/** Forgets builds nobody has had for 30 days; returns those that are left, newest first. */
async function forgetOld(kept: string, { but, now }: { but: string; now: Date }): Promise<string[]> {
  const others = (await newestFirst(kept)).filter(({ folder }) => folder !== but);
  const isOld = ({ at }: { at: number }) => now.getTime() - at > retention;
  for (const { folder } of others.filter(isOld)) await rm(folder, { recursive: true, force: true });
  return others.filter((build) => !isOld(build)).map(({ folder }) => folder);
}

/**
 * Forgets builds beside the code that nobody has started for 30 days, but for the last of those before `current`: the
 * shop that is running now may have been started with it.
 */
export async function forgetOldBuilds(builds: string, { current, now }: { current: string; now: Date }): Promise<void> {
  await utimes(current, now, now);
  const [, , ...earlier] = (await newestFirst(builds)).filter(({ folder }) =>
    /^[0-9a-f]{16}(\.\d+)?$/.test(basename(folder)),
  );
  for (const { folder } of earlier.filter(({ at }) => now.getTime() - at > retention))
    await rm(folder, { recursive: true, force: true });
}

async function newestFirst(folder: string): Promise<{ folder: string; at: number }[]> {
  const found = (await readdir(folder)).map(async (name) => ({
    folder: join(folder, name),
    at: (await stat(join(folder, name))).mtimeMs,
  }));
  return (await Promise.all(found)).sort((a, b) => b.at - a.at);
}

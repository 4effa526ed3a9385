import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Assets } from "../generator/document.ts";
import { workerFiles } from "./build-service-worker.ts";
import { forgetOldBuilds } from "./keep-build.ts";
import { builtFrom, sourceDigest } from "./source-digest.ts";

const root = join(import.meta.dirname, "../..");

/** The storefront as built: the browser's files, and the renderer for the generator. */
export interface BuiltStorefront {
  assets: Assets;
  /** Folder of the browser's files. */
  client: string;
  /** Module that exports `render`. */
  renderer: string;
  /** The service workers as scripts. */
  workers: Record<keyof typeof workerFiles, string>;
}

/**
 * Builds the storefront for the browser and for the generator, unless what lies in `dist` was built from
 * the same sources. A build is made beside and renamed, so one that was cut short is never used, and lies in a
 * folder of its own, so a shop that is running keeps the one it started with.
 */
export async function buildStorefront({ onBuild }: { onBuild: () => void }): Promise<BuiltStorefront> {
  const stamp = sourceDigest(builtFrom);
  const builds = join(root, "dist");
  const built = join(builds, stamp);
  if (!existsSync(join(built, "assets.json"))) {
    onBuild();
    const fresh = join(builds, `${stamp}.${process.pid}`);
    try {
      await build(fresh);
      await rename(fresh, built).catch((error: NodeJS.ErrnoException) => {
        // Another program built the same at the same time.
        if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
      });
    } finally {
      await rm(fresh, { recursive: true, force: true });
    }
  }
  // Code whose folder is not to be written to keeps the one it has.
  await forgetOldBuilds(builds, { current: built, now: new Date() }).catch(() => undefined);
  return {
    assets: JSON.parse(await readFile(join(built, "assets.json"), "utf8")) as Assets,
    client: join(built, "client"),
    renderer: join(built, "server/render.js"),
    workers: {
      on: await readFile(join(built, "worker", workerFiles.on), "utf8"),
      off: await readFile(join(built, "worker", workerFiles.off), "utf8"),
      packing: await readFile(join(built, "worker", workerFiles.packing), "utf8"),
    },
  };
}

/** A process of its own builds: what builds takes hundreds of megabytes, which a shop that runs for months would keep. */
async function build(folder: string): Promise<void> {
  const built = spawn(process.execPath, [join(import.meta.dirname, "make-storefront.ts"), folder], {
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const [said, [code]] = await Promise.all([text(built.stderr), once(built, "close") as Promise<[number | null]>]);
  if (code !== 0) throw new Error(`The storefront could not be built: ${said.trim()}`);
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { type ShopData, withInvented, writeShopData } from "./shop-data.ts";

/** A framework and how it is built. */
export interface Framework {
  name: string;
  /** The folder of its app beside this file, its program and where that writes the pages. */
  app: string;
  program: string;
  out: string;
  /** Folders it keeps between two builds. */
  kept: string[];
}

export const frameworks: Framework[] = [
  { name: "Next.js", app: "next", program: "node_modules/next/dist/bin/next", out: "out", kept: [".next"] },
  {
    name: "Astro",
    app: "astro",
    program: "node_modules/astro/bin/astro.mjs",
    out: "dist",
    kept: [".astro", "node_modules/.astro", "node_modules/.vite"],
  },
];

/** Invented product pages the larger build has more. */
const more = 2000;

/** An app with the shop's own pages, ready to be served. */
export interface BuiltApp {
  /** Folder of its pages. */
  out: string;
  /** Pages a second: those the larger build has more, by the seconds it takes longer. */
  pagesPerSecond: number;
}

/** Copies an app into a folder, installs its packages there, builds it with many pages and then with the shop's own. */
export async function buildApp(
  framework: Framework,
  { data, folder }: { data: ShopData; folder: string },
): Promise<BuiltApp> {
  const app = join(folder, framework.app);
  await mkdir(app, { recursive: true });
  await cp(join(import.meta.dirname, framework.app), app, { recursive: true });
  await cp(join(import.meta.dirname, "shared"), join(app, "shared"), { recursive: true });
  await installIn(app);
  const seconds = async (data: ShopData) => {
    for (const old of ["data", framework.out, ...framework.kept])
      await rm(join(app, old), { recursive: true, force: true });
    await writeShopData(data, app);
    const started = performance.now();
    await run(process.execPath, [framework.program, "build"], app);
    return (performance.now() - started) / 1000;
  };
  // The first build of all finds nothing warm, so it is not one of the two.
  await seconds(data);
  const many = await seconds(withInvented(data, more));
  const few = await seconds(data);
  return { out: join(app, framework.out), pagesPerSecond: more / (many - few) };
}

/** Installs the packages a folder's `package.json` names. */
export async function installIn(folder: string): Promise<void> {
  await run("npm", ["install", "--no-audit", "--no-fund"], folder);
}

/** Runs a program to its end, with more in its environment; returns what it printed, and throws the end of that if it fails. */
export async function run(
  program: string,
  words: readonly string[],
  folder: string,
  extra: Record<string, string> = {},
): Promise<string> {
  const env = {
    ...process.env,
    ...extra,
    NODE_ENV: undefined,
    NEXT_TELEMETRY_DISABLED: "1",
    ASTRO_TELEMETRY_DISABLED: "1",
  };
  const running = spawn(program, words, {
    cwd: folder,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    shell: program === "npm" && process.platform === "win32",
  });
  const [prerendered, complained] = await Promise.all([
    text(running.stdout),
    text(running.stderr),
    once(running, "close"),
  ]);
  if (running.exitCode !== 0)
    throw new Error(
      `${program} ${words.join(" ")} ended with ${running.exitCode}:\n${prerendered.slice(-2000)}\n${complained.slice(-2000)}`,
    );
  return prerendered;
}

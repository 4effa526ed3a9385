import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { codeOf } from "../contract/page-data.ts";
import type { Assets } from "../generator/document.ts";
import { buildServiceWorkers, workerFiles } from "./build-service-worker.ts";
import { builtFrom, sourceDigest } from "./source-digest.ts";

const root = join(import.meta.dirname, "../..");
const compress = promisify(brotliCompress);

/** The storefront as built: the browser's files, and the renderer for the generator. */
export interface BuiltStorefront {
  assets: Assets;
  /** Folders of the browser's files: of this build, then of earlier ones, newest first. */
  assetsFolders: string[];
  /** Module that exports `render`. */
  renderer: string;
  /** The service worker as a script, and the one that ends it. */
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
      await runVite(fresh);
      await compressAssets(join(fresh, "client"));
      await rename(fresh, built).catch((error: NodeJS.ErrnoException) => {
        // Another program built the same at the same time.
        if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
      });
    } finally {
      await rm(fresh, { recursive: true, force: true });
    }
  }
  return {
    assets: JSON.parse(await readFile(join(built, "assets.json"), "utf8")) as Assets,
    assetsFolders: [join(built, "client"), ...(await keptBuilds(builds, stamp))],
    renderer: join(built, "server/render.js"),
    workers: { on: await readFile(join(built, "worker", workerFiles.on), "utf8"), off: await readFile(join(built, "worker", workerFiles.off), "utf8") },
  };
}

/** Earlier builds stay for 30 days: a shop that is running serves the one it started with, and a tab that slept asks for the files it was opened with. */
async function keptBuilds(builds: string, stamp: string): Promise<string[]> {
  const kept: { folder: string; at: number }[] = [];
  for (const name of (await readdir(builds)).filter((name) => name !== stamp)) {
    const { mtimeMs: at } = await stat(join(builds, name));
    // Whose code is not to be written to keeps them.
    if (Date.now() - at > 30 * 86_400_000) await rm(join(builds, name), { recursive: true, force: true }).catch(() => undefined);
    // One with a process's number is still being made by it, and will have moved in a moment.
    else if (/^[0-9a-f]+$/.test(name) && existsSync(join(builds, name, "assets.json"))) kept.push({ folder: join(builds, name, "client"), at });
  }
  return kept.sort((a, b) => b.at - a.at).map(({ folder }) => folder);
}

async function runVite(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  // Loaded only when there is something to build: it takes longer than all the rest of a start.
  const { build } = await import("vite");
  const before = process.env["NODE_ENV"];
  // React's slow build runs where this says anything else.
  process.env["NODE_ENV"] = "production";
  try {
    await build({ configFile: join(root, "vite.config.ts"), root, logLevel: "error", mode: "client", build: { outDir: join(folder, "client") } });
    await build({ configFile: join(root, "vite.config.ts"), root, logLevel: "error", mode: "server", build: { outDir: join(folder, "server"), ssr: true } });
  } finally {
    if (before === undefined) delete process.env["NODE_ENV"];
    else process.env["NODE_ENV"] = before;
  }
  const client = join(folder, "client");
  const assets = await assetsOf(client);
  await buildServiceWorkers({ root, client, build: assets.build, folder: join(folder, "worker") });
  await writeFile(join(folder, "assets.json"), JSON.stringify(assets));
}

async function assetsOf(client: string): Promise<Assets> {
  const manifest = JSON.parse(await readFile(join(client, "manifest.json"), "utf8")) as Manifest;
  const entry = manifest["src/storefront/entry-browser.tsx"]!;
  const head = manifest["src/storefront/head.ts"]!;
  const files = readdirSync(join(client, "assets")).sort();
  return {
    build: createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 12),
    entry: `/${entry.file}`,
    head: `/${head.file}`,
    styles: styleFiles(manifest, "src/storefront/entry-browser.tsx"),
    fonts: files.filter((file) => /^archivo-.*\.woff2$/.test(file)).map((file) => `/assets/${file}`),
    parts: Object.fromEntries(Object.values(codeOf).map((part) => [part, partOf(manifest, `src/storefront/screens/${part}-part.ts`)])) as Assets["parts"],
  };
}

/** What Vite says of each module it wrote: its file, the modules that come with it, its styles. */
type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

/** Answers what a part of the code needs beside what every page has. */
function partOf(manifest: Manifest, module: string): { modules: string[]; styles: string[] } {
  const everywhere = styleFiles(manifest, "src/storefront/entry-browser.tsx");
  return { modules: [...new Set(codeFiles(manifest, module))], styles: styleFiles(manifest, module).filter((style) => !everywhere.includes(style)) };
}

function codeFiles(manifest: Manifest, module: string): string[] {
  const { file, imports = [] } = manifest[module]!;
  return [`/${file}`, ...imports.flatMap((shared) => codeFiles(manifest, shared))];
}

/** Answers the styles of a module, those of what it imports first. */
function styleFiles(manifest: Manifest, module: string): string[] {
  const { css = [], imports = [] } = manifest[module]!;
  return [...new Set([...imports.flatMap((shared) => styleFiles(manifest, shared)), ...css.map((style) => `/${style}`)])];
}

async function compressAssets(client: string): Promise<void> {
  const files = readdirSync(client, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && /\.(js|css|svg)$/.test(entry.name));
  await Promise.all(files.map(async (entry) => {
    const path = join(entry.parentPath, entry.name);
    await writeFile(`${path}.br`, await compress(await readFile(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  }));
}

import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { build } from "vite";
import { codeOf, type CodePart } from "../contract/page-data.ts";
import { type LanCode, languages } from "../domain/language.ts";
import type { Assets } from "../generator/document.ts";
import { buildServiceWorkers } from "./build-service-worker.ts";

const root = join(import.meta.dirname, "../..");
const compress = promisify(brotliCompress);

await makeStorefront(process.argv[2]!);

/** `node make-storefront.ts FOLDER`: builds the storefront into a folder, run by `buildStorefront`. With `NODE_ENV` at anything but production React's slow build is taken. */
async function makeStorefront(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await build({
    configFile: join(root, "vite.config.ts"),
    root,
    logLevel: "error",
    mode: "client",
    build: { outDir: join(folder, "client") },
  });
  await build({
    configFile: join(root, "vite.config.ts"),
    root,
    logLevel: "error",
    mode: "server",
    build: { outDir: join(folder, "server"), ssr: true },
  });
  const client = join(folder, "client");
  await build({
    configFile: join(root, "vite.config.ts"),
    root,
    logLevel: "error",
    mode: "backoffice",
    build: { outDir: join(client, "admin") },
  });
  const assets = { ...(await assetsOf(client)), backOffice: await backOfficeAssets(join(client, "admin")) };
  await buildServiceWorkers({ root, client, build: assets.build, folder: join(folder, "worker") });
  await compressAssets(client);
  await writeFile(join(folder, "assets.json"), JSON.stringify(assets));
}

async function assetsOf(client: string): Promise<Omit<Assets, "backOffice">> {
  const manifest = JSON.parse(await readFile(join(client, "manifest.json"), "utf8")) as Manifest;
  const entry = manifest["src/storefront/entry-browser.ts"]!;
  const head = manifest["src/storefront/head.ts"]!;
  const files = readdirSync(join(client, "assets")).sort();
  return {
    build: createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 12),
    entry: `/${entry.file}`,
    head: `/${head.file}`,
    styles: styleFiles(manifest, "src/storefront/entry-browser.ts"),
    fonts: earlyFonts(files).map((file) => `/assets/${file}`),
    parts: Object.fromEntries(
      Object.values(codeOf).map((part) => [part, partOf(manifest, `src/storefront/screens/${part}-part.ts`)]),
    ) as Assets["parts"],
    texts: Object.fromEntries(
      languages.map(({ lanCode }) => [
        lanCode,
        Object.fromEntries(Object.values(codeOf).map((part) => [part, textsOf(manifest, lanCode, part)])),
      ]),
    ) as Assets["texts"],
  };
}

async function backOfficeAssets(folder: string): Promise<Assets["backOffice"]> {
  const manifest = JSON.parse(await readFile(join(folder, "manifest.json"), "utf8")) as Manifest;
  const entry = "src/backoffice/entry.tsx";
  const below = (files: string[]) => [...new Set(files)].map((file) => `/admin${file}`);
  const [first = "", ...modules] = below(codeFiles(manifest, entry));
  return {
    entry: first,
    modules,
    styles: below(styleFiles(manifest, entry)),
    fonts: earlyFonts(readdirSync(join(folder, "assets"))).map((file) => `/admin/assets/${file}`),
  };
}

function earlyFonts(files: readonly string[]): string[] {
  return files.filter((file) => /^archivo-(text|heading|polish)-.*\.woff2$/.test(file));
}

/** What Vite says of each module it wrote: its file, the modules that come with it, its styles. */
type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

/** Returns what a part of the code needs beside what every page has. */
function partOf(manifest: Manifest, module: string): { modules: string[]; styles: string[] } {
  const everywhere = styleFiles(manifest, "src/storefront/entry-browser.ts");
  return {
    modules: [...new Set(codeFiles(manifest, module))],
    styles: styleFiles(manifest, module).filter((style) => !everywhere.includes(style)),
  };
}

/** Returns the files with the texts that a part's screens, and what stands around them, begin with in a language. */
function textsOf(manifest: Manifest, lanCode: LanCode, part: CodePart): string[] {
  const modules = ["first", part].map((name) => `src/domain/dictionary/${lanCode}/parts/${name}.ts`);
  const everywhere = codeFiles(manifest, "src/storefront/entry-browser.ts");
  return [...new Set(modules.flatMap((module) => codeFiles(manifest, module)))].filter(
    (file) => !everywhere.includes(file),
  );
}

function codeFiles(manifest: Manifest, module: string): string[] {
  const { file, imports = [] } = manifest[module]!;
  return [`/${file}`, ...imports.flatMap((shared) => codeFiles(manifest, shared))];
}

/** Returns the styles of a module, those of what it imports first. */
function styleFiles(manifest: Manifest, module: string): string[] {
  const { css = [], imports = [] } = manifest[module]!;
  return [
    ...new Set([...imports.flatMap((shared) => styleFiles(manifest, shared)), ...css.map((style) => `/${style}`)]),
  ];
}

async function compressAssets(client: string): Promise<void> {
  const files = readdirSync(client, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /\.(js|css|svg|wasm)$/.test(entry.name),
  );
  await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      await writeFile(
        `${path}.br`,
        await compress(await readFile(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      );
    }),
  );
}

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pageDataHref, paths } from "../contract/paths.ts";

/** The worker shoppers' browsers are given, the one that ends it where the shop has switched it off, and that of staff who pack. */
export const workerFiles = { on: "worker.js", off: "gone.js", packing: "packing.js" } as const;

const sources = {
  worker: "src/storefront/service-worker/worker.ts",
  gone: "src/storefront/service-worker/gone.ts",
  packing: "src/backoffice/packing/worker.ts",
} as const;

/**
 * Builds the service workers into a folder, each one plain script. The shoppers' has its build's name and the list of all
 * it keeps for working offline written in: every built file, the offline page and its data, what the order panel needs.
 */
export async function buildServiceWorkers({
  root,
  client,
  build: buildName,
  folder,
}: {
  root: string;
  client: string;
  build: string;
  folder: string;
}): Promise<void> {
  const { build } = await import("vite");
  const assets = readdirSync(join(client, "assets"))
    .filter((file) => /\.(js|css|svg|webp|woff2)$/.test(file))
    .sort();
  const files = [...assets.map((file) => `/assets/${file}`), paths.offline, pageDataHref(paths.offline)];
  for (const [name, source] of Object.entries(sources)) {
    await build({
      configFile: false,
      root,
      logLevel: "error",
      publicDir: false,
      define: { SHELL: JSON.stringify({ build: buildName, files }) },
      build: {
        outDir: folder,
        emptyOutDir: false,
        target: "es2022",
        lib: {
          entry: join(root, source),
          formats: ["iife"],
          name,
          fileName: () => `${name}.js`,
        },
      },
    });
  }
}

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pageDataHref, paths } from "../contract/paths.ts";

/** The worker shoppers' browsers are given, and the one that ends it where the shop has switched it off. */
export const workerFiles = { on: "worker.js", off: "gone.js" } as const;

/**
 * Builds both service workers into a folder, each one plain script. The first has its build's name and the list of all
 * it keeps for working offline written in: every built file, the offline page and its data, what the order panel needs.
 */
export async function buildServiceWorkers({
  root,
  client,
  build: name,
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
  for (const source of ["worker", "gone"]) {
    await build({
      configFile: false,
      root,
      logLevel: "error",
      publicDir: false,
      define: { SHELL: JSON.stringify({ build: name, files }) },
      build: {
        outDir: folder,
        emptyOutDir: false,
        target: "es2022",
        lib: {
          entry: join(root, `src/storefront/service-worker/${source}.ts`),
          formats: ["iife"],
          name: source,
          fileName: () => `${source}.js`,
        },
      },
    });
  }
}

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { takeLock } from "../../setup/lock.mjs";
import type { Pool } from "../database/connect.ts";
import { shopStamp } from "../database/shop-stamp.ts";
import type { Undrawn } from "../generator/page-writer.ts";
import { openPrerenderer, type Prerenderer } from "../generator/prerender.ts";
import { openPrerenderedPages, type PrerenderedPages } from "../generator/store/prerendered-pages.ts";
import { type BuiltStorefront, buildStorefront } from "./build-storefront.ts";
import { keepBuild } from "./keep-build.ts";
import type { Settings } from "./settings.ts";
import { prerenderedFrom, sourceDigest } from "./source-digest.ts";

export interface StorefrontPrerenderer {
  storefront: BuiltStorefront;
  /** Folders of the browser's files: of this build, then of earlier ones, newest first. */
  assetsFolders: string[];
  pages: PrerenderedPages;
  prerenderer: Prerenderer;
  close(): Promise<void>;
}

/** Builds the storefront if it changed and opens the prerenderer on this process's own pages; null: another process has them. */
export async function openStorefrontPrerenderer(
  pool: Pool,
  settings: Settings,
  { onBuild, onUndrawn }: { onBuild: () => void; onUndrawn: (page: Undrawn) => void },
): Promise<StorefrontPrerenderer | null> {
  const folder = join(settings.dataDir, "pages");
  const release = await lockPages(folder);
  if (release === null) return null;
  try {
    const storefront = await buildStorefront({ onBuild });
    const earlier = await keepBuild(storefront.assets.build, {
      client: storefront.client,
      kept: join(settings.dataDir, "builds"),
      now: new Date(),
    });
    const pages = await openPrerenderedPages(
      folder,
      await shopStamp(pool, sourceDigest(prerenderedFrom), settings.publicUrl),
    );
    const prerenderer = openPrerenderer(pool, pages, {
      assets: storefront.assets,
      publicUrl: settings.publicUrl,
      renderer: pathToFileURL(storefront.renderer).href,
      workers: settings.pageWorkers,
      onUndrawn,
    });
    return {
      storefront,
      assetsFolders: [storefront.client, ...earlier],
      pages,
      prerenderer,
      close: async () => {
        await prerenderer.close();
        pages.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** Takes a folder of pages for this process alone. Returns what gives it back, or null while another process has it. */
export async function lockPages(folder: string): Promise<(() => void) | null> {
  await mkdir(folder, { recursive: true });
  return takeLock(join(folder, "in-use-by"));
}

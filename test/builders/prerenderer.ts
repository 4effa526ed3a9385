import { readdir } from "node:fs/promises";
import { after } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import type { Pool } from "../../src/database/connect.ts";
import { cacheTagsSince } from "../../src/database/cache-tags.ts";
import type { PageData } from "../../src/contract/page-data.ts";
import {
  openPrerenderer,
  type PrerenderDone,
  type Prerenderer,
  type PrerenderOptions,
} from "../../src/generator/prerender.ts";
import { openPrerenderedPages, type PrerenderedPages } from "../../src/generator/store/prerendered-pages.ts";
import { openHotPages, type PageForm } from "../../src/server/page-cache.ts";
import { testFolder } from "./app.ts";
import { assets, publicUrl } from "./server-parts.ts";

export interface TestPrerenderer {
  pages: PrerenderedPages;
  prerenderer: Prerenderer;
  /** Paths of pages the prerenderer could not draw, as it told them. */
  undrawn: string[];
}

const fakeRenderer = new URL("./fake-renderer.ts", import.meta.url).href;

/** Opens the real prerenderer with one worker and the fake renderer; it lasts until the test, or the file, ends. */
export async function openTestPrerenderer(
  pool: Pool,
  { folder, renderer = fakeRenderer, stamp = "test" }: { folder?: string; renderer?: string; stamp?: string } = {},
): Promise<TestPrerenderer> {
  const pages = await openPrerenderedPages(folder ?? (await testFolder()), stamp);
  const undrawn: string[] = [];
  const prerenderer = openPrerenderer(pool, pages, {
    assets,
    publicUrl,
    renderer,
    workers: 1,
    onUndrawn: ({ path }) => void undrawn.push(path),
  });
  after(() => prerenderer.close());
  return { pages, prerenderer, undrawn };
}

/** Prints until no changed cache tag is left behind: the database's own housekeeping runs transactions too, and cache tags wait for those. */
export async function prerenderNow(prerenderer: Prerenderer, options?: PrerenderOptions): Promise<PrerenderDone> {
  let done = await prerenderer.print(options);
  while (done.waiting) {
    const more = await prerenderer.print();
    done = { printed: done.printed + more.printed, removed: done.removed + more.removed, waiting: more.waiting };
  }
  return done;
}

/** Waits until every changed cache tag can be followed: one prerender then finds them all. */
export async function untilFollowable(pool: Pool, { cursor }: PrerenderedPages): Promise<void> {
  while (cursor !== null && (await cacheTagsSince(pool, cursor)).waiting) await wait(20);
}

/** Returns what is sent of a prerendered path: its HTML and its page data. */
export async function prerenderedPage(
  pages: PrerenderedPages,
  path: string,
): Promise<{ html: string; data: PageData }> {
  const sent = openHotPages(pages.folder);
  const text = async (form: PageForm) =>
    String(brotliDecompressSync((await sent.read(pages.pages.get(path)!.place, form))!));
  return { html: await text("html"), data: JSON.parse(await text("data")) as PageData };
}

/** Returns the prerendered paths whose HTML holds a text. */
export async function pathsShowing(pages: PrerenderedPages, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const path of pages.pages.keys()) if ((await prerenderedPage(pages, path)).html.includes(text)) found.push(path);
  return found.sort();
}

/** Returns the packs of pages that lie in the folder. */
export async function packsIn(pages: PrerenderedPages): Promise<string[]> {
  return (await readdir(pages.folder)).filter((file) => file !== "printed.log").sort();
}

/** Returns the packs there should be: those that hold a current page. */
export function packsOf(pages: PrerenderedPages): string[] {
  return [...new Set([...pages.pages.values()].map(({ place }) => place.pack))].sort();
}

import { DatabaseSync } from "node:sqlite";
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
import { openPageCache, type PageForm } from "../../src/server/page-cache.ts";
import { testFolder } from "./app.ts";
import { assets, publicUrl } from "./server-parts.ts";

export interface TestPrerenderer {
  pages: PrerenderedPages;
  prerenderer: Prerenderer;
  /** Paths of pages the prerenderer could not draw, as it told them. */
  undrawn: string[];
}

const fakeRenderer = new URL("./fake-renderer.ts", import.meta.url).href;

/** Opens the real prerenderer with the fake renderer; it lasts until the test, or the file, ends. */
export async function openTestPrerenderer(
  pool: Pool,
  {
    folder,
    renderer = fakeRenderer,
    stamp = "test",
    workers = 1,
  }: { folder?: string; renderer?: string; stamp?: string; workers?: number } = {},
): Promise<TestPrerenderer> {
  const pages = await openPrerenderedPages(folder ?? (await testFolder()), stamp);
  const undrawn: string[] = [];
  const prerenderer = openPrerenderer(pool, pages, {
    assets,
    publicUrl,
    renderer,
    workers,
    onUndrawn: ({ path }) => void undrawn.push(path),
  });
  after(() => prerenderer.close());
  return { pages, prerenderer, undrawn };
}

/** Prerenders until no changed cache tag is left behind: the database's own housekeeping runs transactions too, and cache tags wait for those. */
export async function prerenderNow(prerenderer: Prerenderer, options?: PrerenderOptions): Promise<PrerenderDone> {
  let done = await prerenderer.prerender(options);
  while (done.waiting) {
    const more = await prerenderer.prerender();
    done = {
      prerendered: done.prerendered + more.prerendered,
      removed: done.removed + more.removed,
      waiting: more.waiting,
    };
  }
  return done;
}

/** Waits until every changed cache tag can be followed: one prerender then finds them all. */
export async function untilFollowable(pool: Pool, { cursor }: PrerenderedPages): Promise<void> {
  while (cursor !== null && (await cacheTagsSince(pool, cursor)).waiting) await wait(20);
}

/** Waits until the prerender that goes on has heard of every changed cache tag. */
export async function untilHeard(pool: Pool, pages: PrerenderedPages): Promise<void> {
  for (;;) {
    const { facts, waiting } = await cacheTagsSince(pool, pages.cursor!);
    if (facts.length === 0 && !waiting) return;
    await wait(20);
  }
}

/** Returns what is sent of a prerendered path: its HTML and its page data. */
export async function prerenderedPage(
  pages: PrerenderedPages,
  path: string,
): Promise<{ html: string; data: PageData }> {
  const sent = openPageCache(pages);
  const text = async (form: PageForm) => String(brotliDecompressSync((await sent.read(path, form))!.bytes));
  return { html: await text("html"), data: JSON.parse(await text("data")) as PageData };
}

/** Returns the prerendered paths whose HTML holds a text. */
export async function pathsShowing(pages: PrerenderedPages, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const path of pages.paths()) if ((await prerenderedPage(pages, path)).html.includes(text)) found.push(path);
  return found.sort();
}

/** Returns which version each prerendered path has. */
export function versionsOf(pages: PrerenderedPages): Map<string, string> {
  return new Map(pages.paths().map((path) => [path, pages.version(path)!]));
}

/** Returns the paths of pages that were made from a cache tag. */
export function readersOf(pages: PrerenderedPages, cacheTag: string): string[] {
  const sql = "SELECT path FROM pages JOIN tags ON page = id WHERE tag = ?";
  return textsOf(pages, sql, cacheTag);
}

/** Returns the turn in which a page was made. */
export function turnOf(pages: PrerenderedPages, path: string): number {
  return Number(textsOf(pages, "SELECT made FROM pages WHERE path = ?", path)[0]);
}

/** Returns the cache tags that are remembered of a page which did not read them, or is gone; `!` before those that are not remembered. */
export function strayTags(pages: PrerenderedPages): string[] {
  const read = "SELECT value AS tag, pages.id AS page FROM pages, json_each(reads)";
  const kept = "SELECT tag, page FROM tags";
  return textsOf(
    pages,
    `SELECT tag FROM (${kept} EXCEPT ${read}) UNION ALL SELECT '!' || tag FROM (${read} EXCEPT ${kept})`,
  );
}

function textsOf({ file }: PrerenderedPages, sql: string, ...values: string[]): string[] {
  using db = new DatabaseSync(file, { readOnly: true });
  return db
    .prepare(sql)
    .all(...values)
    .map((row) => String(Object.values(row)[0]));
}

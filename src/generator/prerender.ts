import { setTimeout as wait } from "node:timers/promises";
import { cacheTagsNow, cacheTagsSince, isAhead } from "../database/cache-tags.ts";
import { type Pool, urlOf } from "../database/connect.ts";
import { type LanCode, languages } from "../domain/language.ts";
import { loadLayout } from "./layout.ts";
import { takeAllPages, wantedAmong } from "./page-sources.ts";
import { openPageWriter, type PageWriter, type Undrawn, type WriterJob, type WriterSettings } from "./page-writer.ts";
import { batchesEach, openPrerenderWorkers } from "./prerender-workers.ts";
import { isOfLayout, layoutCacheTags } from "./reading.ts";
import type { Batch, PrerenderedPages } from "./store/prerendered-pages.ts";

/** How a prerenderer writes, with how many workers where there is much to prerender, and whom it tells what cannot be drawn. */
export interface PrerenderSettings extends Omit<WriterSettings, "file"> {
  workers: number;
  onUndrawn(page: Undrawn): void;
}

export interface Prerenderer {
  /**
   * Prerenders what is stale, what changes meanwhile too, and removes orphans. `all`: everything is stale. A page that
   * cannot be drawn is prerendered no more, for what it shows may be wrong by now: it is tried again when its own entity
   * changes, the menu, or everything. A batch that fails is left for the next prerender, and refused when the others are
   * done; a second one ends the prerender.
   */
  prerender(options?: PrerenderOptions): Promise<PrerenderDone>;
  /** Has a prerender break off once the batches in hand are done, and refuses any other. */
  stop(): void;
  close(): Promise<void>;
}

export interface PrerenderOptions {
  all?: boolean;
  tell?: (done: number, of: number) => void;
}

export interface PrerenderDone {
  /** Pages. */
  prerendered: number;
  removed: number;
  /** Something is stale again, or cache tags have changed that cannot be followed yet: look again soon. */
  waiting: boolean;
}

/** Pages made and written together. */
const size = 100;

/** What a change of one product mostly makes stale is written by this process itself, at once; workers, which have to begin first, are for more than a batch. */
const few = 40;

/** How soon a prerender looks what has changed meanwhile, in milliseconds. */
const glance = 100;

/**
 * Opens a prerenderer over a database and a folder of prerendered pages. What a change costs is in proportion to the pages
 * that read it. This rests on two promises: a page reads the cache tag of its own entity, and whoever gives an entity
 * a path, takes it away, shows or hides it notes the entity's cache tag or 'menu'.
 */
export function openPrerenderer(
  db: Pool,
  pages: PrerenderedPages,
  { workers: most, onUndrawn, ...settings }: PrerenderSettings,
): Prerenderer {
  const writing: WriterSettings = { file: pages.file, ...settings };
  const workers = openPrerenderWorkers({ ...writing, databaseUrl: urlOf(db) }, { most });
  let own: Promise<PageWriter> | null = null;
  let running: Promise<unknown> = Promise.resolve();
  /** What every page shows around its own; null: it was not asked for yet. */
  let layouts: WriterJob["layouts"] | null = null;
  let stopped = false;

  /** Marks what has changed as stale. Returns whether there is more that cannot be followed yet. */
  async function hear(all = false): Promise<boolean> {
    const { cursor } = pages;
    const { facts, ...seen } =
      all || cursor === null || (await isAhead(db, cursor))
        ? { facts: [...layoutCacheTags], cursor: await cacheTagsNow(db), waiting: false }
        : await cacheTagsSince(db, cursor);
    if (layouts === null || facts.some(isOfLayout)) layouts = await layoutsNow(db);
    if (facts.length === 0) return seen.waiting;
    const wanted = await wantedAmong(db, { paths: new Set(), facts });
    pages.hear({ cacheTags: facts, paths: wanted.map(({ path }) => path), cursor: seen.cursor });
    return seen.waiting;
  }

  async function run({ all = false, tell = () => undefined }: PrerenderOptions): Promise<PrerenderDone> {
    refuseWhenStopped();
    let waiting = await hear(all);
    let of = pages.stale;
    let handled = 0;
    const done = { prerendered: 0, removed: 0 };
    const lanes = new Set<Promise<void>>();
    const failures: unknown[] = [];
    const failed: Batch[] = [];
    // What is known already is drawn meanwhile: a change waits for no list of all pages.
    let looking: Promise<void> | null = null;
    if (!pages.complete)
      looking = lookForAll()
        .then(() => void (of = handled + pages.stale))
        .catch((error: unknown) => void failures.push(error))
        .finally(() => (looking = null));

    async function write(batch: Batch): Promise<void> {
      try {
        const writer = batch.paths.length <= few ? await ownWriter() : workers;
        const { prerendered, removed, undrawn } = await writer.write({ ...batch, layouts: layouts! });
        batch.end();
        undrawn.forEach(onUndrawn);
        done.prerendered += prerendered;
        done.removed += removed;
        handled += batch.paths.length;
        // How many there are is known once all are found.
        if (prerendered > 0 && looking === null) tell(handled, Math.max(of, handled));
      } catch (error) {
        failed.push(batch);
        failures.push(error);
      }
    }

    try {
      for (;;) {
        while (lanes.size < most * batchesEach && failures.length < 2 && !stopped) {
          const batch = pages.take(looking === null && of <= size ? few : size);
          if (batch === null) break;
          const lane: Promise<void> = write(batch).finally(() => lanes.delete(lane));
          lanes.add(lane);
        }
        if (lanes.size === 0 && looking === null) break;
        await Promise.race(
          [...lanes, looking, wait(glance, undefined, { ref: false })].filter((some) => some !== null),
        );
        // What changes after as many pages as were stale at first is the next one's: where something always changes, this one ends.
        if (looking !== null || handled < of) waiting = await hear();
      }
    } finally {
      await Promise.all([...lanes, looking]);
      for (const batch of failed) batch.end();
    }
    if (failures.length > 0) throw failures[0];
    refuseWhenStopped();
    return { ...done, waiting: waiting || pages.stale > 0 || !pages.complete };
  }

  /** Looks for pages that were never prerendered, some thousands at a time. */
  async function lookForAll(): Promise<void> {
    const { turn } = pages;
    await takeAllPages(db, (keys) => pages.want(keys.map(({ path }) => path)));
    pages.foundAll(turn);
  }

  async function ownWriter(): Promise<PageWriter> {
    own ??= openPageWriter(db, writing);
    own.catch(() => (own = null));
    return own;
  }

  function refuseWhenStopped(): void {
    if (stopped) throw new Error("Prerendering was told to stop");
  }

  return {
    prerender(options = {}) {
      // One run at a time: a second one starts from what the first has left.
      const next = running.then(() => run(options));
      running = next.catch(() => undefined);
      return next;
    },
    stop: () => void (stopped = true),
    async close() {
      stopped = true;
      await running;
      await workers.close();
    },
  };
}

/** Returns the layout as JSON in each language. */
export async function layoutsNow(db: Pool): Promise<Record<LanCode, string>> {
  const layouts = languages.map(async (language) => [language.lanCode, JSON.stringify(await loadLayout(db, language))]);
  return Object.fromEntries(await Promise.all(layouts)) as Record<LanCode, string>;
}

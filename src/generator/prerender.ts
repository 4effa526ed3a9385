import { setTimeout as wait } from "node:timers/promises";
import { cacheTagsNow, cacheTagsSince, isAhead } from "../database/cache-tags.ts";
import { type Pool, urlOf } from "../database/connect.ts";
import { languages } from "../domain/language.ts";
import { loadLayout } from "./layout.ts";
import { takeAllPages, wantedAmong } from "./page-sources.ts";
import { openPageWriter, type PageWriter, type Undrawn, type WriterSettings } from "./page-writer.ts";
import { openPrerenderWorkers } from "./prerender-workers.ts";
import { layoutCacheTags } from "./reading.ts";
import type { Batch, PrerenderedPages } from "./store/prerendered-pages.ts";

/** How a prerenderer writes, with how many workers where there is much to prerender, and whom it tells what cannot be drawn. */
export interface PrerenderSettings extends Omit<WriterSettings, "file"> {
  workers: number;
  onUndrawn(page: Undrawn): void;
}

export interface Prerenderer {
  /**
   * Prerenders what is stale and removes orphans. `all`: everything is stale. What changes in a few pages meanwhile is prerendered
   * at once; what changes in many, and was prerendered once, waits for the next prerender, so that each one ends. A page that cannot be drawn is prerendered no more, for what it
   * shows may be wrong by now: it is tried again when its own entity changes, the menu, or everything. A batch that fails is left
   * for the next prerender, and refused when the others are done; a second one ends the prerender.
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
const size = 250;

/** What a change of one product mostly makes stale is written by this process itself, at once; workers are for more. */
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
  const workers = openPrerenderWorkers({ ...writing, databaseUrl: urlOf(db) }, { workers: most });
  let own: Promise<PageWriter> | null = null;
  let running: Promise<unknown> = Promise.resolve();
  /** What every page shows around its own; null: it was not asked for yet. */
  let layoutJson: string | null = null;
  let stopped = false;

  async function run({ all = false, tell = () => undefined }: PrerenderOptions): Promise<PrerenderDone> {
    refuseWhenStopped();
    const { cursor } = pages;
    let waiting = all || cursor === null || (await isAhead(db, cursor)) ? await hearAll() : await hear();
    const before = pages.turn;
    const done = { prerendered: 0, removed: 0 };
    const lanes = new Set<Promise<void>>();
    const failures: unknown[] = [];
    const failed: Batch[] = [];
    let ownIsFree = true;
    let of = 0;
    let looking: Promise<void> | null = null;

    function startNext(): boolean {
      const room = lanes.size - Number(!ownIsFree) < workers.lanes;
      if (failures.length > 1 || !(room || ownIsFree)) return false;
      const batch = pages.take({ most: room ? size : few, urgent: !room, before });
      if (batch === null) return false;
      const byOwn = ownIsFree && batch.paths.length <= few;
      if (byOwn) ownIsFree = false;
      of = Math.max(of, done.prerendered + pages.stale);
      const lane = write(batch, byOwn)
        .then(
          ({ prerendered, removed }) => {
            batch.end();
            done.prerendered += prerendered;
            done.removed += removed;
            of = Math.max(of, done.prerendered);
            if (prerendered > 0) tell(done.prerendered, of);
          },
          (error: unknown) => {
            failed.push(batch);
            failures.push(error);
          },
        )
        .finally(() => {
          if (byOwn) ownIsFree = true;
          lanes.delete(lane);
        });
      lanes.add(lane);
      return true;
    }

    if (!pages.complete)
      looking = lookForAll()
        .catch((error: unknown) => void failures.push(error))
        .finally(() => (looking = null));
    try {
      for (;;) {
        while (startNext());
        if (lanes.size === 0 && looking === null) break;
        await Promise.race([...lanes, ...(looking === null ? [] : [looking]), wait(glance, undefined, { ref: false })]);
        waiting = await hear();
        refuseWhenStopped();
      }
    } finally {
      await Promise.all([...lanes, looking]);
      for (const batch of failed) batch.end();
    }
    if (failures.length > 0) throw failures[0];
    return { ...done, waiting: waiting || pages.stale > 0 || !pages.complete };
  }

  /** Has everything count as stale: what changed before is in what is read from now on. */
  async function hearAll(): Promise<boolean> {
    const cursor = await cacheTagsNow(db);
    layoutJson = JSON.stringify(await loadLayout(db, languages[0]));
    pages.hear({ cacheTags: layoutCacheTags, paths: [], cursor });
    return false;
  }

  /** Returns whether there is more that cannot be followed yet. */
  async function hear(): Promise<boolean> {
    const { facts: cacheTags, cursor, waiting } = await cacheTagsSince(db, pages.cursor!);
    if (layoutJson === null || layoutCacheTags.some((tag) => cacheTags.includes(tag)))
      layoutJson = JSON.stringify(await loadLayout(db, languages[0]));
    if (cacheTags.length === 0) return waiting;
    const wanted = await wantedAmong(db, { paths: new Set(), facts: cacheTags });
    pages.hear({ cacheTags, paths: wanted.map(({ path }) => path), cursor });
    return waiting;
  }

  /** Looks for pages that were never prerendered, some thousands at a time. */
  async function lookForAll(): Promise<void> {
    const { turn } = pages;
    await takeAllPages(db, (keys) => pages.want(keys.map(({ path }) => path)));
    pages.foundAll(turn);
  }

  async function write({ turn, paths }: Batch, byOwn: boolean) {
    const written = await (byOwn ? await ownWriter() : workers).write({ turn, paths, layoutJson: layoutJson! });
    written.undrawn.forEach(onUndrawn);
    return written;
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
      const turn = running.then(() => run(options));
      running = turn.catch(() => undefined);
      return turn;
    },
    stop: () => void (stopped = true),
    async close() {
      stopped = true;
      await running;
      await workers.close();
    },
  };
}

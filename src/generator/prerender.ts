import { setTimeout as wait } from "node:timers/promises";
import type { Layout } from "../contract/page-data.ts";
import { type Pool, urlOf } from "../database/connect.ts";
import { cacheTagsNow, cacheTagsSince, isAhead } from "../database/cache-tags.ts";
import { languages } from "../domain/language.ts";
import { loadLayout } from "./layout.ts";
import {
  openPageWriter,
  type PageWriter,
  type Undrawn,
  type WriterSettings,
  type Written,
} from "./store/page-writer.ts";
import { type PageKey, takeAllPages, wantedAmong } from "./page-sources.ts";
import { type Plan, planPrerender } from "./plan.ts";
import { openPrerenderWorkers } from "./prerender-workers.ts";
import { type Batch, openPrerenderQueue, type PrerenderQueue } from "./prerender-queue.ts";
import type { PrerenderedPages, PrerenderNote } from "./store/prerendered-pages.ts";
import { layoutCacheTags } from "./reading.ts";

/** How a prerenderer writes, with how many workers where there is much to prerender, and whom it tells what cannot be drawn. */
export interface PrerenderSettings extends Omit<WriterSettings, "folder"> {
  workers: number;
  onUndrawn(page: Undrawn): void;
}

export interface Prerenderer {
  /**
   * Prerenders what is stale and removes orphans. `all`: everything is stale. What changes while much is prerendered is prerendered
   * beside it, or waits for the next prerender where it is much, too; the cache tags count as followed when all is done. A page
   * that cannot be drawn is prerendered no more, for what it shows may be wrong by now: it is tried again when its own entity
   * changes, the menu, or everything.
   */
  print(options?: PrerenderOptions): Promise<PrerenderDone>;
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
  printed: number;
  removed: number;
  /** Cache tags have changed that cannot be followed yet: look again soon. */
  waiting: boolean;
}

/** Pages made and written together. What makes no more stale is prerendered at once, what makes more in the background. */
const batch = 250;

/** What a change of one product mostly makes stale is written by this process itself, at once; workers are for more. */
const few = 40;

/** How soon a prerender in the background looks what has changed meanwhile, in milliseconds. */
const glance = 100;

const nothing: Written = { printed: [], undrawn: [] };

/** A print as it goes on. */
interface Run {
  queue: PrerenderQueue;
  lanes: Set<Promise<void>>;
  /** Pages that were never prerendered are to be looked for, as soon as most others are prerendered. */
  toLook: boolean;
  /** The look for them; null: there is none, or it is done. */
  looking: Promise<void> | null;
  failures: unknown[];
  printed: number;
  removed: number;
  tell: PrerenderOptions["tell"];
}

/**
 * Opens a prerenderer over a database and a folder of prerendered pages. What a change costs is in proportion to the pages
 * that read it. This rests on two promises: a page reads the cache tag of its own entity, and whoever gives an entity
 * a path, takes it away, shows or hides it notes the entity's cache tag or 'menu'. Every page is compared with each change of
 * what all of them show.
 *
 * No change of a few pages waits until all are prerendered for another: a prerender in the background looks for cache tags ten times
 * a second. The cursor stays where it was until nothing is left, so a prerender that breaks off is taken up again whole, and
 * no cache tag is passed that a page has not followed: pages prerendered at once are taken out of the queue, the queue's paths
 * become pages of what is there when their turn comes, and a page whose cache tags changed while it was drawn is drawn again.
 * What concerns many pages and comes meanwhile is left to the next prerender, so that each one ends.
 */
export function openPrerenderer(
  db: Pool,
  pages: PrerenderedPages,
  { workers: most, onUndrawn, ...settings }: PrerenderSettings,
): Prerenderer {
  const writing: WriterSettings = { folder: pages.folder, ...settings };
  const workers = openPrerenderWorkers({ ...writing, databaseUrl: urlOf(db) }, { workers: most });
  let own: Promise<PageWriter> | null = null;
  let running: Promise<unknown> = Promise.resolve();
  /** What every page shows around its own; null: it was not asked for yet. */
  let layoutJson: string | null = null;
  let stopped = false;

  async function print({ all: asked = false, tell }: PrerenderOptions): Promise<PrerenderDone> {
    refuseWhenStopped();
    const lost = pages.cursor !== null && (await isAhead(db, pages.cursor));
    const from = lost ? null : pages.cursor;
    const all = asked || from === null;
    let seen =
      from === null ? { facts: [], cursor: await cacheTagsNow(db), waiting: false } : await cacheTagsSince(db, from);
    if (seen.facts.length === 0 && !all) return { printed: 0, removed: 0, waiting: seen.waiting };
    const run: Run = {
      queue: openPrerenderQueue(),
      lanes: new Set(),
      toLook: false,
      looking: null,
      failures: [],
      printed: 0,
      removed: 0,
      tell,
    };
    /** Up to where every cache tag is followed when nothing is left. */
    let { cursor } = seen;
    let later = false;
    try {
      await begin(run, seen.facts, all);
      while (run.queue.left > 0 || run.toLook || run.looking !== null) {
        refuseWhenStopped();
        openLanes(run);
        if (run.toLook && run.queue.waiting <= batch * workers.lanes) lookForNew(run);
        await Promise.race([
          ...run.lanes,
          ...(run.looking === null ? [] : [run.looking]),
          wait(glance, undefined, { ref: false }),
        ]);
        if (run.failures.length > 0) throw run.failures[0];
        seen = await cacheTagsSince(db, seen.cursor);
        later ||= seen.facts.some(isWide);
        if (!later) cursor = seen.cursor;
        await followBeside(
          run,
          seen.facts.filter((cacheTag) => !isWide(cacheTag)),
        );
      }
    } catch (error) {
      run.failures.push(error);
      await Promise.all([...run.lanes, run.looking]);
      throw error;
    }
    await pages.note({ printed: [], removed: [], cursor });
    return { printed: run.printed, removed: run.removed, waiting: later || seen.waiting };
  }

  /** Whether a cache tag concerns more pages than are to be prerendered beside others. */
  function isWide(cacheTag: string): boolean {
    return isOfAllPages(cacheTag) || pages.areManyReaders(cacheTag);
  }

  /** Prerenders what these cache tags make stale, or lets it wait where it is much; what changed besides in a few pages does not wait with it. */
  async function begin(run: Run, cacheTags: readonly string[], all: boolean): Promise<void> {
    const ofAllPages = all || cacheTags.some(isOfAllPages);
    if (ofAllPages || layoutJson === null)
      layoutJson = JSON.stringify((await loadLayout(db, languages[0])) satisfies Layout);
    const narrow = cacheTags.filter((cacheTag) => !isWide(cacheTag));
    if (!ofAllPages) await carryOut(run, await planOfSome(cacheTags, pages.scattered(batch)));
    else {
      run.queue.addFirst(pages.pages.keys());
      // By a rate no page comes: nobody needs to look for those that are missing.
      run.toLook =
        all || cacheTags.some((cacheTag) => cacheTag === "menu" || (isWide(cacheTag) && !isOfAllPages(cacheTag)));
    }
    if (run.queue.left > 0 && narrow.length < cacheTags.length) await followBeside(run, narrow);
  }

  /** Lets the pages wait that were never prerendered, while others are prerendered: reading all there are to be takes a large shop a second, in which a change would wait. */
  function lookForNew(run: Run): void {
    run.toLook = false;
    const take = (keys: readonly PageKey[]) =>
      run.queue.add(keys.map(({ path }) => path).filter((path) => !pages.pages.has(path)));
    run.looking = takeAllPages(db, take).then(
      () => void (run.looking = null),
      (error: unknown) => void run.failures.push(error),
    );
  }

  /** Prerenders what has changed while others wait: those that wait are prerendered with the layout there was when they came. */
  async function followBeside(run: Run, cacheTags: readonly string[]): Promise<void> {
    if (cacheTags.length === 0) return;
    run.queue.hear(cacheTags);
    await carryOut(run, await planOfSome(cacheTags, []));
  }

  /** Prerenders a few pages at once; lets many wait in the background, before those that wait there already. */
  async function carryOut(run: Run, { print: keys, remove }: Plan<PageKey>): Promise<void> {
    const { queue } = run;
    const paths = keys.map((key) => key.path);
    queue.takeOut(remove);
    let written = nothing;
    if (keys.length > batch) queue.addFirst(paths);
    else {
      queue.takeOut(paths);
      written = await write(keys, layoutJson!).catch((error: unknown) => {
        // What cannot be prerendered now is not to keep the others that wait: it comes after them.
        if (queue.left === 0) throw error;
        queue.add(paths);
        return nothing;
      });
    }
    const { printed: prerendered } = written;
    const removed = [...remove, ...dropped(written)];
    if (prerendered.length + removed.length > 0) await recordIn(run, { printed: prerendered, removed });
    if (prerendered.length > 0) run.tell?.(run.printed, run.printed + queue.left);
  }

  /** What to prerender and to remove for these cache tags, made of the pages that may be in it. */
  async function planOfSome(cacheTags: readonly string[], moving: readonly string[]): Promise<Plan<PageKey>> {
    const scattered = new Set(moving);
    const concerned = pages.readersOf(cacheTags).union(scattered);
    const wanted = await wantedAmong(db, { paths: concerned, facts: cacheTags });
    const prerendered = new Map(
      [...concerned, ...wanted.map((key) => key.path)].flatMap((path) => {
        const page = pages.pages.get(path);
        return page === undefined ? [] : [[path, page] as const];
      }),
    );
    return planPrerender({ wanted, printed: prerendered, changed: new Set(cacheTags), scattered });
  }

  async function write(keys: readonly PageKey[], around: string): Promise<Written> {
    if (keys.length === 0) return nothing;
    const written = await (keys.length <= few ? await ownWriter() : workers).write(keys, around);
    written.undrawn.forEach(onUndrawn);
    return written;
  }

  /** Prerendered paths whose pages cannot be drawn any more. */
  function dropped({ undrawn }: Written): string[] {
    return undrawn.map(({ path }) => path).filter((path) => pages.pages.has(path));
  }

  /** Has batches prerendered until none waits, as many at once as the workers take. */
  function openLanes(run: Run): void {
    const free = Math.min(workers.lanes - run.lanes.size, Math.ceil(run.queue.waiting / batch));
    for (let nth = 0; nth < free; nth += 1) {
      const lane = prerenderBatches(run)
        .catch((error: unknown) => void run.failures.push(error))
        .finally(() => run.lanes.delete(lane));
      run.lanes.add(lane);
    }
  }

  async function prerenderBatches(run: Run): Promise<void> {
    for (
      let some = run.queue.next(batch);
      some !== null && run.failures.length === 0 && !stopped;
      some = run.queue.next(batch)
    )
      await prerenderBatch(run, some);
  }

  /** Makes of paths the pages that are there now: what they were when they began to wait may be another's by now, or nobody's. */
  async function prerenderBatch(run: Run, some: Batch): Promise<void> {
    const keys = await wantedAmong(db, { paths: some.paths, facts: [] });
    const written = await write(keys, layoutJson!);
    const orphans = some.paths.difference(new Set(keys.map((key) => key.path)));
    await recordIn(run, {
      printed: written.printed.filter(([path]) => !some.isTakenOut(path)),
      outdated: written.printed.flatMap(([path, page]) => (some.isTakenOut(path) ? [page] : [])),
      removed: [...[...orphans].filter((path) => pages.pages.has(path)), ...dropped(written)].filter(
        (path) => !some.isTakenOut(path),
      ),
    });
    some.end(written.printed);
    run.tell?.(run.printed, run.printed + run.queue.left);
  }

  /** Turns pages over at once; how far the cache tags were followed is noted by itself. */
  async function recordIn(run: Run, change: Omit<PrerenderNote, "cursor">): Promise<void> {
    await pages.note({ ...change, cursor: pages.cursor });
    run.printed += change.printed.length;
    run.removed += change.removed.length;
  }

  async function ownWriter(): Promise<PageWriter> {
    own ??= openPageWriter(db, writing);
    try {
      return await own;
    } catch (error) {
      own = null;
      throw error;
    }
  }

  function stop(): void {
    stopped = true;
  }

  function refuseWhenStopped(): void {
    if (stopped) throw new Error("Printing was told to stop");
  }

  return {
    print(options = {}) {
      // One print at a time: a second one starts from what the first has noted.
      const turn = running.then(() => print(options));
      running = turn.catch(() => undefined);
      return turn;
    },
    stop,
    async close() {
      stop();
      await running;
      await workers.close();
    },
  };
}

function isOfAllPages(cacheTag: string): boolean {
  return (layoutCacheTags as readonly string[]).includes(cacheTag);
}

import { createReadStream } from "node:fs";
import { appendFile, mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { CacheTagCursor } from "../../database/cache-tags.ts";
import { openPackRoom } from "./pack-room.ts";
import type { PagePlace } from "./page-pack.ts";
import type { PrerenderedPage } from "../plan.ts";
import { openReaders } from "../tagged-pages.ts";

/**
 * The prerendered pages of one process on its own disk: which version of each path is current, and up to
 * which cache tag they are true. An entry says where its page lies, so replacing it turns the page over;
 * a log on disk remembers the entries over a restart.
 */
export interface PrerenderedPages {
  readonly folder: string;
  readonly pages: ReadonlyMap<string, PrerenderedPage>;
  readonly cursor: CacheTagCursor | null;
  /** Returns the paths of the pages made from one of these cache tags; costs as much as there are of them. */
  readersOf(cacheTags: Iterable<string>): Set<string>;
  /** Whether more than a hundred pages may have been made from a cache tag; costs nothing. */
  areManyReaders(cacheTag: string): boolean;
  /** Pages to be prerendered anew, though nothing in them changed, to give room on the disk back: at most so many, and mostly none. */
  scattered(most: number): string[];
  /** Turns these pages over, forgets those, and notes how far the cache tags were followed: null as long as not every page was prerendered once. */
  note(change: PrerenderNote): Promise<void>;
}

export interface PrerenderNote {
  printed: readonly [string, PrerenderedPage][];
  removed: readonly string[];
  /** Pages that were written and are not to be shown: a newer print of them has come first. */
  outdated?: readonly PrerenderedPage[];
  cursor: CacheTagCursor | null;
}

/**
 * Opens the prerendered pages in a folder. A folder of another stamp (other assets, other shop, other
 * generator), one whose first prerender was broken off, or in which a pack is gone or cut short (a machine
 * that lost its power), is emptied: everything is prerendered anew. Files that a kill left behind, half
 * written or no longer current, go.
 */
export async function openPrerenderedPages(folder: string, stamp: string): Promise<PrerenderedPages> {
  const log = join(folder, "printed.log");
  await mkdir(folder, { recursive: true });
  const once = openOnce();
  const { pages, cursor } = await wholePages(folder, await readLog(log, stamp, once));
  await sweep(folder, pages);
  await writeFile(`${log}.new`, beginning({ stamp, pages, cursor }));
  await rename(`${log}.new`, log);
  const room = openPackRoom();
  const readers = openReaders(pages);
  for (const [path, { place, reads }] of pages) {
    room.take(place);
    readers.add(path, reads);
  }
  let current = cursor;
  let writing: Promise<void> = Promise.resolve();

  async function write({
    printed: prerendered,
    removed,
    outdated: thrownAway = [],
    cursor: reached,
  }: PrerenderNote): Promise<void> {
    const outdated = [...thrownAway];
    for (const { place } of thrownAway) room.take(place);
    for (const path of [...removed, ...prerendered.map(([path]) => path)]) {
      const before = pages.get(path);
      if (before === undefined) continue;
      outdated.push(before);
      readers.remove(path, before.reads);
    }
    const packs = openOnce();
    for (const [path, page] of prerendered) {
      const reads = page.reads.map(once);
      pages.set(path, { ...page, reads, place: { ...page.place, pack: packs(page.place.pack) } });
      readers.add(path, reads);
      room.take(page.place);
    }
    for (const path of removed) pages.delete(path);
    current = reached;
    const lines = [
      ...prerendered.map(entry),
      ...removed.map((path) => JSON.stringify({ removed: path })),
      JSON.stringify({ cursor: reached }),
    ];
    await appendFile(log, `${lines.join("\n")}\n`);
    const empty = outdated.flatMap(({ place }) => room.leave(place) ?? []);
    await Promise.all(empty.map((pack) => rm(join(folder, pack), { force: true })));
  }

  return {
    folder,
    pages,
    get cursor() {
      return current;
    },
    readersOf: readers.of,
    areManyReaders: readers.areMany,
    scattered(most) {
      const sparse = room.sparse();
      return sparse.size === 0
        ? []
        : [...pages]
            .filter(([, { place }]) => sparse.has(place.pack))
            .slice(0, most)
            .map(([path]) => path);
    },
    note(change) {
      // One after the other: a long note is appended in several writes, and its lines must stay whole.
      const turn = writing.then(() => write(change));
      writing = turn.catch(() => undefined);
      return turn;
    },
  };
}

/** Returns what the log names if all of it is there. */
async function wholePages(folder: string, named: Logged): Promise<Logged> {
  const sizes = new Map<string, number>();
  for (const { place } of named.pages.values())
    sizes.set(place.pack, Math.max(sizes.get(place.pack) ?? 0, place.start + place.length));
  for (const [pack, size] of sizes) {
    const there = await stat(join(folder, pack)).catch(() => null);
    if (there === null || there.size < size) return nothing();
  }
  return named;
}

/** Removes the packs that the log does not name. */
async function sweep(folder: string, pages: ReadonlyMap<string, PrerenderedPage>): Promise<void> {
  const named = new Set(["printed.log", ...[...pages.values()].map(({ place }) => place.pack)]);
  for (const file of await readdir(folder))
    if (/\.\w+$/.test(file) && !named.has(file)) await rm(join(folder, file), { force: true });
}

function entry([path, { version, reads, place }]: [string, PrerenderedPage]): string {
  return JSON.stringify({ path, version, reads, place });
}

interface Logged {
  pages: Map<string, PrerenderedPage>;
  cursor: CacheTagCursor | null;
}

function nothing(): Logged {
  return { pages: new Map(), cursor: null };
}

type LogLine = {
  stamp?: string;
  cursor?: CacheTagCursor | null;
  path?: string;
  version?: string;
  reads?: string[];
  place?: PagePlace;
  removed?: string;
};

async function readLog(log: string, stamp: string, once: (text: string) => string): Promise<Logged> {
  const pages = new Map<string, PrerenderedPage>();
  const packs = openOnce();
  let cursor: CacheTagCursor | null = null;
  let ours = false;
  for await (const line of parsedLines(log)) {
    if (line.stamp !== undefined) ours = line.stamp === stamp;
    if (!ours) return nothing();
    if (line.path !== undefined)
      pages.set(line.path, {
        version: line.version!,
        reads: line.reads!.map(once),
        place: { ...line.place!, pack: packs(line.place!.pack) },
      });
    if (line.removed !== undefined) pages.delete(line.removed);
    if (line.cursor !== undefined) cursor = line.cursor;
  }
  // Without a cursor nobody knows which cache tags those pages were prerendered from.
  return cursor === null ? nothing() : { pages, cursor };
}

/** Returns the same text once and for all: it is kept once, however many pages hold it. */
function openOnce(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => known.get(text) ?? (known.set(text, text), text);
}

/** The log as it begins anew, some hundred lines at a time: a shop of many pages has a long one. */
function* beginning({ stamp, pages, cursor }: Logged & { stamp: string }): Generator<string> {
  let lines = `${JSON.stringify({ stamp })}\n`;
  for (const page of pages) {
    lines += `${entry(page)}\n`;
    if (lines.length < 100_000) continue;
    yield lines;
    lines = "";
  }
  yield `${lines}${JSON.stringify({ cursor })}\n`;
}

/** A line cut short by a kill ends the log: what came after it never did. */
async function* parsedLines(log: string): AsyncGenerator<LogLine> {
  let rest = "";
  for await (const text of readText(log)) {
    const lines = (rest + text).split("\n");
    rest = lines.pop()!;
    for (const line of lines) {
      if (line === "") continue;
      try {
        yield JSON.parse(line) as LogLine;
      } catch {
        return;
      }
    }
  }
}

/** A log that is not there, or cannot be read, says nothing. */
async function* readText(log: string): AsyncGenerator<string> {
  try {
    yield* createReadStream(log, { encoding: "utf8" }) as AsyncIterable<string>;
  } catch {
    return;
  }
}

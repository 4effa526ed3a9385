import { appendFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FactCursor } from "../database/facts.ts";
import { openPackRoom } from "./pack-room.ts";
import { type PagePlace, sizeOf } from "./page-pack.ts";
import type { PrintedPage } from "./plan.ts";

/**
 * The printed pages of one process on its own disk: which version of each path is current, and up to
 * which fact they are true. An entry says where its page lies, so replacing it turns HTML and page data over
 * together; a log on disk remembers the entries over a restart.
 */
export interface PrintedPages {
  readonly folder: string;
  readonly pages: ReadonlyMap<string, PrintedPage>;
  readonly cursor: FactCursor | null;
  /** Pages to be printed anew, though nothing in them changed, to give room on the disk back: at most so many, and mostly none. */
  scattered(most: number): string[];
  /** Turns these pages over, forgets those, and notes how far the facts were followed: null as long as not every page was printed once. */
  note(change: PrintNote): Promise<void>;
}

export interface PrintNote {
  printed: readonly [string, PrintedPage][];
  removed: readonly string[];
  cursor: FactCursor | null;
}

/**
 * Opens the printed pages in a folder. A folder of another stamp (other assets, other shop, other
 * generator), one whose first print was broken off, or in which a pack is gone or cut short (a machine
 * that lost its power), is emptied: everything is printed anew. Files that a kill left behind, half
 * written or no longer current, go.
 */
export async function openPrintedPages(folder: string, stamp: string): Promise<PrintedPages> {
  const log = join(folder, "printed.log");
  await mkdir(folder, { recursive: true });
  const { pages, cursor } = await wholePages(folder, await readLog(log, stamp));
  await sweep(folder, pages);
  const beginning = [JSON.stringify({ stamp }), ...[...pages].map(entry), JSON.stringify({ cursor })].join("\n");
  await writeFile(`${log}.new`, `${beginning}\n`);
  await rename(`${log}.new`, log);
  const room = openPackRoom();
  for (const { place } of pages.values()) room.take(place);
  let current = cursor;
  let writing: Promise<void> = Promise.resolve();

  async function write({ printed, removed, cursor: reached }: PrintNote): Promise<void> {
    const outdated = [...removed, ...printed.map(([path]) => path)].flatMap((path) => pages.get(path) ?? []);
    for (const [path, page] of printed) {
      pages.set(path, page);
      room.take(page.place);
    }
    for (const path of removed) pages.delete(path);
    current = reached;
    const lines = [...printed.map(entry), ...removed.map((path) => JSON.stringify({ removed: path })), JSON.stringify({ cursor: reached })];
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
    scattered(most) {
      const sparse = room.sparse();
      return sparse.size === 0 ? [] : [...pages].filter(([, { place }]) => sparse.has(place.pack)).slice(0, most).map(([path]) => path);
    },
    note(change) {
      // One after the other: a long note is appended in several writes, and its lines must stay whole.
      const turn = writing.then(() => write(change));
      writing = turn.catch(() => undefined);
      return turn;
    },
  };
}

/** Answers what the log names if all of it is there. */
async function wholePages(folder: string, named: Logged): Promise<Logged> {
  const sizes = new Map<string, number>();
  for (const { place } of named.pages.values()) sizes.set(place.pack, Math.max(sizes.get(place.pack) ?? 0, place.start + sizeOf(place)));
  for (const [pack, size] of sizes) {
    const there = await stat(join(folder, pack)).catch(() => null);
    if (there === null || there.size < size) return nothing();
  }
  return named;
}

/** Removes the packs that the log does not name. */
async function sweep(folder: string, pages: ReadonlyMap<string, PrintedPage>): Promise<void> {
  const named = new Set(["printed.log", ...[...pages.values()].map(({ place }) => place.pack)]);
  for (const file of await readdir(folder)) if (/\.\w+$/.test(file) && !named.has(file)) await rm(join(folder, file), { force: true });
}

function entry([path, { version, reads, place }]: [string, PrintedPage]): string {
  return JSON.stringify({ path, version, reads, place });
}

interface Logged {
  pages: Map<string, PrintedPage>;
  cursor: FactCursor | null;
}

function nothing(): Logged {
  return { pages: new Map(), cursor: null };
}

type LogLine = { stamp?: string; cursor?: FactCursor | null; path?: string; version?: string; reads?: string[]; place?: PagePlace; removed?: string };

async function readLog(log: string, stamp: string): Promise<Logged> {
  const pages = new Map<string, PrintedPage>();
  const known = new Map<string, string>();
  /** The same text is kept once, however many pages hold it. */
  const once = (text: string) => known.get(text) ?? (known.set(text, text), text);
  const text = await readFile(log, "utf8").catch(() => "");
  let cursor: FactCursor | null = null;
  let ours = false;
  for (const line of parseLines(text)) {
    if (line.stamp !== undefined) ours = line.stamp === stamp;
    if (!ours) return nothing();
    if (line.path !== undefined) pages.set(line.path, { version: line.version!, reads: line.reads!.map(once), place: { ...line.place!, pack: once(line.place!.pack) } });
    if (line.removed !== undefined) pages.delete(line.removed);
    if (line.cursor !== undefined) cursor = line.cursor;
  }
  // Without a cursor nobody knows which facts those pages were printed from.
  return cursor === null ? nothing() : { pages, cursor };
}

/** A line cut short by a kill ends the log: what came after it never did. */
function* parseLines(text: string): Generator<LogLine> {
  for (const line of text.split("\n")) {
    if (line === "") continue;
    try {
      yield JSON.parse(line) as LogLine;
    } catch {
      return;
    }
  }
}

import { appendFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FactCursor } from "../database/facts.ts";
import { pageFile } from "./page-file.ts";
import type { PrintedPage } from "./plan.ts";

/**
 * The printed pages of one process on its own disk: which version of each path is current, and up to
 * which fact they are true. A page's file carries its version in its name, so replacing the entry here
 * turns HTML and page data over together; a log on disk remembers the entries over a restart.
 */
export interface PrintedPages {
  readonly folder: string;
  readonly pages: ReadonlyMap<string, PrintedPage>;
  readonly cursor: FactCursor | null;
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
 * generator), or one whose first print was broken off, is emptied: everything is printed anew. Files
 * that a kill left behind, half written or no longer current, go.
 */
export async function openPrintedPages(folder: string, stamp: string): Promise<PrintedPages> {
  const log = join(folder, "printed.log");
  const { pages, cursor } = await readLog(log, stamp);
  await mkdir(folder, { recursive: true });
  await sweep(folder, pages);
  const beginning = [JSON.stringify({ stamp }), ...[...pages].map(entry), JSON.stringify({ cursor })].join("\n");
  await writeFile(`${log}.new`, `${beginning}\n`);
  await rename(`${log}.new`, log);
  let current = cursor;
  let writing: Promise<void> = Promise.resolve();

  async function write({ printed, removed, cursor: reached }: PrintNote): Promise<void> {
    const versions = new Map(printed.map(([path, { version }]) => [path, version]));
    const outdated = [...removed, ...versions.keys()].flatMap((path) => {
      const page = pages.get(path);
      return page === undefined || versions.get(path) === page.version ? [] : [pageFile(path, page.version)];
    });
    for (const [path, page] of printed) pages.set(path, page);
    for (const path of removed) pages.delete(path);
    current = reached;
    const lines = [...printed.map(entry), ...removed.map((path) => JSON.stringify({ removed: path })), JSON.stringify({ cursor: reached })];
    await appendFile(log, `${lines.join("\n")}\n`);
    await Promise.all(outdated.map((file) => rm(join(folder, file), { force: true })));
  }

  return {
    folder,
    pages,
    get cursor() {
      return current;
    },
    note(change) {
      // One after the other: a long note is appended in several writes, and its lines must stay whole.
      const turn = writing.then(() => write(change));
      writing = turn.catch(() => undefined);
      return turn;
    },
  };
}

/** Removes the files of pages that the log does not name. */
async function sweep(folder: string, pages: ReadonlyMap<string, PrintedPage>): Promise<void> {
  const named = new Set(["printed.log", ...[...pages].map(([path, { version }]) => pageFile(path, version))]);
  for (const file of await readdir(folder)) if (/\.\w+$/.test(file) && !named.has(file)) await rm(join(folder, file), { force: true });
}

function entry([path, page]: [string, PrintedPage]): string {
  return JSON.stringify({ path, version: page.version, reads: page.reads });
}

type LogLine = { stamp?: string; cursor?: FactCursor | null; path?: string; version?: string; reads?: string[]; removed?: string };

async function readLog(log: string, stamp: string): Promise<{ pages: Map<string, PrintedPage>; cursor: FactCursor | null }> {
  const pages = new Map<string, PrintedPage>();
  const facts = new Map<string, string>();
  const text = await readFile(log, "utf8").catch(() => "");
  let cursor: FactCursor | null = null;
  let known = false;
  for (const line of parseLines(text)) {
    if (line.stamp !== undefined) known = line.stamp === stamp;
    if (!known) return { pages: new Map(), cursor: null };
    if (line.path !== undefined) pages.set(line.path, { version: line.version!, reads: line.reads!.map((fact) => facts.get(fact) ?? (facts.set(fact, fact), fact)) });
    if (line.removed !== undefined) pages.delete(line.removed);
    if (line.cursor !== undefined) cursor = line.cursor;
  }
  // Without a cursor nobody knows which facts those pages were printed from.
  return cursor === null ? { pages: new Map(), cursor } : { pages, cursor };
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

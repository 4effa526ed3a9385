import { appendFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FactCursor } from "../database/facts.ts";
import type { PrintedPage } from "./plan.ts";

/**
 * The printed pages of one process on its own disk: which version of each path is current, and up to
 * which fact they are true. A page's files carry its version in their names, so replacing the entry here
 * turns HTML and page data over together; a log on disk remembers the entries over a restart.
 */
export interface PrintedPages {
  readonly folder: string;
  readonly pages: ReadonlyMap<string, PrintedPage>;
  readonly cursor: FactCursor | null;
  /** Turns these pages over, forgets those, and notes how far the facts were followed. */
  note(change: { printed: readonly [string, PrintedPage][]; removed: readonly string[]; cursor: FactCursor }): Promise<void>;
}

/** Files of a page of this version: without a leading slash, `.br` beside each. */
export function pageFiles(path: string, version: string): { html: string; data: string } {
  const place = encodeURIComponent(path).replaceAll(".", "%2E").slice(0, 180);
  return { html: `${place}.${version}.html`, data: `${place}.${version}.json` };
}

/**
 * Opens the printed pages in a folder. A folder of another stamp (other assets, other shop, other
 * generator) is emptied: everything is printed anew.
 */
export async function openPrintedPages(folder: string, stamp: string): Promise<PrintedPages> {
  const log = join(folder, "printed.log");
  const { pages, cursor } = await readLog(log, stamp);
  if (cursor === null) {
    await mkdir(folder, { recursive: true });
    for (const file of await readdir(folder)) if (/\.(html|json|br|log|new)$/.test(file)) await rm(join(folder, file), { force: true });
  }
  const beginning = [JSON.stringify({ stamp }), ...[...pages].map(entry), JSON.stringify({ cursor })].join("\n");
  await writeFile(`${log}.new`, `${beginning}\n`);
  await rename(`${log}.new`, log);
  let current = cursor;
  return {
    folder,
    pages,
    get cursor() {
      return current;
    },
    async note(change) {
      const outdated = [...change.removed, ...change.printed.map(([path]) => path)].flatMap((path) => {
        const page = pages.get(path);
        return page === undefined || change.printed.some(([printed, { version }]) => printed === path && version === page.version) ? [] : [pageFiles(path, page.version)];
      });
      for (const [path, page] of change.printed) pages.set(path, page);
      for (const path of change.removed) pages.delete(path);
      current = change.cursor;
      const lines = [...change.printed.map(entry), ...change.removed.map((path) => JSON.stringify({ removed: path })), JSON.stringify({ cursor: change.cursor })];
      await appendFile(log, `${lines.join("\n")}\n`);
      await Promise.all(outdated.flatMap(({ html, data }) => [html, `${html}.br`, data, `${data}.br`].map((file) => rm(join(folder, file), { force: true }))));
    },
  };
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
  return { pages, cursor };
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

import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Queryable } from "../database/queryable.ts";
import { type FactCursor, factsNow, factsSince } from "../database/facts.ts";
import { languages } from "../domain/language.ts";
import type { Assets } from "./document.ts";
import { loadLayout } from "./layout.ts";
import { pageDataOf } from "./page-data.ts";
import { makePages, type PageKey, wantedPages } from "./page-sources.ts";
import { planPrint, type PrintedPage } from "./plan.ts";
import type { PrintedPages } from "./printed-pages.ts";

/** How a printer writes; the same for each of its workers. */
export interface PrintSettings {
  assets: Assets;
  publicUrl: string;
  /** Address of the module that exports `render`. */
  renderer: string;
  workers: number;
}

export interface Printer {
  /** Prints what is stale and removes orphans; answers how many pages each. `all`: everything is stale. */
  print(options?: { all?: boolean; tell?: (done: number, of: number) => void }): Promise<{ printed: number; removed: number }>;
  close(): Promise<void>;
}

/** Pages made and sent to a worker together. */
const batch = 250;

/** Opens a printer over a database and a folder of printed pages; its workers render, compress and write. */
export function openPrinter(db: Queryable, pages: PrintedPages, settings: PrintSettings): Printer {
  const workers = openWorkers(pages.folder, settings);
  let running: Promise<unknown> = Promise.resolve();

  async function print({ all = false, tell }: { all?: boolean; tell?: (done: number, of: number) => void }): Promise<{ printed: number; removed: number }> {
    const from = pages.cursor;
    const { facts, cursor } = from === null ? { facts: [], cursor: await factsNow(db) } : await factsSince(db, from);
    if (from !== null && facts.length === 0 && !all) return { printed: 0, removed: 0 };
    const wanted = await wantedPages(db);
    const plan = planPrint({ wanted, printed: all ? new Map() : pages.pages, changed: new Set(facts) });
    const remove = [...pages.pages.keys()].filter((path) => plan.remove.includes(path));
    await printKeys(plan.print, cursor, tell);
    await pages.note({ printed: [], removed: remove, cursor });
    return { printed: plan.print.length, removed: remove.length };
  }

  async function printKeys(keys: readonly PageKey[], cursor: FactCursor, tell?: (done: number, of: number) => void): Promise<void> {
    if (keys.length === 0) return;
    const language = languages[0];
    const layout = await loadLayout(db, language);
    const layoutJson = JSON.stringify(layout);
    let done = 0;
    const turns: Promise<void>[] = [];
    for (let start = 0; start < keys.length; start += batch) {
      const made = await makePages({ db, language, layout }, keys.slice(start, start + batch));
      const jobs = made.map((page) => {
        const { layout: _layout, ...data } = pageDataOf(page, { build: settings.assets.build, layout, language });
        return { data, reads: page.reads };
      });
      const turn = workers.write({ pages: jobs.map((job) => job.data), layoutJson }).then(async () => {
        await pages.note({
          printed: jobs.map((job): [string, PrintedPage] => [job.data.path, { version: job.data.version, reads: job.reads }]),
          removed: [],
          cursor: pages.cursor ?? cursor,
        });
        done += jobs.length;
        tell?.(done, keys.length);
      });
      turns.push(turn);
      if (turns.length > settings.workers + 1) await turns.shift();
    }
    await Promise.all(turns);
  }

  return {
    print(options = {}) {
      // One print at a time: a second one starts from what the first has noted.
      const turn = running.then(() => print(options));
      running = turn.catch(() => undefined);
      return turn;
    },
    async close() {
      await running;
      await workers.close();
    },
  };
}

interface Workers {
  write(job: { pages: object[]; layoutJson: string }): Promise<void>;
  close(): Promise<void>;
}

function openWorkers(folder: string, settings: PrintSettings): Workers {
  const idle: Worker[] = [];
  const waiting: ((worker: Worker) => void)[] = [];
  const all: Worker[] = [];
  const open = () => {
    const worker = new Worker(new URL("./print-worker.ts", import.meta.url), { workerData: { folder, ...settings }, env: { ...process.env, NODE_ENV: "production" } });
    all.push(worker);
    return worker;
  };
  const take = async () => idle.pop() ?? (all.length < settings.workers ? open() : await new Promise<Worker>((resolve) => waiting.push(resolve)));
  const giveBack = (worker: Worker) => (waiting.shift() ?? ((free: Worker) => void idle.push(free)))(worker);
  return {
    async write(job) {
      const worker = await take();
      try {
        worker.postMessage(job);
        const [failure] = (await once(worker, "message")) as [string | null];
        if (failure !== null) throw new Error(failure);
      } finally {
        giveBack(worker);
      }
    },
    async close() {
      await Promise.all(all.map((worker) => worker.terminate()));
    },
  };
}

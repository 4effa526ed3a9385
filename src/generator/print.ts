import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Queryable } from "../database/queryable.ts";
import { factsNow, factsSince, isAhead } from "../database/facts.ts";
import { languages } from "../domain/language.ts";
import type { Assets } from "./document.ts";
import { loadLayout } from "./layout.ts";
import { digestOf, pageTextOf, type PageText } from "./page-data.ts";
import type { PagePlace } from "./page-pack.ts";
import { makePages, type PageKey, wantedPages } from "./page-sources.ts";
import { planPrint, type PrintedPage } from "./plan.ts";
import type { PrintedPages } from "./printed-pages.ts";
import type { Made } from "./reading.ts";

/** How a printer writes; the same for each of its workers. */
export interface PrintSettings {
  assets: Assets;
  publicUrl: string;
  /** Address of the module that exports `render`. */
  renderer: string;
  workers: number;
}

export interface Printer {
  /** Prints what is stale and removes orphans. `all`: everything is stale. */
  print(options?: PrintOptions): Promise<PrintDone>;
  close(): Promise<void>;
}

export interface PrintOptions {
  all?: boolean;
  tell?: (done: number, of: number) => void;
}

export interface PrintDone {
  /** Pages. */
  printed: number;
  removed: number;
  /** Facts have changed that cannot be followed yet: look again soon. */
  waiting: boolean;
}

/** What a worker is given to write. */
export interface PrintJob {
  pages: PageText[];
  layoutJson: string;
}

/** What a worker answers: where each page lies, in the order they were given. */
export type PrintAnswer = { kind: "written"; places: PagePlace[] } | { kind: "failed"; what: string };

/** Pages made and sent to a worker together. */
const batch = 250;

/** Opens a printer over a database and a folder of printed pages; its workers render, compress and write. */
export function openPrinter(db: Queryable, pages: PrintedPages, settings: PrintSettings): Printer {
  const workers = openWorkers(pages.folder, settings);
  let running: Promise<unknown> = Promise.resolve();

  async function print({ all: asked = false, tell }: PrintOptions): Promise<PrintDone> {
    const lost = pages.cursor !== null && (await isAhead(db, pages.cursor));
    const from = lost ? null : pages.cursor;
    const all = asked || lost;
    const { facts, cursor, waiting } = from === null ? { facts: [], cursor: await factsNow(db), waiting: false } : await factsSince(db, from);
    if (from !== null && facts.length === 0 && !all) return { printed: 0, removed: 0, waiting };
    const wanted = await wantedPages(db);
    const plan = planPrint({ wanted, printed: pages.pages, changed: new Set(facts), scattered: new Set(pages.scattered(batch)) });
    const printed = await printKeys(all ? wanted : plan.print, tell);
    await pages.note({ printed: [], removed: plan.remove, cursor });
    return { printed, removed: plan.remove.length, waiting };
  }

  /** Prints in batches; the facts count as followed only when all are done, so that a print broken off is taken up again. */
  async function printKeys(keys: readonly PageKey[], tell: PrintOptions["tell"]): Promise<number> {
    if (keys.length === 0) return 0;
    const language = languages[0];
    const layout = await loadLayout(db, language);
    const layoutJson = JSON.stringify(layout);
    const layoutDigest = digestOf(layout);
    let done = 0;
    const turns: Promise<unknown>[] = [];
    const failures: unknown[] = [];

    async function write(made: Made[]): Promise<void> {
      const texts = made.map((page) => pageTextOf(page, { build: settings.assets.build, language }, layoutDigest));
      const places = await workers.write({ pages: texts, layoutJson });
      const printed = made.map(({ path, reads }, index): [string, PrintedPage] => [path, { version: texts[index]!.version, reads, place: places[index]! }]);
      await pages.note({ printed, removed: [], cursor: pages.cursor });
      done += made.length;
      tell?.(done, keys.length);
    }

    for (let start = 0; start < keys.length && failures.length === 0; start += batch) {
      const made = await makePages({ db, language, layout }, keys.slice(start, start + batch));
      turns.push(write(made).catch((error: unknown) => failures.push(error)));
      if (turns.length > settings.workers + 1) await turns.shift();
    }
    await Promise.all(turns);
    if (failures.length > 0) throw failures[0];
    return done;
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
  write(job: PrintJob): Promise<PagePlace[]>;
  close(): Promise<void>;
}

function openWorkers(folder: string, settings: PrintSettings): Workers {
  const idle: Worker[] = [];
  const waiting: (() => void)[] = [];
  const all = new Set<Worker>();

  async function take(): Promise<Worker> {
    while (idle.length === 0 && all.size >= settings.workers) await new Promise<void>((free) => waiting.push(free));
    return idle.pop() ?? open();
  }

  function open(): Worker {
    // What a page is made of is garbage a moment later: with room for many pages it is cleared less often.
    const resourceLimits = { maxYoungGenerationSizeMb: 64 };
    const worker = new Worker(new URL("./print-worker.ts", import.meta.url), { workerData: { folder, ...settings }, env: { ...process.env, NODE_ENV: "production" }, resourceLimits });
    all.add(worker);
    // One that has ended, for whatever reason, is replaced; its error is told to whom it was working for.
    worker.on("error", () => lose(worker));
    worker.on("exit", () => lose(worker));
    return worker;
  }

  function lose(worker: Worker): void {
    all.delete(worker);
    if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
    waiting.shift()?.();
  }

  return {
    async write(job) {
      const worker = await take();
      const answer = await answerOf(worker, job);
      if (all.has(worker)) {
        idle.push(worker);
        waiting.shift()?.();
      }
      if (answer.kind === "failed") throw new Error(answer.what);
      return answer.places;
    },
    async close() {
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}

/** Hands a worker its job; its sudden end is an answer too. */
function answerOf(worker: Worker, job: PrintJob): Promise<PrintAnswer> {
  const over = new AbortController();
  const { signal } = over;
  const ended = Promise.race([
    once(worker, "message", { signal }).then(([answer]: PrintAnswer[]) => answer!),
    once(worker, "exit", { signal }).then((): PrintAnswer => ({ kind: "failed", what: "A print worker ended" })),
  ]).catch((error: Error): PrintAnswer => ({ kind: "failed", what: String(error) }));
  worker.postMessage(job);
  return ended.finally(() => over.abort());
}

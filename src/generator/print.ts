import type { Layout } from "../contract/page-data.ts";
import { type Pool, urlOf } from "../database/connect.ts";
import { factsNow, factsSince, isAhead } from "../database/facts.ts";
import { languages } from "../domain/language.ts";
import { loadLayout } from "./layout.ts";
import { openPageWriter, type PageWriter, type WriterSettings } from "./page-writer.ts";
import { type PageKey, wantedAmong, wantedPages } from "./page-sources.ts";
import { type Plan, planPrint } from "./plan.ts";
import { openPrintWorkers } from "./print-workers.ts";
import type { PrintedPages } from "./printed-pages.ts";
import { layoutFacts } from "./reading.ts";

/** How a printer writes, and with how many workers where there is much to print. */
export interface PrintSettings extends Omit<WriterSettings, "folder"> {
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

/** Pages made and written together. */
const batch = 250;

/** What a change of one product mostly makes stale is written by this process itself, at once; workers are for more. */
const few = 40;

/**
 * Opens a printer over a database and a folder of printed pages. What a change costs is in proportion to the pages
 * that read it. This rests on two promises: a page reads the fact of its own entity, and whoever gives an entity
 * a path, takes it away, shows or hides it notes the entity's fact or 'menu'. Every page is compared with each change of
 * what all of them show.
 */
export function openPrinter(db: Pool, pages: PrintedPages, { workers: most, ...settings }: PrintSettings): Printer {
  const writing: WriterSettings = { folder: pages.folder, ...settings };
  const workers = openPrintWorkers({ ...writing, databaseUrl: urlOf(db) }, { workers: most });
  let own: Promise<PageWriter> | null = null;
  let running: Promise<unknown> = Promise.resolve();
  /** What every page shows around its own; null: one of its facts has changed. */
  let layoutJson: string | null = null;

  async function print({ all: asked = false, tell }: PrintOptions): Promise<PrintDone> {
    const lost = pages.cursor !== null && (await isAhead(db, pages.cursor));
    const from = lost ? null : pages.cursor;
    const all = asked || lost;
    const { facts, cursor, waiting } = from === null ? { facts: [], cursor: await factsNow(db), waiting: false } : await factsSince(db, from);
    if (from !== null && facts.length === 0 && !all) return { printed: 0, removed: 0, waiting };
    const ofAllPages = from === null || all || layoutFacts.some((fact) => facts.includes(fact));
    if (ofAllPages) layoutJson = null;
    const plan = await (ofAllPages ? planOfAll(facts, all) : planOfSome(facts));
    const printed = await printKeys(plan.print, tell);
    await pages.note({ printed: [], removed: plan.remove, cursor });
    return { printed, removed: plan.remove.length, waiting };
  }

  async function planOfAll(facts: readonly string[], all: boolean): Promise<Plan<PageKey>> {
    const wanted = await wantedPages(db);
    const plan = planPrint({ wanted, printed: pages.pages, changed: new Set(facts), scattered: new Set(pages.scattered(batch)) });
    return all ? { ...plan, print: wanted } : plan;
  }

  /** The same plan, made of the pages that may be in it. */
  async function planOfSome(facts: readonly string[]): Promise<Plan<PageKey>> {
    const scattered = new Set(pages.scattered(batch));
    const concerned = pages.readersOf(facts).union(scattered);
    const wanted = await wantedAmong(db, { paths: concerned, facts });
    const printed = new Map([...concerned, ...wanted.map((key) => key.path)].flatMap((path) => {
      const page = pages.pages.get(path);
      return page === undefined ? [] : [[path, page] as const];
    }));
    return planPrint({ wanted, printed, changed: new Set(facts), scattered });
  }

  /** Prints in batches; the facts count as followed only when all are done, so that a print broken off is taken up again. */
  async function printKeys(keys: readonly PageKey[], tell: PrintOptions["tell"]): Promise<number> {
    if (keys.length === 0) return 0;
    layoutJson ??= JSON.stringify(await loadLayout(db, languages[0]) satisfies Layout);
    const around = layoutJson;
    const write = keys.length <= few ? (await ownWriter()).write : workers.write;
    const batches = Array.from({ length: Math.ceil(keys.length / batch) }, (_, nth) => keys.slice(nth * batch, (nth + 1) * batch)).values();
    const failures: unknown[] = [];
    let done = 0;
    await Promise.all(Array.from({ length: workers.lanes }, async () => {
      for (const some of batches) {
        if (failures.length > 0) return;
        try {
          const printed = await write(some, around);
          await pages.note({ printed, removed: [], cursor: pages.cursor });
          done += printed.length;
          tell?.(done, keys.length);
        } catch (error) {
          failures.push(error);
        }
      }
    }));
    if (failures.length > 0) throw failures[0];
    return done;
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

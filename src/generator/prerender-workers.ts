import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { WriterSettings, Written } from "./store/page-writer.ts";
import type { PageKey } from "./page-sources.ts";

/** What a worker is told at its start. */
export interface WorkerSettings extends WriterSettings {
  databaseUrl: string;
}

/** What a worker is given to write. */
export interface PrerenderJob {
  job: number;
  keys: readonly PageKey[];
  layoutJson: string;
}

/** What a worker answers: what became of the pages, or what went wrong. */
export type PrerenderAnswer = { job: number } & (Written | { failure: string });

export interface PrerenderWorkers {
  /** How many batches may be in hand at once. */
  lanes: number;
  /** Has pages written by a worker, as a `PageWriter` does. */
  write(keys: readonly PageKey[], layoutJson: string): Promise<Written>;
  close(): Promise<void>;
}

interface Worker {
  process: ChildProcess;
  waiting: Map<number, { done: (written: Written) => void; failed: (error: Error) => void }>;
  resting: NodeJS.Timeout | null;
}

/** Batches a worker has at a time. */
const perWorker = 2;

/**
 * Opens the workers, which begin when there is something to prerender and end after a while without: being processes
 * they give back all their memory, which threads do not, and no shopper waits while they print everything.
 */
export function openPrerenderWorkers(
  settings: WorkerSettings,
  { workers: most, rest = 5000 }: { workers: number; rest?: number },
): PrerenderWorkers {
  const workers = new Set<Worker>();
  let jobs = 0;

  function open(): Worker {
    const started = fork(new URL("./prerender-worker.ts", import.meta.url), {
      serialization: "advanced",
      env: { ...process.env, NODE_ENV: "production" },
      // What a page is made of is garbage a moment later: with room for many pages, from the first one on, it is cleared less often.
      execArgv: ["--min-semi-space-size=32", "--max-semi-space-size=32"],
    });
    const worker: Worker = { process: started, waiting: new Map(), resting: null };
    workers.add(worker);
    started.send(settings);
    started.on("message", (answer: PrerenderAnswer) => {
      const asked = worker.waiting.get(answer.job);
      // One that is given up already may still answer.
      if (asked === undefined) return;
      worker.waiting.delete(answer.job);
      if (worker.waiting.size === 0) worker.resting = setTimeout(() => end(worker), rest);
      if ("printed" in answer) asked.done(answer);
      else asked.failed(new Error(answer.failure));
    });
    // One that ends, for whatever reason, is told to whom it was working for; the next batch begins another.
    started.on("error", () => lose(worker));
    started.on("exit", () => lose(worker));
    return worker;
  }

  function end(worker: Worker): void {
    workers.delete(worker);
    if (worker.process.connected) worker.process.disconnect();
  }

  function lose(worker: Worker): void {
    workers.delete(worker);
    if (worker.resting) clearTimeout(worker.resting);
    for (const { failed } of worker.waiting.values()) failed(new Error("A print worker ended"));
    worker.waiting.clear();
  }

  return {
    lanes: most * perWorker,
    write(keys, layoutJson) {
      const least = [...workers].sort((one, other) => one.waiting.size - other.waiting.size)[0];
      const worker = least === undefined || (least.waiting.size > 0 && workers.size < most) ? open() : least;
      if (worker.resting) clearTimeout(worker.resting);
      jobs += 1;
      const job = jobs;
      return new Promise((done, failed) => {
        worker.waiting.set(job, { done, failed });
        worker.process.send({ job, keys, layoutJson } satisfies PrerenderJob, (error) => error && lose(worker));
      });
    },
    async close() {
      await Promise.all(
        [...workers].map((worker) => {
          const ended = once(worker.process, "exit");
          worker.process.kill("SIGKILL");
          return ended;
        }),
      );
    },
  };
}

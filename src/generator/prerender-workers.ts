import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { PageWriter, WriterJob, WriterSettings, Written } from "./page-writer.ts";

/** What a worker is told at its start. */
export type WorkerSettings = WriterSettings & { databaseUrl: string };

/** What a worker is given to write. */
export type PrerenderJob = WriterJob & { job: number };

/** What a worker answers: what became of the pages, or what went wrong. */
export type PrerenderAnswer = { job: number } & ({ written: Written } | { failure: string });

export interface PrerenderWorkers extends PageWriter {
  /** How many batches may be in hand at once. */
  lanes: number;
  close(): Promise<void>;
}

interface Worker {
  process: ChildProcess;
  jobs: Map<number, PromiseWithResolvers<Written>>;
  resting?: NodeJS.Timeout;
}

/** Batches a worker has at a time. */
const perWorker = 2;

/**
 * Opens the workers, which begin when there is something to prerender and end after a while without: being processes
 * they give back all their memory, which threads do not, and no shopper waits while they prerender everything.
 */
export function openPrerenderWorkers(
  settings: WorkerSettings,
  { workers: most, rest = 5000 }: { workers: number; rest?: number },
): PrerenderWorkers {
  const workers = new Set<Worker>();
  let jobs = 0;

  function open(): Worker {
    const started = fork(new URL("./prerender-worker.ts", import.meta.url), {
      env: { ...process.env, NODE_ENV: "production" },
      // What a page is made of is garbage a moment later: with room for many pages, from the first one on, it is cleared less often.
      execArgv: ["--min-semi-space-size=32", "--max-semi-space-size=32"],
    });
    const worker: Worker = { process: started, jobs: new Map() };
    workers.add(worker);
    started.send(settings);
    started.on("message", (answer: PrerenderAnswer) => {
      const asked = worker.jobs.get(answer.job);
      worker.jobs.delete(answer.job);
      if (worker.jobs.size === 0) worker.resting = setTimeout(() => end(worker), rest);
      if ("written" in answer) asked?.resolve(answer.written);
      else asked?.reject(new Error(answer.failure));
    });
    // One that ends, for whatever reason, is told to whom it was working for; the next batch begins another.
    started.on("error", () => lose(worker)).on("exit", () => lose(worker));
    return worker;
  }

  function end(worker: Worker): void {
    workers.delete(worker);
    if (worker.process.connected) worker.process.disconnect();
  }

  function lose(worker: Worker): void {
    workers.delete(worker);
    clearTimeout(worker.resting);
    for (const { reject } of worker.jobs.values()) reject(new Error("A prerender worker ended"));
    worker.jobs.clear();
  }

  return {
    lanes: most * perWorker,
    write(asked) {
      const least = [...workers].sort((one, other) => one.jobs.size - other.jobs.size)[0];
      const worker = least === undefined || (least.jobs.size > 0 && workers.size < most) ? open() : least;
      clearTimeout(worker.resting);
      jobs += 1;
      const waiting = Promise.withResolvers<Written>();
      worker.jobs.set(jobs, waiting);
      worker.process.send({ ...asked, job: jobs } satisfies PrerenderJob, (error) => error && lose(worker));
      return waiting.promise;
    },
    async close() {
      const ended = [...workers].map(({ process }) => once(process, "exit"));
      for (const { process } of workers) process.kill("SIGKILL");
      await Promise.all(ended);
    },
  };
}

import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { PageWriter, WriterJob, WriterSettings, Written } from "./page-writer.ts";

/** What a worker is told at its start; after that it is given batches. */
export type WorkerSettings = WriterSettings & { databaseUrl: string };

/** A job by the number that its answer has, too. */
export type NumberedJob = WriterJob & { job: number };

/** What a worker answers: what became of the pages, or what went wrong. */
export type WorkerAnswer = { job: number } & ({ written: Written } | { failure: string });

/** A worker has so many batches in hand: while the database answers for one it draws the other. */
export const batchesEach = 2;

export interface PrerenderWorkers extends PageWriter {
  close(): Promise<void>;
}

/**
 * Opens the workers, so many at most, which begin when there is something to prerender, and end after a while without:
 * being processes they give back all their memory, which threads do not, and no shopper waits while they prerender
 * everything.
 */
export function openPrerenderWorkers(
  settings: WorkerSettings,
  { most, rest = 5000 }: { most: number; rest?: number },
): PrerenderWorkers {
  /** Of each, who waits for which of its answers. */
  const all = new Map<ChildProcess, Map<number, (answer: WorkerAnswer) => void>>();
  let jobs = 0;
  let resting: NodeJS.Timeout | undefined;

  function open(): ChildProcess {
    const worker = fork(new URL("./prerender-worker.ts", import.meta.url), {
      env: { ...process.env, NODE_ENV: "production" },
      // What a page is made of is garbage a moment later: with room for many pages, from the first one on, it is cleared less often.
      execArgv: ["--min-semi-space-size=32", "--max-semi-space-size=32"],
    });
    const waiting = new Map<number, (answer: WorkerAnswer) => void>();
    all.set(worker, waiting);
    worker.on("message", (answer: WorkerAnswer) => waiting.get(answer.job)?.(answer));
    // One that ends, for whatever reason, is told to whom it was working for; the next batch begins another.
    worker.once("exit", () => {
      all.delete(worker);
      for (const [job, tell] of waiting) tell({ job, failure: "A prerender worker ended" });
    });
    worker.on("error", () => worker.kill("SIGKILL"));
    worker.send(settings);
    return worker;
  }

  /** Returns the worker with the least in hand; a new one where all have something and there may be more. */
  function free(): ChildProcess {
    const [least] = [...all].sort(([, one], [, other]) => one.size - other.size);
    return least === undefined || (least[1].size > 0 && all.size < most) ? open() : least[0];
  }

  function endAll(): void {
    for (const worker of all.keys()) worker.disconnect();
    all.clear();
  }

  return {
    async write(batch) {
      clearTimeout(resting);
      const worker = free();
      const waiting = all.get(worker)!;
      const job = (jobs += 1);
      const answer = await new Promise<WorkerAnswer>((tell) => {
        waiting.set(job, tell);
        worker.send({ ...batch, job } satisfies NumberedJob);
      });
      waiting.delete(job);
      if ([...all.values()].every(({ size }) => size === 0)) resting = setTimeout(endAll, rest);
      if ("failure" in answer) throw new Error(answer.failure);
      return answer.written;
    },
    async close() {
      clearTimeout(resting);
      const ended = [...all.keys()].map((worker) => once(worker, "exit"));
      for (const worker of all.keys()) worker.kill("SIGKILL");
      await Promise.all(ended);
    },
  };
}

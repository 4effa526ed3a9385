import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { PageWriter, WriterJob, WriterSettings, Written } from "./page-writer.ts";

/** What a worker is told at its start; after that it is given one job after the other. */
export type WorkerSettings = WriterSettings & { databaseUrl: string };

/** What a worker answers: what became of the pages, or what went wrong. */
export type WorkerAnswer = { written: Written } | { failure: string };

export interface PrerenderWorkers extends PageWriter {
  close(): Promise<void>;
}

/**
 * Opens the workers, which begin when there is something to prerender, one for each batch in hand, and end after a while
 * without: being processes they give back all their memory, which threads do not, and no shopper waits while they
 * prerender everything.
 */
export function openPrerenderWorkers(settings: WorkerSettings, { rest = 5000 } = {}): PrerenderWorkers {
  const all = new Set<ChildProcess>();
  const idle = new Set<ChildProcess>();
  let resting: NodeJS.Timeout | undefined;

  function open(): ChildProcess {
    const worker = fork(new URL("./prerender-worker.ts", import.meta.url), {
      env: { ...process.env, NODE_ENV: "production" },
      // What a page is made of is garbage a moment later: with room for many pages, from the first one on, it is cleared less often.
      execArgv: ["--min-semi-space-size=32", "--max-semi-space-size=32"],
    });
    all.add(worker);
    worker.once("exit", () => all.delete(worker) && idle.delete(worker)).on("error", () => worker.kill("SIGKILL"));
    worker.send(settings);
    return worker;
  }

  async function ask(worker: ChildProcess, job: WriterJob): Promise<Written> {
    const done = new AbortController();
    const { signal } = done;
    // One that ends, for whatever reason, is told to whom it was working for; the next batch begins another.
    const ended = once(worker, "exit", { signal }).then(() => Promise.reject(new Error("A prerender worker ended")));
    try {
      worker.send(job);
      const [answer] = (await Promise.race([once(worker, "message", { signal }), ended])) as [WorkerAnswer];
      idle.add(worker);
      if ("failure" in answer) throw new Error(answer.failure);
      return answer.written;
    } finally {
      done.abort();
    }
  }

  function endAll(): void {
    for (const worker of all) worker.disconnect();
    all.clear();
    idle.clear();
  }

  return {
    async write(job) {
      clearTimeout(resting);
      const worker = [...idle][0] ?? open();
      idle.delete(worker);
      try {
        return await ask(worker, job);
      } finally {
        if (idle.size === all.size) resting = setTimeout(endAll, rest);
      }
    },
    async close() {
      clearTimeout(resting);
      const ended = [...all].map((worker) => once(worker, "exit"));
      for (const worker of all) worker.kill("SIGKILL");
      await Promise.all(ended);
    },
  };
}

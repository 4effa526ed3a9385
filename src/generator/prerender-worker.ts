import { openPool } from "../database/connect.ts";
import { openPageWriter, type PageWriter } from "./page-writer.ts";
import type { PrerenderAnswer, PrerenderJob, WorkerSettings } from "./prerender-workers.ts";

/**
 * A process that writes pages for the one that started it, and ends with it: the first message says how, each one after
 * that is a batch. Two batches are in its hands at a time, so that one is asked of the database while the other is drawn.
 */
let writer: Promise<PageWriter>;

process.on("message", (message: WorkerSettings | PrerenderJob) => {
  if ("job" in message) void answer(message);
  else writer = openPageWriter(openPool({ url: message.databaseUrl, max: 5, name: "bruk-prerender" }), message);
});
process.on("disconnect", () => process.exit());
// Who stops the shop at the keyboard asks all its processes to end; the one that started this decides when.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);

async function answer(asked: PrerenderJob): Promise<void> {
  const { job } = asked;
  const told = await Promise.try(async () => (await writer).write(asked)).then(
    (written): PrerenderAnswer => ({ job, written }),
    (error: unknown): PrerenderAnswer => ({ job, failure: String(error) }),
  );
  process.send?.(told);
}

import { openPool } from "../database/connect.ts";
import { openPageWriter, type PageWriter } from "./store/page-writer.ts";
import type { PrerenderAnswer, PrerenderJob, WorkerSettings } from "./prerender-workers.ts";

/**
 * A process that writes pages for the one that started it, and ends with it: the first message says how, each one after
 * that is a batch. Two batches are in its hands at a time, so that one is asked of the database while the other is drawn.
 */
let writer: Promise<PageWriter>;

process.on("message", (message: WorkerSettings | PrerenderJob) => {
  if ("job" in message) void answer(message);
  else writer = opened(message);
});
process.on("disconnect", () => process.exit());
// Who stops the shop at the keyboard asks all its processes to end; the one that started this decides when.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);

function opened({ databaseUrl, ...settings }: WorkerSettings): Promise<PageWriter> {
  const writing = openPageWriter(openPool({ url: databaseUrl, max: 5, name: "bruk-print" }), settings);
  // Told to whoever asks for a page.
  writing.catch(() => undefined);
  return writing;
}

async function answer({ job, keys, layoutJson }: PrerenderJob): Promise<void> {
  const told = await writer
    .then((pages) => pages.write(keys, layoutJson))
    .then(
      (written): PrerenderAnswer => ({ job, ...written }),
      (error: unknown): PrerenderAnswer => ({ job, failure: String(error) }),
    );
  process.send?.(told);
}

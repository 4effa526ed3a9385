import { openPool } from "../database/connect.ts";
import { openPageWriter, type PageWriter, type WriterJob } from "./page-writer.ts";
import type { WorkerAnswer, WorkerSettings } from "./prerender-workers.ts";

/** A process that writes pages for the one that started it, and ends with it: the first message says how, each one after that is a batch. */
let writer: Promise<PageWriter>;

process.on("message", (message: WorkerSettings | WriterJob) => {
  if ("paths" in message) void answer(message);
  else writer = openPageWriter(openPool({ url: message.databaseUrl, max: 5, name: "bruk-prerender" }), message);
});
process.on("disconnect", () => process.exit());
// Who stops the shop at the keyboard asks all its processes to end; the one that started this decides when.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);

async function answer(job: WriterJob): Promise<void> {
  const told = await Promise.try(async () => (await writer).write(job)).then(
    (written): WorkerAnswer => ({ written }),
    (error: unknown): WorkerAnswer => ({ failure: String(error) }),
  );
  process.send?.(told);
}

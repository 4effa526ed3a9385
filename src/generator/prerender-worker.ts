import { openPool } from "../database/connect.ts";
import { openPageWriter, type PageWriter } from "./page-writer.ts";
import type { NumberedJob, WorkerAnswer, WorkerSettings } from "./prerender-workers.ts";

/** A process that writes pages for the one that started it, and ends with it: the first message says how, each one after that is a batch. */
let writer: Promise<PageWriter>;

process.on("message", (message: WorkerSettings | NumberedJob) => {
  if ("paths" in message) void answer(message);
  else writer = openPageWriter(openPool({ url: message.databaseUrl, max: 5, name: "bruk-prerender" }), message);
});
process.on("disconnect", () => process.exit());
// Who stops the shop at the keyboard asks all its processes to end; the one that started this decides when.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);

async function answer({ job, ...batch }: NumberedJob): Promise<void> {
  const told = await Promise.try(async () => (await writer).write(batch)).then(
    (written): WorkerAnswer => ({ job, written }),
    (error: unknown): WorkerAnswer => ({ job, failure: String(error) }),
  );
  process.send?.(told);
}

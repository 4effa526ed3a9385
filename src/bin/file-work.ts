import { type JobTasks, enqueueJob, readingPayloads } from "../database/job-kinds.ts";
import { forgetOldFiles, idleFileWork } from "../database/catalogue/imports.ts";
import { type JobLog, runJobs } from "../database/jobs.ts";
import { importLimits } from "../domain/catalogue/import-limits.ts";
import { runExport } from "../flows/catalogue/run-export.ts";
import { runImport } from "../flows/catalogue/run-import.ts";
import { readCatalogue } from "../integrations/catalogue-files/read-catalogue.ts";
import { openBrukFile } from "../integrations/catalogue-files/write-bruk.ts";
import { openPictureSource } from "../integrations/picture-source.ts";
import { sanitise } from "../integrations/sanitise.ts";
import type { OpenedShop } from "./open-shop.ts";

/** How long an import waits that finds another under way, in seconds. */
const again = 20;

/**
 * Works off imports and exports, apart from all else: one may take minutes. Stopping lets go of what is under way, which
 * whoever comes next begins again.
 */
export async function openFileWork(
  { pool, pictures }: Pick<OpenedShop, "pool" | "pictures">,
  log: JobLog,
): Promise<{ stop(): Promise<void> }> {
  const stopped = new AbortController();
  const stop = stopped.signal;
  const queued: Pick<JobTasks, "runImport" | "runExport"> = {
    async runImport({ importId }) {
      const ended = await runImport(pool, importId, {
        read: readCatalogue,
        openFile: openBrukFile,
        openSource: () => openPictureSource(),
        store: pictures,
        sanitise,
        stop,
      });
      if (ended === "later") await enqueueJob(pool, "runImport", { importId }, { inSeconds: again });
    },
    runExport: ({ exportId }) => runExport(pool, exportId, { openFile: openBrukFile, stop }),
  };
  const everyMinute = {
    async resumeFileWork() {
      const idle = await idleFileWork(pool);
      for (const importId of idle.imports)
        await enqueueJob(pool, "runImport", { importId }, { key: `import:${importId}` });
      for (const exportId of idle.exports)
        await enqueueJob(pool, "runExport", { exportId }, { key: `export:${exportId}` });
    },
    forgetOldFiles: async () => void (await forgetOldFiles(pool, importLimits.days)),
  };
  const jobs = await runJobs(
    pool,
    { tasks: { ...readingPayloads(queued), ...everyMinute }, everyMinute: Object.keys(everyMinute) },
    log,
  );
  return {
    async stop() {
      stopped.abort();
      await jobs.stop();
    },
  };
}

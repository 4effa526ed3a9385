import { Writable } from "node:stream";
import { addExportPart, beatExport, claimExport, endExport, releaseExport } from "../../database/catalogue/exports.ts";
import { staffProductIds } from "../../database/catalogue/staff-products.ts";
import type { Pool } from "../../database/connect.ts";
import type { CatalogueSink } from "../../integrations/catalogue-files/write-bruk.ts";
import { exportCatalogue } from "./export-catalogue.ts";

export interface ExportWork {
  openFile: (out: Writable) => Promise<CatalogueSink>;
  /** The process ends: what is under way is let go. */
  stop: AbortSignal;
  tell?: (progress: { done: number; of: number }) => void;
}

/** Milliseconds between two words of how far it is. */
const betweenBeats = 500;
const partBytes = 1_000_000;

/** Writes an export that waits into the database, part by part, from its beginning; one that fails says why. Throws what stopped it. */
export async function runExport(pool: Pool, exportId: number, { openFile, stop, tell }: ExportWork): Promise<void> {
  const claimed = await claimExport(pool, exportId);
  if (claimed === null) return;
  const far = { done: 0, total: 0 };
  const beat = setInterval(() => void beatExport(pool, exportId, far).catch(() => undefined), betweenBeats);
  try {
    const only = claimed.filter === null ? undefined : await staffProductIds(pool, claimed.filter, null);
    const out = partsInto(pool, exportId);
    const { products } = await exportCatalogue(pool, await openFile(out.stream), {
      only,
      tell({ done, of }) {
        stop.throwIfAborted();
        Object.assign(far, { done, total: of });
        tell?.({ done, of });
      },
    });
    await out.end();
    await endExport(pool, exportId, { state: "done", products });
  } catch (error) {
    if (stop.aborted) await releaseExport(pool, exportId);
    else await endExport(pool, exportId, { state: "failed", failure: String(error).slice(0, 500) });
    throw error;
  } finally {
    clearInterval(beat);
  }
}

/** A stream whose bytes lie in the database, some at a time. */
function partsInto(pool: Pool, exportId: number): { stream: Writable; end: () => Promise<void> } {
  let held: Buffer[] = [];
  let bytes = 0;
  let position = 0;
  async function store(): Promise<void> {
    if (bytes === 0) return;
    const part = Buffer.concat(held);
    [held, bytes] = [[], 0];
    await addExportPart(pool, exportId, (position += 1), part);
  }
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      held.push(chunk);
      bytes += chunk.length;
      if (bytes < partBytes) done();
      else
        void store().then(
          () => done(),
          (error: Error) => done(error),
        );
    },
    final(done) {
      void store().then(
        () => done(),
        (error: Error) => done(error),
      );
    },
  });
  return {
    stream,
    end: () =>
      new Promise((resolve, reject) => {
        stream.once("error", reject);
        stream.end(() => resolve());
      }),
  };
}

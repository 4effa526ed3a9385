import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { BackupSink } from "./backup-part.ts";
import { paddingOf, tarEnd, tarHeader } from "./tar-header.ts";

export interface BackupFile extends BackupSink {
  /** Finishes the file: only then does it bear its name. Returns its size in bytes. */
  close(): Promise<number>;
  /** Leaves nothing behind. */
  giveUp(): Promise<void>;
}

/** Opens a backup to be written: a gzipped tar for its owner's eyes alone. A file of that name stays until the new one is whole and on the disk. */
export function createBackupFile(path: string, now: Date): BackupFile {
  const draft = `${path}.${process.pid}.new`;
  const gzip = createGzip();
  const file = createWriteStream(draft, { mode: 0o600, flush: true });
  const written = pipeline(gzip, file);
  written.catch(() => undefined);

  async function write(bytes: Buffer): Promise<void> {
    if (!gzip.write(bytes)) await Promise.race([once(gzip, "drain"), written]);
  }

  return {
    async add({ name, bytes }) {
      await write(tarHeader(name, bytes.length, now));
      await write(bytes);
      await write(Buffer.alloc(paddingOf(bytes.length)));
    },
    async close() {
      gzip.end(tarEnd);
      await written;
      await rename(draft, path);
      return file.bytesWritten;
    },
    async giveUp() {
      gzip.destroy();
      await written.catch(() => undefined);
      await rm(draft, { force: true });
    },
  };
}

import { randomUUID } from "node:crypto";
import { closeSync, openSync, rmSync, writevSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { crc32 } from "node:zlib";

/** Where a prerendered page lies: in which pack, from which byte on, and how many bytes it has: its HTML, compressed by brotli. */
export interface PagePlace {
  pack: string;
  start: number;
  length: number;
  /** CRC-32 of the bytes: nobody waits for the disk, so a machine that loses its power may leave a file of the right length without what was in it. */
  check: number;
}

/**
 * Writes pages as one file, for making a file costs more than filling it, and answers where each lies.
 * A pack is new and its name its own, so nobody reads it before its pages are noted as prerendered, and
 * nothing in it is ever written again. The bytes must hold until all pages are made: they are written in one go.
 */
export function writePack(folder: string, pages: Iterable<Uint8Array>): PagePlace[] {
  const pack = `${randomUUID()}.pages`;
  const handle = openSync(join(folder, pack), "wx");
  try {
    const written: Uint8Array[] = [];
    let end = 0;
    const places = Array.from(pages, (page): PagePlace => {
      const start = end;
      written.push(page);
      end += page.length;
      return { pack, start, length: page.length, check: crc32(page) };
    });
    if (writevSync(handle, written) !== end) throw new Error(`${pack} could not be written whole`);
    return places;
  } catch (error) {
    rmSync(join(folder, pack), { force: true });
    throw error;
  } finally {
    closeSync(handle);
  }
}

/** Returns a page; null where its pack is gone, or is not what was written. */
export async function readPage(folder: string, { pack, start, length, check }: PagePlace): Promise<Buffer | null> {
  const handle = await open(join(folder, pack)).catch(() => null);
  if (handle === null) return null;
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(length), 0, length, start);
    return bytesRead === length && crc32(buffer) === check ? buffer : null;
  } finally {
    await handle.close();
  }
}

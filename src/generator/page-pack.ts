import { randomUUID } from "node:crypto";
import { closeSync, openSync, rmSync, writevSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";

/** What is kept of a printed page: HTML and page data, each compressed by brotli and nothing else. A browser that takes no brotli is rare, and writing the plain bytes took a third of the time. */
export const pageParts = ["html", "data"] as const;
export type PagePart = (typeof pageParts)[number];

/** Where a printed page lies: in which pack, from which byte on, and how many bytes each of its parts has, one behind the other. */
export interface PagePlace {
  pack: string;
  start: number;
  lengths: readonly number[];
}

/**
 * Writes pages as one file, for making a file costs more than filling it, and answers where each lies.
 * A pack is new and its name its own, so nobody reads it before its pages are noted as printed, and
 * nothing in it is ever written again. The bytes must hold until all pages are made: they are written in one go.
 */
export function writePack(folder: string, pages: Iterable<Readonly<Record<PagePart, Uint8Array>>>): PagePlace[] {
  const pack = `${randomUUID()}.pages`;
  const handle = openSync(join(folder, pack), "wx");
  try {
    const parts: Uint8Array[] = [];
    let start = 0;
    const places = Array.from(pages, (page): PagePlace => {
      const place = { pack, start, lengths: pageParts.map((part) => page[part].length) };
      start += sizeOf(place);
      parts.push(...pageParts.map((part) => page[part]));
      return place;
    });
    if (writevSync(handle, parts) !== start) throw new Error(`${pack} could not be written whole`);
    return places;
  } catch (error) {
    rmSync(join(folder, pack), { force: true });
    throw error;
  } finally {
    closeSync(handle);
  }
}

/** Answers one part of a page; null where its pack is gone, or is not whole. */
export async function readPagePart(folder: string, place: PagePlace, part: PagePart): Promise<Buffer | null> {
  const handle = await open(join(folder, place.pack)).catch(() => null);
  if (handle === null) return null;
  try {
    const before = pageParts.indexOf(part);
    const length = place.lengths[before]!;
    const start = place.lengths.slice(0, before).reduce((sum, bytes) => sum + bytes, place.start);
    const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(length), 0, length, start);
    return bytesRead === length ? buffer : null;
  } finally {
    await handle.close();
  }
}

/** How many bytes a page takes. */
export function sizeOf({ lengths }: PagePlace): number {
  return lengths.reduce((sum, length) => sum + length, 0);
}

import { closeSync, openSync, renameSync, writevSync } from "node:fs";
import { open } from "node:fs/promises";

/** What is kept of a printed page: HTML and page data, each plain and compressed by brotli. */
export const pageParts = ["html", "smallHtml", "data", "smallData"] as const;
export type PagePart = (typeof pageParts)[number];

/** Answers the name of the file that holds a page of this version. */
export function pageFile(path: string, version: string): string {
  return `${encodeURIComponent(path).replaceAll(".", "%2E").slice(0, 180)}.${version}.page`;
}

/**
 * Writes a page as one file: HTML and page data are both there or neither, and three files fewer are made,
 * which is what costs. First the lengths of the parts, then the parts. Nobody reads a new version before it
 * is noted as printed; one that is there already may be read this moment, and is replaced whole.
 */
export function writePageFile(file: string, parts: Readonly<Record<PagePart, Uint8Array>>): void {
  const bytes = pageParts.map((part) => parts[part]);
  const lengths = Buffer.alloc(lengthsSize);
  bytes.forEach(({ length }, place) => lengths.writeUInt32LE(length, place * 4));
  try {
    writeNew(file, [lengths, ...bytes]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    writeNew(`${file}.new`, [lengths, ...bytes], "w");
    renameSync(`${file}.new`, file);
  }
}

/** Answers one part of a page's file; null where there is no such file. */
export async function readPagePart(file: string, part: PagePart): Promise<Buffer | null> {
  const handle = await open(file).catch(() => null);
  if (handle === null) return null;
  try {
    const { buffer: lengths, bytesRead: begun } = await handle.read(Buffer.allocUnsafe(lengthsSize), 0, lengthsSize, 0);
    if (begun < lengthsSize) return null;
    const place = pageParts.indexOf(part);
    const lengthAt = (index: number) => lengths.readUInt32LE(index * 4);
    const start = pageParts.slice(0, place).reduce((sum, _, index) => sum + lengthAt(index), lengthsSize);
    const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(lengthAt(place)), 0, lengthAt(place), start);
    return bytesRead === lengthAt(place) ? buffer : null;
  } finally {
    await handle.close();
  }
}

const lengthsSize = pageParts.length * 4;

function writeNew(file: string, chunks: readonly Uint8Array[], flag = "wx"): void {
  const handle = openSync(file, flag);
  try {
    const written = writevSync(handle, chunks);
    if (written !== chunks.reduce((sum, { length }) => sum + length, 0)) throw new Error(`${file} could not be written whole`);
  } finally {
    closeSync(handle);
  }
}

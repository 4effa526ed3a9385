import { Header } from "tar/header";

const block = 512;

/** Bytes that follow a part's own so that the next header begins at a whole block. */
export function paddingOf(size: number): number {
  return (block - (size % block)) % block;
}

/** What ends a tar: two empty blocks. */
export const tarEnd = Buffer.alloc(2 * block);

/** Returns the header of a file in a tar, read and written by the owner alone. Throws where a name or size does not fit it. */
export function tarHeader(path: string, size: number, mtime: Date): Buffer {
  const bytes = Buffer.alloc(block);
  const tooLong = new Header({ path, size, mtime, mode: 0o600, uid: 0, gid: 0, type: "File" }).encode(bytes);
  if (tooLong) throw new RangeError(`${path} does not fit the header of a tar`);
  return bytes;
}

/** Reads such a header; null for the empty block that ends a tar, undefined for what is none. */
export function readTarHeader(bytes: Buffer): { name: string; size: number } | null | undefined {
  const { nullBlock, cksumValid, path, size } = new Header(bytes);
  if (nullBlock) return null;
  return cksumValid && path !== undefined && size !== undefined && Number.isSafeInteger(size)
    ? { name: path, size }
    : undefined;
}

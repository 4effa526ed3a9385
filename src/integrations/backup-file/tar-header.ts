const block = 512;

/** Bytes that follow a part's own so that the next header begins at a whole block. */
export function paddingOf(size: number): number {
  return (block - (size % block)) % block;
}

/** What ends a tar: two empty blocks. */
export const tarEnd = Buffer.alloc(2 * block);

/** Returns the header of a file in a tar (POSIX.1-1988 `ustar`): names up to 100 bytes, read and written by the owner alone. */
export function tarHeader(name: string, size: number, at: Date): Buffer {
  if (Buffer.byteLength(name) > 100) throw new RangeError(`${name} is too long a name for a tar`);
  const header = Buffer.alloc(block);
  const fields: [at: number, text: string][] = [
    [0, name],
    [100, octal(0o600, 8)],
    [108, octal(0, 8)],
    [116, octal(0, 8)],
    [124, octal(size, 12)],
    [136, octal(Math.floor(at.getTime() / 1000), 12)],
    [148, " ".repeat(8)],
    [156, "0"],
    [257, "ustar\0"],
    [263, "00"],
  ];
  for (const [offset, text] of fields) header.write(text, offset, "latin1");
  header.write(`${sumOf(header).toString(8).padStart(6, "0")}\0 `, 148, "latin1");
  return header;
}

/** Reads such a header; null for the empty block that ends a tar, undefined for what is none. */
export function readTarHeader(header: Buffer): { name: string; size: number } | null | undefined {
  if (header.every((byte) => byte === 0)) return null;
  const said = Number.parseInt(textAt(header, 148, 8), 8);
  const blank = Buffer.from(header).fill(" ", 148, 156);
  const size = Number.parseInt(textAt(header, 124, 12), 8);
  return said === sumOf(blank) && Number.isSafeInteger(size) ? { name: textAt(header, 0, 100), size } : undefined;
}

function octal(value: number, length: number): string {
  return `${value.toString(8).padStart(length - 1, "0")}\0`;
}

function sumOf(header: Buffer): number {
  return header.reduce((sum, byte) => sum + byte, 0);
}

function textAt(header: Buffer, offset: number, length: number): string {
  return header.toString("latin1", offset, offset + length).replace(/[\0 ]*$|\0.*/s, "");
}

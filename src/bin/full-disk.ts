import { statfs } from "node:fs/promises";
import { sqlState } from "../database/sql-state.ts";
import { isSentence, Problem } from "./end.ts";

/** The shop's own PostgreSQL writes its log in pieces of 16 MB, one ahead of that in hand; the one it could not write is free again at once. */
const leastRoom = 2 * 16 * 2 ** 20;

/** Returns a failure of the start as what a person can mend where a full disk is behind it; any other as it is. */
export async function orFullDisk(error: unknown, dataDir: string): Promise<unknown> {
  const free = await statfs(dataDir).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Infinity,
  );
  const sentence = fullDisk(error, { dataDir, free });
  return sentence === null ? error : new Problem(sentence, { cause: error });
}

/**
 * Returns in a sentence that a disk is full, null where it is not. A failure that does not say so itself, such as a
 * lost connection to PostgreSQL, is one of a full disk where DATA_DIR has no room, in bytes, unless it is a sentence already.
 */
export function fullDisk(error: unknown, { dataDir, free }: { dataDir: string; free: number }): string | null {
  const isOfDataDir = free < leastRoom;
  if (!saysFull(error) && (!isOfDataDir || isSentence(error))) return null;
  const where = isOfDataDir
    ? `The disk of DATA_DIR (${dataDir}) is full: make room on it, or set DATA_DIR to a folder on another one.`
    : `A disk is full, perhaps that of DATA_DIR (${dataDir}), where ${Math.floor(free / 2 ** 20)} MB are free by now: make room on it.`;
  return `${where} What failed: ${firstLine(error)}`;
}

function saysFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    ["ENOSPC", "53100"].includes(sqlState(error)) ||
    /ENOSPC|No space left on device/.test(error.message) ||
    saysFull(error.cause)
  );
}

function firstLine(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  return said.replace(/^(?:Error: )+/, "").split("\n")[0]!;
}

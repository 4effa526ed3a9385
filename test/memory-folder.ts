import { existsSync, statfsSync } from "node:fs";

/** Where the system keeps files in memory. */
export const memoryFolder = "/dev/shm";

/** Whether there is such a folder with room for databases and for what a browser's processes share; a container often gives it 64 MB. */
export function hasMemoryFolder(): boolean {
  if (!existsSync(memoryFolder)) return false;
  const { bavail, bsize } = statfsSync(memoryFolder);
  return bavail * bsize > 2 * 1024 ** 3;
}

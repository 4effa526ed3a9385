import { mkdir, open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * Takes a folder for this process alone; answers null when a living process has it. The lock of one that
 * was killed is taken over.
 */
export async function lockFolder(folder: string): Promise<{ free(): Promise<void> } | null> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, "in-use-by");
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const file = await open(path, "wx").catch(() => null);
    if (file) {
      await file.writeFile(String(process.pid));
      await file.close();
      return { free: () => rm(path, { force: true }) };
    }
    const holder = Number(await readFile(path, "utf8").catch(() => "0"));
    if (holder !== process.pid && isAlive(holder)) return null;
    await rm(path, { force: true });
  }
  return null;
}

function isAlive(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

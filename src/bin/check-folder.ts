import { access, constants, mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { Problem } from "./end.ts";

/** Makes sure the data folder is there and can be written to, before anything else is begun; else says why not in one sentence. */
export async function checkFolder(folder: string): Promise<void> {
  try {
    await make(folder);
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Problem(
      `Bruk cannot write to its data folder ${folder} (${code}). Give it one this user may write to: DATA_DIR=…`,
    );
  }
}

/** Makes a folder and what is missing above it, one by one: asked for all at once, Node never ends in some places, such as under /proc. */
async function make(folder: string): Promise<void> {
  const there = await stat(folder).catch(() => null);
  if (there?.isDirectory()) return;
  if (there !== null) throw Object.assign(new Error("not a folder"), { code: "ENOTDIR" });
  if (dirname(folder) !== folder) await make(dirname(folder));
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
}

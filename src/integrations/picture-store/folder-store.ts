import { access, copyFile, link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PictureStore } from "./store.ts";

/** Opens the picture store in a folder, which is made; a name is complete as soon as it is there. */
export async function openFolderStore(folder: string): Promise<PictureStore> {
  await mkdir(folder, { recursive: true });
  return {
    async keep(source, file) {
      const path = join(folder, file);
      if (
        await access(path).then(
          () => true,
          () => false,
        )
      )
        return;
      const fresh = `${path}.${process.pid}.new`;
      await (typeof source === "string"
        ? link(source, fresh).catch(() => copyFile(source, fresh))
        : writeFile(fresh, source));
      await rename(fresh, path);
    },
    read: (file) =>
      readFile(join(folder, file)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return null;
        throw error;
      }),
    remove: (file) => rm(join(folder, file), { force: true }),
  };
}

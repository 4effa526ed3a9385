import { stat } from "node:fs/promises";
import { Problem } from "../end.ts";

/** A file that a command was told, by the option or argument it was told with. */
interface ToldFile {
  by: string;
  file: string | undefined;
}

/** Refuses to write over a file that the same command reads, whatever either is called: another spelling, a link. */
export async function refuseToWriteOver(inputs: readonly ToldFile[], outputs: readonly ToldFile[]): Promise<void> {
  const read = await Promise.all(inputs.map(async (input) => ({ ...input, inode: await inodeOf(input) })));
  for (const output of outputs) {
    const inode = await inodeOf(output);
    const same = inode === null ? undefined : read.find((input) => input.inode === inode);
    if (same !== undefined)
      throw new Problem(
        `'${output.file}' of ${output.by} is the file of ${same.by}, which would be lost: name another one. Nothing was done.`,
      );
  }
}

/** Which plain file it is, on its device; null: there is none, or a device, of which nothing is lost. */
async function inodeOf({ file }: ToldFile): Promise<string | null> {
  const found = file === undefined ? null : await stat(file, { bigint: true }).catch(() => null);
  return found?.isFile() ? `${found.dev}:${found.ino}` : null;
}

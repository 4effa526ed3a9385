import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { type BackupPart, UnreadableBackup } from "./backup-part.ts";
import { paddingOf, readTarHeader } from "./tar-header.ts";

/** Returns the parts of a backup in their order. Throws `UnreadableBackup` at a file that is none, cut short or damaged. */
export async function* readBackupFile(path: string): AsyncGenerator<BackupPart> {
  const file = createReadStream(path);
  const gunzip = createGunzip();
  file.on("error", (error) => gunzip.destroy(error));
  const take = taking(file.pipe(gunzip));
  try {
    for (;;) {
      const header = readTarHeader(await take(512));
      if (header === undefined) throw new UnreadableBackup(`The file '${path}' is no backup of the shop.`);
      if (header === null) return;
      yield { name: header.name, bytes: await take(header.size) };
      await take(paddingOf(header.size));
    }
  } catch (error) {
    throw sentence(path, error);
  } finally {
    file.destroy();
  }
}

/** Returns a way to take exactly so many bytes out of a stream. */
function taking(stream: AsyncIterable<Buffer>): (length: number) => Promise<Buffer> {
  const chunks = stream[Symbol.asyncIterator]();
  let have: Buffer[] = [];
  let length = 0;
  return async (wanted) => {
    while (length < wanted) {
      const { value, done } = (await chunks.next()) as IteratorResult<Buffer, undefined>;
      if (done) throw Object.assign(new Error("cut short"), { code: "Z_BUF_ERROR" });
      have.push(value);
      length += value.length;
    }
    const all = have.length === 1 ? have[0]! : Buffer.concat(have);
    have = [all.subarray(wanted)];
    length -= wanted;
    return all.subarray(0, wanted);
  };
}

function sentence(path: string, error: unknown): unknown {
  const { code = "" } = error as NodeJS.ErrnoException;
  if (code === "Z_BUF_ERROR") return new UnreadableBackup(`The backup '${path}' is cut short.`);
  if (code === "Z_DATA_ERROR" && /header/.test((error as Error).message))
    return new UnreadableBackup(`The file '${path}' is no backup of the shop.`);
  if (code.startsWith("Z_")) return new UnreadableBackup(`The backup '${path}' is damaged.`);
  return /^E[A-Z]+$/.test(code) ? new UnreadableBackup(`The file '${path}' cannot be read (${code}).`) : error;
}

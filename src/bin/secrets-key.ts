import { randomBytes, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Settings } from "./settings.ts";
import { isThisMachine } from "./this-machine.ts";

/**
 * Returns the 32 bytes that secrets of connections are sealed under: those of SECRETS_KEY. Where that is unset, a shop whose
 * address is this machine has its own in a file of DATA_DIR, made at its first start; another has none (null).
 */
export async function secretsKey({
  secretsKey: given,
  dataDir,
  publicUrl,
}: Pick<Settings, "secretsKey" | "dataDir" | "publicUrl">): Promise<Buffer | null> {
  if (given !== undefined) return Buffer.from(given, "base64");
  if (!isThisMachine(publicUrl)) return null;
  const file = join(dataDir, "secrets.key");
  if (!existsSync(file)) await makeKey(file);
  const key = Buffer.from((await readFile(file, "utf8")).trim(), "base64");
  if (key.length !== 32) throw new Error(`${file} holds no key of 32 bytes. Put back the one it held, or remove it.`);
  return key;
}

/** It is there whole or not at all; of two processes that begin at once one makes it, and both read that. */
async function makeKey(file: string): Promise<void> {
  const own = `${file}.${randomUUID()}`;
  await writeFile(own, `${randomBytes(32).toString("base64")}\n`, { mode: 0o600, flush: true });
  try {
    await link(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    await rm(own);
  }
}

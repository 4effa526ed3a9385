import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Kind, Look } from "../catalogue/types.ts";

/**
 * Returns a short hash of everything a product's pictures depend on: its look, its seed and the text of
 * every drawing file its kind imports (types aside). Equal hashes mean equal pictures.
 */
export async function inputsOf(look: Look, seed: number): Promise<string> {
  const program = await programOf(look.kind);
  return createHash("sha256")
    .update(program)
    .update(JSON.stringify([look, seed]))
    .digest("base64url")
    .slice(0, 12);
}

const programs = new Map<Kind, Promise<string>>();

function programOf(kind: Kind): Promise<string> {
  const known = programs.get(kind);
  if (known) return known;
  const read = gather([join(import.meta.dirname, "kinds", `${kind}.ts`), join(import.meta.dirname, "picture.ts")]);
  programs.set(kind, read);
  return read;
}

/** Returns a hash of the files and all they import, directly or not. */
async function gather(files: string[]): Promise<string> {
  const seen = new Map<string, string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    // The map of kinds imports every kind: it says nothing about one of them.
    if (seen.has(file) || file.endsWith("kinds.ts")) continue;
    const text = await readFile(file, "utf8");
    seen.set(file, text);
    for (const found of text.matchAll(/^(?!import type)[^\n]* from "(\.[^"]+)"/gm))
      waiting.push(join(dirname(file), found[1]!));
  }
  const hash = createHash("sha256");
  for (const name of [...seen.keys()].sort()) hash.update(seen.get(name)!);
  return hash.digest("hex");
}

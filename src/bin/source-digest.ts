import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** What the shop window is built from. */
const shopFrom = [
  "src/ui",
  "src/storefront",
  "src/domain",
  "src/contract",
  "vite.config.ts",
  "package-lock.json",
  "src/bin/build-storefront.ts",
  "src/bin/make-storefront.ts",
  "src/bin/build-service-worker.ts",
];
/** What a build is made from. */
export const builtFrom = [...shopFrom, "src/backoffice"];
/** What says how a page is prerendered. */
export const prerenderedFrom = [...shopFrom, "src/generator", "src/database"];

/** Returns a digest of these files and folders of the project, tests left out: 16 hexadecimal digits. */
export function sourceDigest(sources: readonly string[]): string {
  const hash = createHash("sha256");
  for (const source of sources)
    for (const file of filesOf(source))
      hash
        .update(file)
        .update("\0")
        .update(readFileSync(join(root, file)));
  return hash.digest("hex").slice(0, 16);
}

function filesOf(path: string): string[] {
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PageData } from "../../src/contract/page-data.ts";
import { render as renderPlain } from "./fake-renderer.ts";

const folder = new URL(import.meta.url).searchParams.get("folder")!;
const parent = process.ppid;
const isWorker = process.argv[1]?.endsWith("prerender-worker.ts");

/**
 * Renders as the fake renderer does, but stands still in a worker before a page as long as its folder has a file `hold` that names its path:
 * a prerender of everything is held in its middle, its first pages made of what the shop was then. It says so with a file
 * `held`, and ends its process where there is a file `end`, or when who started it is gone: a test that was killed takes
 * no file away. It cannot draw a product whose name its file `broken` holds.
 */
export function render(page: PageData): string[] {
  while (isWorker && heldAt() === page.path) {
    writeFileSync(join(folder, "held"), "");
    if (existsSync(join(folder, "end")) || process.ppid !== parent) process.exit(1);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
  }
  const broken = join(folder, "broken");
  if (existsSync(broken) && page.template === "product" && page.head.title.includes(readFileSync(broken, "utf8")))
    throw new Error(`${page.path} cannot be drawn`);
  return renderPlain(page);
}

/** Returns the path of the page it is to stand still before; null: of none. */
function heldAt(): string | null {
  try {
    return readFileSync(join(folder, "hold"), "utf8");
  } catch {
    return null;
  }
}

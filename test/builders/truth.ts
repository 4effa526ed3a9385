import { existsSync, readFileSync } from "node:fs";
import type { PrerenderedPages } from "../../src/generator/store/prerendered-pages.ts";

/** Returns what has changed, in order: numbers of products. */
export function openTruth(log: string): number[] {
  // The last line may be half one.
  return existsSync(log) ? readFileSync(log, "utf8").split("\n").slice(0, -1).map(Number) : [];
}

/** Has the pages hear what changed since they heard last, as the prerenderer does: forty pages are to be there. */
export function follow(pages: PrerenderedPages, truth: readonly number[]): void {
  const heard = pages.cursor?.changeId ?? 0;
  if (pages.cursor !== null && heard === truth.length) return;
  pages.hear({
    cacheTags: truth.slice(heard).map((product) => `product:${product}`),
    paths: pages.cursor === null ? Array.from({ length: 40 }, (_, nth) => `/${nth}/`) : [],
    cursor: { tx: "1", changeId: truth.length },
  });
}

/** Returns what a page shows by now: how often each of the two products it is made from has changed. */
export function textOf(path: string, truth: readonly number[]): string {
  const product = Number(path.slice(1, -1));
  return [product, product + 1].map((one) => `${one}: ${truth.filter((other) => other === one).length}`).join(", ");
}

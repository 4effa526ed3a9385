import type { PagePlace } from "./store/page-pack.ts";

/** What is known of a prerendered page: which version it is, which cache tags it was made from, and where it lies. */
export interface PrerenderedPage {
  version: string;
  reads: readonly string[];
  place: PagePlace;
}

export interface Plan<Key extends { path: string }> {
  /** Pages to make: never prerendered, or made from a cache tag that changed; behind them those that only move to another pack. */
  print: Key[];
  /** Prerendered paths nobody wants any more. */
  remove: string[];
}

/** Returns what to prerender and what to remove. Pure: the same three values give the same plan. */
export function planPrerender<Key extends { path: string }>({
  wanted,
  printed: prerendered,
  changed,
  scattered = new Set(),
}: {
  wanted: readonly Key[];
  printed: ReadonlyMap<string, Pick<PrerenderedPage, "reads">>;
  changed: ReadonlySet<string>;
  /** Paths whose pages lie in packs that are to be emptied. */
  scattered?: ReadonlySet<string>;
}): Plan<Key> {
  const wantedPaths = new Set(wanted.map((key) => key.path));
  const stale = wanted.filter((key) => isStale(prerendered.get(key.path), changed));
  const moved = new Set(scattered).difference(new Set(stale.map((key) => key.path)));
  return {
    print: moved.size === 0 ? stale : [...stale, ...wanted.filter((key) => moved.has(key.path))],
    remove: [...prerendered.keys()].filter((path) => !wantedPaths.has(path)),
  };
}

function isStale(page: Pick<PrerenderedPage, "reads"> | undefined, changed: ReadonlySet<string>): boolean {
  return page === undefined || page.reads.some((cacheTag) => changed.has(cacheTag));
}

import type { PagePlace } from "./page-pack.ts";

/** How much of the packs on disk is current: a pack whose last page has turned over can go, and one that is mostly of old pages should be emptied. */
export interface PackRoom {
  take(place: PagePlace): void;
  /** Returns the pack if nothing current is left in it. */
  leave(place: PagePlace): string | null;
  /** Packs to be emptied, by prerendering what is current in them anew; none while what is outdated is little. */
  sparse(): Set<string>;
}

/** Outdated pages may take this many bytes, and as many as the current ones, before anything is done. */
const slack = 64 * 1024 * 1024;

/** Opens the account of a folder's packs; `spare` is what may be outdated, in bytes. */
export function openPackRoom(spare = slack): PackRoom {
  const packs = new Map<string, { pages: number; live: number; whole: number }>();
  let live = 0;
  let whole = 0;
  return {
    take(place) {
      const pack = packs.get(place.pack) ?? { pages: 0, live: 0, whole: 0 };
      const end = place.start + place.length;
      live += place.length;
      whole += Math.max(0, end - pack.whole);
      packs.set(place.pack, {
        pages: pack.pages + 1,
        live: pack.live + place.length,
        whole: Math.max(pack.whole, end),
      });
    },
    leave(place) {
      const pack = packs.get(place.pack)!;
      live -= place.length;
      pack.live -= place.length;
      pack.pages -= 1;
      if (pack.pages > 0) return null;
      whole -= pack.whole;
      packs.delete(place.pack);
      return place.pack;
    },
    sparse: () =>
      new Set(
        whole <= 2 * live + spare
          ? []
          : [...packs].filter(([, pack]) => pack.live * 2 < pack.whole).map(([name]) => name),
      ),
  };
}

import type { PagePart, PagePlace } from "../generator/page-pack.ts";
import { readPagePart } from "../generator/page-pack.ts";

/** Reads printed pages, those asked for last from memory. */
export interface HotPages {
  read(place: PagePlace, part: PagePart): Promise<Buffer | null>;
}

/** Bytes kept: some three thousand pages, compressed. */
const room = 32 * 1024 * 1024;

/**
 * Opens the memory before a folder of printed pages. What lies in a pack never changes, so nothing kept goes
 * out of date; what was not asked for the longest makes room.
 */
export function openHotPages(folder: string, most = room): HotPages {
  const kept = new Map<string, Buffer>();
  let size = 0;

  function keep(key: string, bytes: Buffer): void {
    if (bytes.length > most / 8 || kept.has(key)) return;
    kept.set(key, bytes);
    size += bytes.length;
    for (const [oldest, { length }] of kept) {
      if (size <= most) break;
      kept.delete(oldest);
      size -= length;
    }
  }

  return {
    async read(place, part) {
      const key = `${place.pack} ${place.start} ${part}`;
      const known = kept.get(key);
      if (known !== undefined) {
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      const bytes = await readPagePart(folder, place, part);
      if (bytes !== null) keep(key, bytes);
      return bytes;
    },
  };
}

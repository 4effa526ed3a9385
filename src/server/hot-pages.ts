import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import type { PagePart, PagePlace } from "../generator/page-pack.ts";
import { readPagePart } from "../generator/page-pack.ts";

/** Reads printed pages, those asked for last from memory, and those asked for often smaller than they were printed. */
export interface HotPages {
  read(place: PagePlace, part: PagePart): Promise<Buffer | null>;
}

/** Bytes kept: some three thousand pages, compressed. */
const room = 32 * 1024 * 1024;
/** Asked for so many times, a part is worth compressing anew: a quarter smaller, for 30 to 60 ms on a thread of its own instead of the 0.3 that printing takes. */
const often = 20;
const quality = 10;

const compress = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);

interface Kept {
  bytes: Buffer;
  asked: number;
}

/**
 * Opens the memory before a folder of printed pages. What lies in a pack never changes, so nothing kept goes
 * out of date; what was not asked for the longest makes room.
 */
export function openHotPages(folder: string, most = room): HotPages {
  const kept = new Map<string, Kept>();
  let size = 0;
  let squeezing: Promise<void> = Promise.resolve();

  function keep(key: string, bytes: Buffer): void {
    if (bytes.length > most / 8 || kept.has(key)) return;
    kept.set(key, { bytes, asked: 1 });
    size += bytes.length;
    for (const [oldest, { bytes: { length } }] of kept) {
      if (size <= most) break;
      kept.delete(oldest);
      size -= length;
    }
  }

  /** One at a time, so that nobody waits for it; what has made room meanwhile is left. */
  async function squeeze(key: string, part: Kept): Promise<void> {
    if (kept.get(key) !== part) return;
    const bytes = await unpack(part.bytes);
    const smaller = await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
    if (kept.get(key) !== part || smaller.length >= part.bytes.length) return;
    size += smaller.length - part.bytes.length;
    part.bytes = smaller;
  }

  return {
    async read(place, part) {
      const key = `${place.pack} ${place.start} ${part}`;
      const known = kept.get(key);
      if (known !== undefined) {
        kept.delete(key);
        kept.set(key, known);
        known.asked += 1;
        if (known.asked === often) squeezing = squeezing.then(() => squeeze(key, known)).catch(() => undefined);
        return known.bytes;
      }
      const bytes = await readPagePart(folder, place, part);
      if (bytes !== null) keep(key, bytes);
      return bytes;
    },
  };
}

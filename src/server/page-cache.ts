import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import { embeddedPage } from "../contract/embedded-page.ts";
import { type PagePlace, readPage } from "../generator/store/page-pack.ts";

/** A prerendered page is sent as it is, or as the page data it carries. */
export type PageForm = "html" | "data";

/** Reads prerendered pages for sending, compressed by brotli: mostly smaller than they were prerendered, and those asked for often smaller still. */
export interface HotPages {
  /** Returns null where the page is not there. */
  read(place: PagePlace, form: PageForm): Promise<Buffer | null>;
}

/** Bytes kept: some three thousand pages. */
const room = 32 * 1024 * 1024;
/** A page is compressed anew when it is first asked for, unless others are being loaded at that moment, and when it was asked for so many times. */
const often = 20;
/** One that does not come with a connection's first packets, 14.6 kB with its headers, is worth it at once: listings, which are few. */
const firstPackets = 13_000;
/** Of brotli; measured on a product page of 53 kB: prerendered 10.8 kB in 0.08 ms, then 8.2 kB in 0.7 ms and 7.4 kB in 20 ms, on another thread. */
const qualities = { once: 5, often: 10 };

const pack = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);

interface Kept {
  bytes: Buffer;
  asked: number;
}

/**
 * Opens the memory before a folder of prerendered pages. What lies in a pack never changes, so nothing kept goes
 * out of date; what was not asked for the longest makes room.
 */
export function openHotPages(folder: string, most = room): HotPages {
  const kept = new Map<string, Kept>();
  let size = 0;
  let squeezing: Promise<void> = Promise.resolve();
  let loading = 0;

  function keep(key: string, bytes: Buffer): void {
    if (bytes.length > most / 8 || kept.has(key)) return;
    kept.set(key, { bytes, asked: 1 });
    size += bytes.length;
    for (const [
      oldest,
      {
        bytes: { length },
      },
    ] of kept) {
      if (size <= most) break;
      kept.delete(oldest);
      size -= length;
    }
  }

  /** One at a time, so that nobody waits for it; what has made room meanwhile is left. */
  async function squeeze(key: string, page: Kept): Promise<void> {
    if (kept.get(key) !== page) return;
    page.asked = Math.max(page.asked, often);
    const smaller = await packed(await unpack(page.bytes), qualities.often);
    if (kept.get(key) !== page || smaller.length >= page.bytes.length) return;
    size += smaller.length - page.bytes.length;
    page.bytes = smaller;
  }

  /** Most pages of a large shop are never asked for between two prerenders, so what sending wants is not done by prerendering: page data cut out, bytes made few. */
  async function load(place: PagePlace, form: PageForm): Promise<Buffer | null> {
    loading += 1;
    try {
      const prerendered = await readPage(folder, place);
      if (prerendered === null || (form === "html" && loading > 1)) return prerendered;
      const html = await unpack(prerendered);
      if (form === "html") return await packed(html, qualities.once);
      const json = embeddedPage(String(html));
      return json === undefined ? null : await packed(Buffer.from(json), qualities.once);
    } finally {
      loading -= 1;
    }
  }

  return {
    async read(place, form) {
      const key = `${place.pack} ${place.start} ${form}`;
      const known = kept.get(key);
      if (known !== undefined) {
        kept.delete(key);
        kept.set(key, known);
        known.asked += 1;
        if (known.asked === (known.bytes.length > firstPackets ? 2 : often))
          squeezing = squeezing.then(() => squeeze(key, known)).catch(() => undefined);
        return known.bytes;
      }
      const bytes = await load(place, form);
      if (bytes !== null) keep(key, bytes);
      return bytes;
    },
  };
}

function packed(bytes: Buffer, quality: number): Promise<Buffer> {
  return pack(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

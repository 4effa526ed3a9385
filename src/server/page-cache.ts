import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import { embeddedPage } from "../contract/embedded-page.ts";
import type { PrerenderedPages } from "../generator/store/prerendered-pages.ts";

/** A prerendered page is sent as it is, or as the page data it carries. */
export type PageForm = "html" | "data";

/** What is sent of a page, compressed by brotli, and the version it is of. */
export interface SentPage {
  version: string;
  bytes: Buffer;
}

export interface PageCache {
  /** Returns null where the page is not prerendered. */
  read(path: string, form: PageForm): Promise<SentPage | null>;
}

/** Bytes kept: some three thousand pages. */
const room = 32 * 1024 * 1024;

const pack = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);

/** Opens the memory before the prerendered pages: what is kept is sent while its version is the current one; what was not asked for the longest makes room. */
export function openPageCache(pages: Pick<PrerenderedPages, "version" | "read">, most = room): PageCache {
  const cached = new Map<string, SentPage>();
  let size = 0;

  function forget(key: string): void {
    size -= cached.get(key)?.bytes.length ?? 0;
    cached.delete(key);
  }

  function keep(key: string, page: SentPage): void {
    forget(key);
    if (page.bytes.length > most / 8) return;
    cached.set(key, page);
    size += page.bytes.length;
    for (const oldest of cached.keys()) {
      if (size <= most) break;
      forget(oldest);
    }
  }

  return {
    async read(path, form) {
      const key = `${form} ${path}`;
      const known = cached.get(key);
      if (known !== undefined && known.version === pages.version(path)) {
        cached.delete(key);
        cached.set(key, known);
        return known;
      }
      const page = pages.read(path);
      const bytes = page && (form === "html" ? Buffer.from(page.html) : await dataOf(page.html));
      if (!page || !bytes) {
        forget(key);
        return null;
      }
      const sent = { version: page.version, bytes };
      keep(key, sent);
      return sent;
    },
  };
}

/** Returns the page data that a page carries, compressed; null: it carries none. Most of it is never asked for, so no page has it beside it. */
async function dataOf(html: Uint8Array): Promise<Buffer | null> {
  const json = embeddedPage(String(await unpack(html)));
  return json === undefined ? null : pack(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

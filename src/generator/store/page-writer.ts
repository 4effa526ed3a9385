import { brotliCompressSync, constants } from "node:zlib";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Layout } from "../../contract/page-data.ts";
import type { Queryable } from "../../database/queryable.ts";
import { languages } from "../../domain/language.ts";
import { type Assets, documentPieces, embedded, type Render } from "../document.ts";
import { digest, pageTextOf, wholeJson } from "../page-data.ts";
import { writePack } from "./page-pack.ts";
import { makePages, type PageKey } from "../page-sources.ts";
import type { HtmlChunk, Repeated } from "../html-chunks.ts";
import type { PrerenderedPage } from "../plan.ts";
import type { Made, Reading } from "../reading.ts";

/** How pages are written, whichever process does it. */
export interface WriterSettings {
  /** Of the prerendered pages. */
  folder: string;
  assets: Assets;
  publicUrl: string;
  /** Address of the module that exports `render`. */
  renderer: string;
}

export interface PageWriter {
  /** Makes, renders, compresses and writes these pages into one pack. Refuses where none of several of one source can be drawn: that is the build's fault, not theirs. */
  write(keys: readonly PageKey[], layoutJson: string): Promise<Written>;
}

/** What became of pages that were to be written; one whose entity is gone is left out. */
export interface Written {
  /** What is to be noted of each. */
  printed: [string, PrerenderedPage][];
  undrawn: Undrawn[];
}

/** A page that cannot be made of what its entity is, or cannot be rendered. */
export interface Undrawn {
  path: string;
  reason: string;
}

/** For the disk alone: who sends a page compresses it anew. On a product page of 51 kB 0 takes 0.07 ms and gives 10.5 kB, 1 takes 0.10 and gives 9.9, 2 takes twice that and gives 9. */
const quality = 0;

/** A layout, and all that is made of it once for many pages: the renderer too keeps what it has rendered of one it knows. */
interface KnownLayout {
  json: string;
  layout: Layout;
  digest: string;
  /** Its JSON as pages carry it. */
  embedded: Repeated;
}

/** Opens a writer of pages over a database. */
export async function openPageWriter(
  db: Queryable,
  { folder, assets, publicUrl, renderer }: WriterSettings,
): Promise<PageWriter> {
  const { render } = (await import(renderer)) as { render: Render };
  const language = languages[0];
  let known = layoutOf("null");

  function written(made: Made, around: KnownLayout): { version: string; html: Uint8Array } {
    const text = pageTextOf(made, { build: assets.build, language }, around.digest);
    const page = {
      path: made.path,
      template: made.template,
      build: assets.build,
      lanId: language.lanId,
      head: made.head,
      data: made.data,
      layout: around.layout,
      version: text.version,
    };
    const json = wholeJson({ ...text, json: embedded(text.json) }, around.embedded);
    return { version: text.version, html: small(encoded(documentPieces(page, { render, assets, publicUrl, json }))) };
  }

  return {
    async write(keys, layoutJson) {
      if (known.json !== layoutJson) known = layoutOf(layoutJson);
      const around = known;
      const { made, undrawn } = await makeEach({ db, language, layout: around.layout }, keys);
      const drawn: { path: string; version: string; reads: string[]; html: Uint8Array }[] = [];
      for (const page of made) {
        try {
          drawn.push({ path: page.path, reads: [...new Set(page.reads)], ...written(page, around) });
        } catch (error) {
          undrawn.push({ path: page.path, reason: String(error) });
        }
        // Between two pages it is whose turn it is: a shopper's, or the database's answers for the next pages.
        await nextTurn();
      }
      refuseWhereNoneIsDrawn(keys, undrawn);
      const places =
        drawn.length === 0
          ? []
          : writePack(
              folder,
              drawn.map(({ html }) => html),
            );
      return {
        printed: drawn.map(({ path, version, reads }, nth) => [path, { version, reads, place: places[nth]! }]),
        undrawn,
      };
    },
  };
}

/** Refuses where of several pages of one source none can be drawn. */
function refuseWhereNoneIsDrawn(keys: readonly PageKey[], undrawn: readonly Undrawn[]): void {
  const reasons = new Map(undrawn.map(({ path, reason }) => [path, reason]));
  for (const some of Map.groupBy(keys, (key) => key.source).values()) {
    if (some.length > 1 && some.every(({ path }) => reasons.has(path)))
      throw new Error(`None of ${some.length} pages can be drawn: ${some[0]!.path}: ${reasons.get(some[0]!.path)}`);
  }
}

/** Makes these pages; where that fails though the database answers, by halves, until it is known of which. */
async function makeEach(reading: Reading, keys: readonly PageKey[]): Promise<{ made: Made[]; undrawn: Undrawn[] }> {
  try {
    return { made: await makePages(reading, keys), undrawn: [] };
  } catch (error) {
    await reading.db.query("SELECT 1");
    if (keys.length === 1) return { made: [], undrawn: [{ path: keys[0]!.path, reason: String(error) }] };
    const middle = Math.ceil(keys.length / 2);
    const first = await makeEach(reading, keys.slice(0, middle));
    const second = await makeEach(reading, keys.slice(middle));
    return { made: [...first.made, ...second.made], undrawn: [...first.undrawn, ...second.undrawn] };
  }
}

function layoutOf(json: string): KnownLayout {
  return { json, layout: JSON.parse(json) as Layout, digest: digest(json), embedded: { text: embedded(json) } };
}

function small(bytes: Uint8Array): Uint8Array {
  return brotliCompressSync(bytes, {
    chunkSize: Math.max(1024, bytes.length >> 2),
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

let room = new Uint8Array(1 << 20);
const encoder = new TextEncoder();
const bytesOf = new WeakMap<Repeated, Uint8Array>();

/** Returns the bytes of a text, which hold until the next call: what comes again is encoded once, and a page's worth of memory is not asked for page by page. */
function encoded(pieces: readonly HtmlChunk[]): Uint8Array {
  const most = pieces.reduce((sum, piece) => sum + (typeof piece === "string" ? piece : piece.text).length * 3, 0);
  if (room.length < most) room = new Uint8Array(most);
  let end = 0;
  for (const piece of pieces) {
    if (typeof piece === "string") end += encoder.encodeInto(piece, room.subarray(end)).written;
    else {
      const bytes = bytesOf.get(piece) ?? encoder.encode(piece.text);
      bytesOf.set(piece, bytes);
      room.set(bytes, end);
      end += bytes.length;
    }
  }
  return room.subarray(0, end);
}

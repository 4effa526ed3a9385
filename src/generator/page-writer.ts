import { promisify } from "node:util";
import { setImmediate as nextTurn } from "node:timers/promises";
import { brotliCompress, brotliCompressSync, type BrotliOptions, constants } from "node:zlib";
import type { Layout } from "../contract/page-data.ts";
import { languageIn } from "../contract/paths.ts";
import { inOwnWords } from "../database/content/said-texts.ts";
import type { Queryable } from "../database/queryable.ts";
import { type LanCode, type Language, languages } from "../domain/language.ts";
import { type Assets, documentChunks, embedded, type Render } from "./document.ts";
import { bytesOf, type Repeated } from "./html-chunks.ts";
import { digest, pageTextOf, wholeJson } from "./page-data.ts";
import { makePages, type PageKey, type PagesReading, wantedAmong } from "./page-sources.ts";
import { isOfLayout, type Made, textsCacheTag } from "./reading.ts";
import { type DrawnPage, openPageFile, openPageTurner } from "./store/page-file.ts";

/** How pages are written, whichever process does it. */
export interface WriterSettings {
  /** Of the prerendered pages. */
  file: string;
  assets: Assets;
  publicUrl: string;
  /** Address of the module that exports `render`. */
  renderer: string;
}

/** Paths whose pages are to be written, of what is there at a turn or later, and the layout around them in each language. */
export interface WriterJob {
  turn: number;
  paths: readonly string[];
  layouts: Readonly<Record<LanCode, string>>;
}

/** How many pages were turned over, how many are gone, and which of these cannot be drawn. */
export interface Written {
  prerendered: number;
  removed: number;
  undrawn: Undrawn[];
}

/** A page that cannot be made of what its entity is, or cannot be rendered. */
export interface Undrawn {
  path: string;
  reason: string;
}

export interface PageWriter {
  /** Makes, renders and compresses the pages at these paths, turns them over and forgets those of which the entity is gone. Refuses where none of several of one source can be drawn: that is the build's fault, not theirs. */
  write(job: WriterJob): Promise<Written>;
}

/** Opens a writer of pages over a database. */
export async function openPageWriter(
  db: Queryable,
  { file, assets, publicUrl, renderer }: WriterSettings,
): Promise<PageWriter> {
  const { render } = (await import(renderer)) as { render: Render };
  const turnOver = openPageTurner(openPageFile(file));
  let around: KnownLayouts | null = null;

  async function drawn(made: Made, known: KnownLayout): Promise<DrawnPage> {
    const { layout, digest: layoutDigest, text, language } = known;
    const { path, template, head, data, structured, inLanguages } = made;
    const page = pageTextOf(made, { build: assets.build, language }, layoutDigest);
    const { version } = page;
    const shown = { path, template, build: assets.build, lanId: language.lanId, head, data, layout, version };
    const json = wholeJson({ ...page, json: embedded(page.json) }, text);
    const html = await compressed(
      bytesOf(documentChunks(shown, { render, assets, publicUrl, json, structured, inLanguages })),
    );
    const reads = [...made.reads.filter((tag) => !isOfLayout(tag)), textsCacheTag(language)];
    return { path, version, reads, html };
  }

  return {
    async write({ turn, paths, layouts }) {
      if (languages.some(({ lanCode }) => around?.[lanCode].json !== layouts[lanCode])) around = layoutsOf(layouts);
      const known = around!;
      const keys = await wantedAmong(db, { paths: new Set(paths), facts: [] });
      const { made, undrawn } = await inOwnWords(db, () => makeEach({ db, layouts: known }, keys));
      const pages: DrawnPage[] = [];
      for (const page of made) {
        await drawn(page, known[languageIn(page.path).lanCode]).then(
          (done) => pages.push(done),
          (error: unknown) => undrawn.push({ path: page.path, reason: String(error) }),
        );
        // Between two pages it is whose turn it is: a shopper's, or the database's answers for the next pages.
        await nextTurn();
      }
      refuseWhereNoneIsDrawn(keys, undrawn);
      const gone = new Set(paths).difference(new Set(pages.map(({ path }) => path)));
      return { ...turnOver(turn, { drawn: pages, gone: [...gone] }), undrawn };
    },
  };
}

/** Of brotli; on a product page of 52 kB 0 gives 10.6 kB, 1 in as much time 10.1, 2 in twice that 9.2, 5 in six times that 8.1. */
const quality = 1;
/** What does not come with a connection's first packets, 14.6 kB with its headers, is compressed harder: of the demo's pages 12 to 19 kB become 12 to 15, each in 2 ms; by 10 a kilobyte less took 50. */
const firstPackets = 13_000;
const compressBeside = promisify(brotliCompress);

/** Returns HTML as it is sent. */
async function compressed(html: Uint8Array): Promise<Uint8Array> {
  const sent = brotliCompressSync(html, settingsOf(quality, html));
  return sent.length <= firstPackets ? sent : compressBeside(html.slice(), settingsOf(5, html));
}

function settingsOf(quality: number, { length }: Uint8Array): BrotliOptions {
  return {
    chunkSize: Math.max(1024, length >> 2),
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: length },
  };
}

/** A layout, and all that is made of it once for many pages: the renderer too keeps what it has rendered of one it knows. */
interface KnownLayout {
  language: Language;
  json: string;
  layout: Layout;
  digest: string;
  /** Its JSON as pages carry it. */
  text: Repeated;
}

type KnownLayouts = Readonly<Record<LanCode, KnownLayout>>;

function layoutsOf(layouts: WriterJob["layouts"]): KnownLayouts {
  const known = languages.map((language) => {
    const json = layouts[language.lanCode];
    const layout = JSON.parse(json) as Layout;
    return [
      language.lanCode,
      { language, json, layout, digest: digest(json), text: { text: embedded(json) } },
    ] as const;
  });
  return Object.fromEntries(known) as KnownLayouts;
}

/** Makes these pages; where that fails though the database answers, by halves, until it is known of which. */
async function makeEach(
  reading: PagesReading,
  keys: readonly PageKey[],
): Promise<{ made: Made[]; undrawn: Undrawn[] }> {
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

/** Refuses where of several pages of one source none can be drawn. */
function refuseWhereNoneIsDrawn(keys: readonly PageKey[], undrawn: readonly Undrawn[]): void {
  const reasons = new Map(undrawn.map(({ path, reason }) => [path, reason]));
  for (const some of Map.groupBy(keys, (key) => key.source).values()) {
    if (some.length > 1 && some.every(({ path }) => reasons.has(path)))
      throw new Error(`None of ${some.length} pages can be drawn: ${some[0]!.path}: ${reasons.get(some[0]!.path)}`);
  }
}

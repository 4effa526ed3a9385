import { parentPort, workerData } from "node:worker_threads";
import { brotliCompressSync, constants } from "node:zlib";
import type { Layout } from "../contract/page-data.ts";
import { documentPieces, embedded, type Render } from "./document.ts";
import { type PageText, wholeJson, withLayout } from "./page-data.ts";
import { type PagePart, writePack } from "./page-pack.ts";
import type { Piece, Repeated } from "./pieces.ts";
import type { PrintAnswer, PrintJob, PrintSettings } from "./print.ts";

/** Measured on a product page of 50 kB: 2 takes 0.22 ms and gives 8.94 kB, 3 takes 0.30 and gives 8.84, 4 takes 0.46 and gives 8.42, 11 nearly thirty. */
const quality = 2;

const { folder, assets, publicUrl, renderer } = workerData as PrintSettings & { folder: string };
const { render } = (await import(renderer)) as { render: Render };

/** The layout of the last batch: the renderer keeps what it has rendered of one it knows. */
let known = layoutOf("null");

function layoutOf(json: string): { json: string; layout: Layout; inData: Repeated; inHtml: Repeated } {
  return { json, layout: JSON.parse(json) as Layout, inData: { text: json }, inHtml: { text: embedded(json) } };
}

/**
 * Renders, compresses and writes a batch of pages; answers where they lie, or what went wrong. There are as many
 * workers as cores, so each does one thing after the other: handing pieces to other threads costs more.
 */
parentPort!.on("message", ({ pages, layoutJson }: PrintJob) => {
  if (known.json !== layoutJson) known = layoutOf(layoutJson);
  parentPort!.postMessage(written(pages));
});

function written(pages: readonly PageText[]): PrintAnswer {
  try {
    return { kind: "written", places: writePack(folder, pages.values().map(partsOf)) };
  } catch (error) {
    return { kind: "failed", what: String(error) };
  }
}

function partsOf(page: PageText): Record<PagePart, Uint8Array> {
  const json = wholeJson({ ...page, json: embedded(page.json) }, known.inHtml);
  const [html, data] = encoded([documentPieces(withLayout(page, known.layout), { render, assets, publicUrl, json }), wholeJson(page, known.inData)]);
  return { html: small(html!), data: small(data!) };
}

function small(bytes: Uint8Array): Uint8Array {
  return brotliCompressSync(bytes, { chunkSize: Math.max(1024, bytes.length >> 2), params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
}

let room = new Uint8Array(1 << 20);
const encoder = new TextEncoder();
const bytesOf = new WeakMap<Repeated, Uint8Array>();

/** Answers the bytes of these texts, which hold until the next call: what comes again is encoded once, and a page's worth of memory is not asked for page by page. */
function encoded(texts: readonly (readonly Piece[])[]): Uint8Array[] {
  const most = texts.flat().reduce((sum, piece) => sum + (typeof piece === "string" ? piece : piece.text).length * 3, 0);
  if (room.length < most) room = new Uint8Array(most);
  let end = 0;
  return texts.map((pieces) => {
    const start = end;
    for (const piece of pieces) {
      if (typeof piece === "string") end += encoder.encodeInto(piece, room.subarray(end)).written;
      else {
        const bytes = bytesOf.get(piece) ?? encoder.encode(piece.text);
        bytesOf.set(piece, bytes);
        room.set(bytes, end);
        end += bytes.length;
      }
    }
    return room.subarray(start, end);
  });
}

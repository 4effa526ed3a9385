import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { brotliCompressSync, constants } from "node:zlib";
import type { Layout } from "../contract/page-data.ts";
import { documentOf, type Render } from "./document.ts";
import { type PageText, withLayout, wholeJson } from "./page-data.ts";
import type { PrintJob, PrintSettings } from "./print.ts";
import { pageFiles } from "./printed-pages.ts";

/** Measured on a product page of 56 kB: 3 takes 0.29 ms and gives 7.7 kB, 4 takes 0.47 and gives 7.3, 11 nearly thirty. */
const quality = 3;

const { folder, assets, publicUrl, renderer } = workerData as PrintSettings & { folder: string };
const { render } = (await import(renderer)) as { render: Render };

/** The layout of the last batch: the renderer keeps what it has rendered of one it knows. */
let known = { json: "null", layout: null as unknown as Layout };

/**
 * Renders, compresses and writes a batch of pages; answers null, or what went wrong. There are as many
 * workers as cores, so each does one thing after the other: handing pieces to other threads costs more.
 */
parentPort!.on("message", ({ pages, layoutJson }: PrintJob) => {
  if (known.json !== layoutJson) known = { json: layoutJson, layout: JSON.parse(layoutJson) as Layout };
  let failure: unknown = null;
  for (const page of pages) {
    try {
      write(page);
    } catch (error) {
      failure ??= error;
    }
  }
  parentPort!.postMessage(failure === null ? null : String(failure));
});

function write(page: PageText): void {
  const files = pageFiles(page.path, page.version);
  const json = wholeJson(page, known.json);
  writeBoth(files.html, documentOf(withLayout(page, known.layout), { render, assets, publicUrl, json }));
  writeBoth(files.data, json);
}

function writeBoth(file: string, text: string): void {
  const bytes = encoded(text);
  writeWhole(join(folder, file), bytes);
  writeWhole(join(folder, `${file}.br`), brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }));
}

let room = new Uint8Array(1 << 20);
const encoder = new TextEncoder();

/** Answers a text's bytes, which hold until the next call: a page's worth of memory is not asked for four times a page. */
function encoded(text: string): Uint8Array {
  if (room.length < text.length * 3) room = new Uint8Array(text.length * 3);
  return room.subarray(0, encoder.encodeInto(text, room).written);
}

/** Nobody reads a new version before it is noted as printed. One that is there already may be read this moment: it is replaced whole. */
function writeWhole(file: string, bytes: Uint8Array): void {
  try {
    writeFileSync(file, bytes, { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    writeFileSync(`${file}.new`, bytes);
    renameSync(`${file}.new`, file);
  }
}

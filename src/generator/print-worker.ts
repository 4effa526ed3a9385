import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { parentPort, workerData } from "node:worker_threads";
import { brotliCompress, constants } from "node:zlib";
import type { Layout, PageData } from "../contract/page-data.ts";
import { documentOf, type Render } from "./document.ts";
import type { PrintSettings } from "./print.ts";
import { pageFiles } from "./printed-pages.ts";

const compress = promisify(brotliCompress);
/** Measured: 4 costs a fifth of a millisecond a page, 11 nearly thirty. */
const quality = 4;

const { folder, assets, publicUrl, renderer } = workerData as PrintSettings & { folder: string };
const { render } = (await import(renderer)) as { render: Render };

/** Renders, compresses and writes a batch of pages; answers null, or what went wrong. */
parentPort!.on("message", async ({ pages, layoutJson }: { pages: Omit<PageData, "layout">[]; layoutJson: string }) => {
  const layout = JSON.parse(layoutJson) as Layout;
  // All of them end before the answer: whoever asks again must not find a page still being written.
  const written = await Promise.allSettled(pages.map((page) => write({ ...page, layout } as PageData)));
  const failure = written.find((page) => page.status === "rejected");
  parentPort!.postMessage(failure === undefined ? null : String(failure.reason));
});

async function write(page: PageData): Promise<void> {
  const files = pageFiles(page.path, page.version);
  await Promise.all([
    writeBoth(files.html, documentOf(page, { render, assets, publicUrl })),
    writeBoth(files.data, JSON.stringify(page)),
  ]);
}

async function writeBoth(file: string, text: string): Promise<void> {
  const bytes = Buffer.from(text);
  const small = await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
  await Promise.all([writeWhole(file, bytes), writeWhole(`${file}.br`, small)]);
}

/** A reader never sees half a file: it is written beside and renamed. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const path = join(folder, file);
  await writeFile(`${path}.new`, bytes);
  await rename(`${path}.new`, path);
}

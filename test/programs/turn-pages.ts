import { appendFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { openPageFile, openPageTurner } from "../../src/generator/store/page-file.ts";
import { type Batch, openPrerenderedPages } from "../../src/generator/store/prerendered-pages.ts";
import { follow, openTruth, textOf } from "../builders/truth.ts";

// A program that turns pages over without an end and tells of every round, to be killed: a folder, and a file of what
// changes. Two batches are in its hands at a time; between drawing and turning over something changes.
const [, , folder = "", log = ""] = process.argv;
const pages = await openPrerenderedPages(folder, "test");
const turnOver = openPageTurner(openPageFile(pages.file));
const truth = openTruth(log);
follow(pages, truth);
for (;;) {
  const batches = [1, 2].flatMap(() => pages.take(7) ?? []);
  const drawn = batches.map(({ paths }) => paths.map(draw));
  const tag = Math.floor(Math.random() * 40);
  appendFileSync(log, `${tag}\n`);
  truth.push(tag);
  follow(pages, truth);
  for (const [nth, batch] of batches.entries()) end(batch, drawn[nth]!);
  process.stdout.write("turned over\n");
}

function draw(path: string) {
  const text = textOf(path, truth);
  const reads = [`product:${path.slice(1, -1)}`, `product:${Number(path.slice(1, -1)) + 1}`];
  return { path, version: text, reads, html: brotliCompressSync(text.repeat(500)) };
}

function end(batch: Batch, drawn: ReturnType<typeof draw>[]): void {
  turnOver(batch.turn, { drawn, gone: [] });
  batch.end();
}

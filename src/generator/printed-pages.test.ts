import assert from "node:assert/strict";
import { appendFile, readdir, readFile, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { testFolder } from "../../test/builders/app.ts";
import type { PrintedPage } from "./plan.ts";
import { pageFile } from "./page-file.ts";
import { openPrintedPages } from "./printed-pages.ts";

const page = (version: string, ...reads: string[]): PrintedPage => ({ version, reads });
const at = (changeId: number) => ({ tx: "7", changeId });

const writePage = (folder: string, path: string, version: string) => writeFile(join(folder, pageFile(path, version)), version);

test("what was noted is known after a restart", async () => {
  const folder = await testFolder();
  const first = await openPrintedPages(folder, "shop 1");
  await first.note({ printed: [["/", page("a", "menu", "product:1")], ["/bluza/", page("b", "product:1")]], removed: [], cursor: at(1) });
  await first.note({ printed: [["/", page("c", "menu")]], removed: ["/bluza/"], cursor: at(2) });
  const again = await openPrintedPages(folder, "shop 1");
  assert.deepEqual([...again.pages], [["/", page("c", "menu")]]);
  assert.deepEqual(again.cursor, at(2));
});

test("a log whose last line was cut off by a kill is read up to it, at every length", async () => {
  const folder = await testFolder();
  const log = join(folder, "printed.log");
  const first = await openPrintedPages(folder, "s");
  await first.note({ printed: [["/", page("a", "menu")]], removed: [], cursor: at(1) });
  const whole = await readFile(log, "utf8");
  await first.note({ printed: [["/", page("b", "menu")], ["/ż/", page("b", "menu")]], removed: [], cursor: at(2) });
  const longer = await readFile(log);
  for (let length = Buffer.byteLength(whole); length < longer.length - 1; length += 1) {
    await writeFile(log, longer);
    await truncate(log, length);
    const cut = await openPrintedPages(folder, "s");
    assert.deepEqual(cut.cursor, at(1), "the facts are followed again from where it was certain");
    assert.ok(["a", "b"].includes(cut.pages.get("/")!.version));
  }
});

test("after a cut-off line the log goes on and is read whole", async () => {
  const folder = await testFolder();
  const first = await openPrintedPages(folder, "s");
  await first.note({ printed: [["/", page("a")]], removed: [], cursor: at(1) });
  await appendFile(join(folder, "printed.log"), '{"path":"/bl');
  const second = await openPrintedPages(folder, "s");
  await second.note({ printed: [["/bluza/", page("b")]], removed: [], cursor: at(2) });
  const third = await openPrintedPages(folder, "s");
  assert.deepEqual([[...third.pages.keys()], third.cursor], [["/", "/bluza/"], at(2)]);
});

test("pages of another shop, build or address are thrown away", async () => {
  const folder = await testFolder();
  const first = await openPrintedPages(folder, "shop 1");
  await writePage(folder, "/", "a");
  await first.note({ printed: [["/", page("a")]], removed: [], cursor: at(1) });
  const other = await openPrintedPages(folder, "shop 2");
  assert.deepEqual([other.pages.size, other.cursor, await readdir(folder)], [0, null, ["printed.log"]]);
});

test("a first print that was killed before its end is begun anew", async () => {
  const folder = await testFolder();
  const first = await openPrintedPages(folder, "s");
  await writePage(folder, "/", "a");
  await first.note({ printed: [["/", page("a")]], removed: [], cursor: null });
  assert.equal(first.cursor, null);
  const again = await openPrintedPages(folder, "s");
  assert.deepEqual([again.pages.size, again.cursor, await readdir(folder)], [0, null, ["printed.log"]]);
});

test("a page's old files go when the new ones are noted, files nobody knows when the folder is opened", async () => {
  const folder = await testFolder();
  const pages = await openPrintedPages(folder, "s");
  await writePage(folder, "/bluza/", "a");
  await pages.note({ printed: [["/bluza/", page("a")]], removed: [], cursor: at(1) });
  await writePage(folder, "/bluza/", "b");
  await pages.note({ printed: [["/bluza/", page("b")]], removed: [], cursor: at(2) });
  const kept = pageFile("/bluza/", "b");
  assert.deepEqual((await readdir(folder)).sort(), [kept, "printed.log"].sort());
  await writePage(folder, "/bluza/", "c");
  for (const left of ["half.page.new", "of-an-older-shop.html"]) await writeFile(join(folder, left), "");
  await writeFile(join(folder, "in-use-by"), "1");
  await openPrintedPages(folder, "s");
  assert.deepEqual((await readdir(folder)).sort(), [kept, "in-use-by", "printed.log"].sort());
});

test("long notes that are written at once keep their lines whole", async () => {
  const folder = await testFolder();
  const pages = await openPrintedPages(folder, "s");
  const reads = Array.from({ length: 2000 }, (_, place) => `product:${1_000_000 + place}`);
  const notes = Array.from({ length: 8 }, (_, note) => Array.from({ length: 40 }, (_unused, place): [string, PrintedPage] => [`/${note}-${place}/`, { version: "v", reads }]));
  await Promise.all(notes.map((printed, note) => pages.note({ printed, removed: [], cursor: at(note + 1) })));
  const again = await openPrintedPages(folder, "s");
  assert.equal(again.pages.size, 320);
  assert.deepEqual(again.cursor, pages.cursor);
});

test("a long path in any alphabet has a file name that a disk takes", () => {
  const file = pageFile(`/${"żółć/".repeat(200)}`, "0123456789abcdef");
  assert.ok(`${file}.new`.length <= 255);
  assert.doesNotMatch(file, /[/\\:]/);
});

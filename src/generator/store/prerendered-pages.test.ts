import assert from "node:assert/strict";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import fc from "fast-check";
import { testFolder } from "../../../test/builders/app.ts";
import { strayTags } from "../../../test/builders/prerenderer.ts";
import { countOf } from "../../../test/counts.ts";
import { openPageFile, openPageTurner } from "./page-file.ts";
import { type Batch, openPrerenderedPages, type PrerenderedPages } from "./prerendered-pages.ts";

const at = (changeId: number) => ({ tx: "7", changeId });
const drawn = (path: string, version: string, ...reads: string[]) => ({
  path,
  version,
  reads,
  html: Buffer.from(`page ${version}`),
});
const pathsOf = (batch: Batch | null) => [...(batch?.paths ?? [])];
const takeAll = (pages: PrerenderedPages) => pages.take(1000);

/** Opens pages, and a way to turn them over, in a folder. */
async function openPages(t: TestContext, { folder, stamp = "shop 1" }: { folder?: string; stamp?: string } = {}) {
  const pages = await openPrerenderedPages(folder ?? (await testFolder()), stamp);
  const db = openPageFile(pages.file);
  const close = () => {
    pages.close();
    if (db.isOpen) db.close();
  };
  t.after(close);
  return { pages, turnOver: openPageTurner(db), close };
}

/** The same with pages that are there already, each made from these cache tags. */
async function openMade(t: TestContext, reads: Record<string, string[]>) {
  const opened = await openPages(t);
  opened.pages.want(Object.keys(reads));
  const batch = takeAll(opened.pages)!;
  opened.turnOver(batch.turn, {
    drawn: Object.entries(reads).map(([path, tags]) => drawn(path, "first", ...tags)),
    gone: [],
  });
  batch.end();
  return opened;
}

test("what was turned over is known after a restart, what was stale is stale, and nobody has it in hand", async (t) => {
  const folder = await testFolder();
  const { pages: first, turnOver } = await openPages(t, { folder });
  first.hear({ cacheTags: ["menu"], paths: ["/", "/bluza/", "/czapka/"], cursor: at(1) });
  turnOver(first.turn, { drawn: [drawn("/", "a", "product:1"), drawn("/bluza/", "b", "product:2")], gone: [] });
  first.hear({ cacheTags: ["product:1"], paths: [], cursor: at(2) });
  takeAll(first);
  const { pages: again } = await openPages(t, { folder });
  assert.deepEqual([again.paths(), again.cursor, again.complete], [["/", "/bluza/"], at(2), false]);
  assert.deepEqual({ ...again.read("/") }, { version: "a", html: new Uint8Array(Buffer.from("page a")) });
  assert.deepEqual([again.version("/czapka/"), again.read("/czapka/")], [null, null]);
  assert.deepEqual(pathsOf(takeAll(again)).sort(), ["/", "/czapka/"]);
});

test("pages of another shop, build or address, and a file that is none, are thrown away with all but the lock", async (t) => {
  for (const [stamp, content] of [
    ["shop 2", null],
    ["shop 1", "zeros".repeat(10_000)],
  ] as const) {
    const folder = await testFolder();
    const { pages: first, turnOver, close } = await openPages(t, { folder });
    first.hear({ cacheTags: [], paths: ["/"], cursor: at(1) });
    turnOver(first.turn, { drawn: [drawn("/", "a")], gone: [] });
    close();
    for (const left of ["of-an-older-shop.pages", "prerendered.log", "in-use-by"])
      await writeFile(join(folder, left), "1");
    if (content !== null) await writeFile(first.file, content);
    const { pages: other } = await openPages(t, { folder, stamp });
    assert.deepEqual([other.paths(), other.cursor], [[], null]);
    const files = (await readdir(folder)).filter((file) => !file.startsWith("pages.sqlite"));
    assert.deepEqual(files, ["in-use-by"]);
  }
});

test("what a worker of the process before brings is refused", async (t) => {
  const folder = await testFolder();
  const { pages: first, turnOver } = await openPages(t, { folder });
  first.want(["/"]);
  const { turn } = takeAll(first)!;
  const { pages: next } = await openPages(t, { folder });
  assert.deepEqual(turnOver(turn, { drawn: [drawn("/", "old")], gone: [] }), { prerendered: 0, removed: 0 });
  assert.equal(next.version("/"), null);
});

test("what few pages read comes before what many do, the latest first; what all show comes for all", async (t) => {
  const crowd = Object.fromEntries(
    Array.from({ length: 101 }, (_, nth) => [`/${nth}/`, ["brand:1", `product:${nth}`]]),
  );
  const { pages } = await openMade(t, crowd);
  assert.equal(takeAll(pages), null);
  pages.hear({ cacheTags: ["product:5", "brand:1"], paths: [], cursor: at(1) });
  pages.hear({ cacheTags: ["product:7"], paths: ["/new/"], cursor: at(2) });
  assert.equal(pages.stale, 102);
  assert.deepEqual(pathsOf(pages.take(3)).sort(), ["/5/", "/7/", "/new/"]);
  assert.equal(pathsOf(takeAll(pages)).length, 99);
  pages.hear({ cacheTags: ["config"], paths: [], cursor: at(3) });
  assert.equal(pathsOf(takeAll(pages)).length, 102);
});

test("a page in hand is handed out again once it has changed, and once its batch is ended", async (t) => {
  const { pages, turnOver } = await openMade(t, { "/a/": ["x"], "/b/": ["x"] });
  pages.hear({ cacheTags: ["menu"], paths: [], cursor: at(1) });
  const first = takeAll(pages)!;
  assert.equal(takeAll(pages), null);
  pages.hear({ cacheTags: ["menu"], paths: [], cursor: at(2) });
  turnOver(first.turn, { drawn: [drawn("/a/", "second", "x"), drawn("/b/", "second", "x")], gone: [] });
  const again = takeAll(pages)!;
  assert.deepEqual(pathsOf(again), ["/a/", "/b/"]);
  again.end();
  assert.deepEqual(pathsOf(takeAll(pages)), ["/a/", "/b/"]);
  assert.equal(pages.stale, 2);
});

test("whoever has looked for all pages before the menu changed again has not found all", async (t) => {
  const { pages } = await openPages(t);
  pages.hear({ cacheTags: ["menu"], paths: [], cursor: at(1) });
  const { turn } = pages;
  pages.hear({ cacheTags: ["menu"], paths: [], cursor: at(2) });
  pages.foundAll(turn);
  assert.equal(pages.complete, false);
  pages.foundAll(pages.turn);
  assert.equal(pages.complete, true);
});

test("a page that comes back while somebody has it in hand, to be forgotten, is not lost; one that went is", async (t) => {
  const { pages, turnOver } = await openMade(t, { "/a/": ["product:1"], "/b/": ["product:2"] });
  pages.hear({ cacheTags: ["product:1", "product:2"], paths: [], cursor: at(1) });
  const batch = takeAll(pages)!;
  pages.hear({ cacheTags: ["product:1"], paths: ["/a/"], cursor: at(2) });
  assert.deepEqual(turnOver(batch.turn, { drawn: [], gone: batch.paths }), { prerendered: 0, removed: 1 });
  assert.deepEqual([pages.version("/a/"), pages.version("/b/")], ["first", null]);
  assert.deepEqual(pathsOf(takeAll(pages)), ["/a/"]);
});

const number = fc.integer({ min: 1, max: 4 });
const step = fc.record({
  what: fc.constantFrom("hear", "menu", "take", "take", "end", "end", "hide", "show"),
  one: number,
  other: number,
});

test("whatever changes, comes and goes while pages are drawn, no older page comes after a newer one, none gets lost, and in the end each is of what there is", async (t) => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { pages, turnOver } = await openPages(t);
      /** How often each thing has changed; a page reads its own and another. */
      const now = { menu: 0, things: [0, 0, 0, 0, 0], reads: [0, 2, 3, 4, 1], shown: [false, true, true, true, true] };
      let heard = 0;
      const hear = (cacheTags: string[], paths: string[] = []) =>
        pages.hear({ cacheTags, paths, cursor: at((heard += 1)) });
      const numberOf = (path: string) => Number(path[1]);
      const versionOf = (one: number) =>
        [now.menu, one, now.things[one], now.reads[one], now.things[now.reads[one]!]].join(" ");
      const inHand: { batch: Batch; drawn: ReturnType<typeof drawn>[]; gone: string[] }[] = [];
      const shows = new Map<string, number[]>();
      const take = () => {
        const batch = pages.take(2);
        if (batch === null) return false;
        const there = batch.paths.filter((path) => now.shown[numberOf(path)]);
        inHand.push({
          batch,
          drawn: there.map((path) => {
            const one = numberOf(path);
            return drawn(path, versionOf(one), `product:${one}`, `product:${now.reads[one]}`);
          }),
          gone: batch.paths.filter((path) => !there.includes(path)),
        });
        return true;
      };
      const end = (nth: number) => {
        const [done] = inHand.splice(nth % Math.max(1, inHand.length), 1);
        if (done === undefined) return;
        turnOver(done.batch.turn, done);
        done.batch.end();
        for (const path of pages.paths()) {
          const [menu, one, own] = pages.version(path)!.split(" ").map(Number);
          const [shownMenu = 0, , shownOwn = 0] = shows.get(path) ?? [];
          assert.ok(menu! >= shownMenu && own! >= shownOwn, `${path} was newer`);
          shows.set(path, [menu!, one!, own!]);
        }
      };
      hear(["menu"], ["/1/", "/2/", "/3/", "/4/"]);
      for (const { what, one, other } of steps) {
        if (what === "hear") {
          now.things[one]! += 1;
          now.reads[one] = other;
          hear([`product:${one}`], now.shown[one] ? [`/${one}/`] : []);
        }
        if (what === "menu") hear(["menu"], [((now.menu += 1), "")].slice(1));
        if (what === "hide" || what === "show") {
          now.shown[one] = what === "show";
          hear([`product:${one}`], now.shown[one] ? [`/${one}/`] : []);
        }
        if (what === "take") take();
        if (what === "end") end(other);
      }
      while (take() || inHand.length > 0) end(0);
      assert.equal(pages.stale, 0);
      assert.deepEqual(
        pages
          .paths()
          .map((path) => [path, pages.version(path)])
          .sort(),
        [1, 2, 3, 4]
          .filter((one) => now.shown[one])
          .map((one) => [`/${one}/`, versionOf(one)])
          .sort(),
      );
      assert.deepEqual(strayTags(pages), []);
    }),
    { numRuns: countOf("PAGE_HISTORIES") },
  );
});

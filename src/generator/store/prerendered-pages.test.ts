import assert from "node:assert/strict";
import { appendFile, cp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { testFolder } from "../../../test/builders/app.ts";
import type { PrerenderedPage } from "../plan.ts";
import { writePack } from "./page-pack.ts";
import { openPrerenderedPages } from "./prerendered-pages.ts";

/** A page as a worker leaves it: in a pack of its own. */
function page(folder: string, version: string, ...reads: string[]): PrerenderedPage {
  return { version, reads, place: writePack(folder, [Buffer.from(`page ${version}`)])[0]! };
}
const at = (changeId: number) => ({ tx: "7", changeId });

test("what was noted is known after a restart", async () => {
  const folder = await testFolder();
  const first = await openPrerenderedPages(folder, "shop 1");
  await first.note({
    printed: [
      ["/", page(folder, "a", "menu", "product:1")],
      ["/bluza/", page(folder, "b", "product:1")],
    ],
    removed: [],
    cursor: at(1),
  });
  const newest = page(folder, "c", "menu");
  await first.note({ printed: [["/", newest]], removed: ["/bluza/"], cursor: at(2) });
  const again = await openPrerenderedPages(folder, "shop 1");
  assert.deepEqual([...again.pages], [["/", newest]]);
  assert.deepEqual(again.cursor, at(2));
});

test("a log whose last line was cut off by a kill is read up to it, at every length", async () => {
  const folder = await testFolder();
  const log = join(folder, "printed.log");
  const first = await openPrerenderedPages(folder, "s");
  await first.note({ printed: [["/", page(folder, "a", "menu")]], removed: [], cursor: at(1) });
  const whole = await readFile(log, "utf8");
  // Killed while it writes, it has not removed the pack of the earlier page yet.
  const during = await testFolder();
  await cp(folder, during, { recursive: true });
  await first.note({
    printed: [
      ["/", page(folder, "b", "menu")],
      ["/ż/", page(folder, "b", "menu")],
    ],
    removed: [],
    cursor: at(2),
  });
  const longer = await readFile(log);
  await cp(folder, during, { recursive: true });
  for (let length = Buffer.byteLength(whole); length < longer.length - 1; length += 1) {
    const killed = await testFolder();
    await cp(during, killed, { recursive: true });
    await truncate(join(killed, "printed.log"), length);
    const cut = await openPrerenderedPages(killed, "s");
    assert.deepEqual(cut.cursor, at(1), "the facts are followed again from where it was certain");
    assert.ok(["a", "b"].includes(cut.pages.get("/")!.version));
  }
});

test("after a cut-off line the log goes on and is read whole", async () => {
  const folder = await testFolder();
  const first = await openPrerenderedPages(folder, "s");
  await first.note({ printed: [["/", page(folder, "a")]], removed: [], cursor: at(1) });
  await appendFile(join(folder, "printed.log"), '{"path":"/bl');
  const second = await openPrerenderedPages(folder, "s");
  await second.note({ printed: [["/bluza/", page(folder, "b")]], removed: [], cursor: at(2) });
  const third = await openPrerenderedPages(folder, "s");
  assert.deepEqual([[...third.pages.keys()], third.cursor], [["/", "/bluza/"], at(2)]);
});

test("pages of another shop, build or address are thrown away", async () => {
  const folder = await testFolder();
  const first = await openPrerenderedPages(folder, "shop 1");
  await first.note({ printed: [["/", page(folder, "a")]], removed: [], cursor: at(1) });
  const other = await openPrerenderedPages(folder, "shop 2");
  assert.deepEqual([other.pages.size, other.cursor, await readdir(folder)], [0, null, ["printed.log"]]);
});

test("a first print that was killed before its end is begun anew", async () => {
  const folder = await testFolder();
  const first = await openPrerenderedPages(folder, "s");
  await first.note({ printed: [["/", page(folder, "a")]], removed: [], cursor: null });
  assert.equal(first.cursor, null);
  const again = await openPrerenderedPages(folder, "s");
  assert.deepEqual([again.pages.size, again.cursor, await readdir(folder)], [0, null, ["printed.log"]]);
});

test("a pack goes when its last page turned over, files nobody knows when the folder is opened", async () => {
  const folder = await testFolder();
  const pages = await openPrerenderedPages(folder, "s");
  const places = writePack(
    folder,
    ["/", "/bluza/"].map((path) => Buffer.from(path)),
  );
  const together = places[0]!.pack;
  const packs = async () => (await readdir(folder)).filter((file) => file.endsWith(".pages")).sort();
  await pages.note({
    printed: [
      ["/", { version: "a", reads: [], place: places[0]! }],
      ["/bluza/", { version: "a", reads: [], place: places[1]! }],
    ],
    removed: [],
    cursor: at(1),
  });
  const newHome = page(folder, "b");
  await pages.note({ printed: [["/", newHome]], removed: [], cursor: at(2) });
  assert.deepEqual(await packs(), [together, newHome.place.pack].sort());
  const newHoodie = page(folder, "b");
  await pages.note({ printed: [["/bluza/", newHoodie]], removed: [], cursor: at(3) });
  assert.deepEqual(await packs(), [newHome.place.pack, newHoodie.place.pack].sort());
  page(folder, "never noted");
  for (const left of ["half.page.new", "of-an-older-shop.html"]) await writeFile(join(folder, left), "");
  await writeFile(join(folder, "in-use-by"), "1");
  const again = await openPrerenderedPages(folder, "s");
  assert.deepEqual(
    (await readdir(folder)).sort(),
    [newHome.place.pack, newHoodie.place.pack, "in-use-by", "printed.log"].sort(),
  );
  await again.note({ printed: [], removed: ["/bluza/"], cursor: at(4) });
  assert.deepEqual(await packs(), [newHome.place.pack]);
});

test("pages whose pack is gone or cut short, as after a power cut, are printed anew with all others", async () => {
  for (const harm of [(pack: string) => rm(pack), (pack: string) => truncate(pack, 5)]) {
    const folder = await testFolder();
    const pages = await openPrerenderedPages(folder, "s");
    const harmed = page(folder, "b");
    await pages.note({
      printed: [
        ["/", page(folder, "a")],
        ["/bluza/", harmed],
      ],
      removed: [],
      cursor: at(1),
    });
    assert.equal((await openPrerenderedPages(folder, "s")).pages.size, 2);
    await harm(join(folder, harmed.place.pack));
    const again = await openPrerenderedPages(folder, "s");
    assert.deepEqual([again.pages.size, again.cursor, await readdir(folder)], [0, null, ["printed.log"]]);
  }
});

test("long notes that are written at once keep their lines whole", async () => {
  const folder = await testFolder();
  const pages = await openPrerenderedPages(folder, "s");
  const { place } = page(folder, "v");
  const reads = Array.from({ length: 2000 }, (_, place) => `product:${1_000_000 + place}`);
  const notes = Array.from({ length: 8 }, (_, note) =>
    Array.from({ length: 40 }, (_unused, nth): [string, PrerenderedPage] => [
      `/${note}-${nth}/`,
      { version: "v", reads, place },
    ]),
  );
  await Promise.all(
    notes.map((prerendered, note) => pages.note({ printed: prerendered, removed: [], cursor: at(note + 1) })),
  );
  const again = await openPrerenderedPages(folder, "s");
  assert.equal(again.pages.size, 320);
  assert.deepEqual(again.cursor, pages.cursor);
});

import assert from "node:assert/strict";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { testFolder } from "../../test/builders/app.ts";
import { writePack } from "../generator/store/page-pack.ts";
import { openHotPages } from "./page-cache.ts";

const prerendered = (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
const textOf = (sent: Buffer | null) => sent && String(brotliDecompressSync(sent));

/** Short pages, a memory with room for so many of them, and what removes them from the disk. */
async function openPages(emails: string[], roomFor: number) {
  const folder = await testFolder();
  const places = writePack(folder, emails.map(prerendered));
  const size = (await openHotPages(folder).read(places[0]!, "html"))!.length;
  const hot = openHotPages(folder, roomFor * size);
  return {
    hot,
    places,
    remove: async () => Promise.all((await readdir(folder)).map((file) => rm(join(folder, file)))),
  };
}

test("a page asked for again comes from memory", async () => {
  const { hot, places, remove } = await openPages(["a", "b"], 100);
  assert.equal(textOf(await hot.read(places[0]!, "html")), "a");
  await remove();
  assert.equal(textOf(await hot.read(places[0]!, "html")), "a");
  assert.equal(await hot.read(places[1]!, "html"), null);
  assert.equal(await hot.read(places[1]!, "data"), null);
});

test("the memory is bounded: what was not asked for the longest makes room", async () => {
  const emails = ["a", "b", "c", "d", "e", "f", "g", "h", "i"];
  const { hot, places, remove } = await openPages(emails, 8);
  for (const place of places.slice(0, 8)) await hot.read(place, "html");
  await hot.read(places[0]!, "html");
  await hot.read(places[8]!, "html");
  await remove();
  const kept = await Promise.all(places.map((place) => hot.read(place, "html")));
  assert.deepEqual(
    emails.filter((_, at) => kept[at] !== null),
    ["a", "c", "d", "e", "f", "g", "h", "i"],
  );
});

test("one that would fill the memory by itself is not kept", async () => {
  const { hot, places, remove } = await openPages(["a"], 7);
  assert.equal(textOf(await hot.read(places[0]!, "html")), "a");
  await remove();
  assert.equal(await hot.read(places[0]!, "html"), null);
});

test("page data is what the HTML carries, and is kept by itself", async () => {
  const folder = await testFolder();
  const page = { path: "/bluza/", data: { name: "Bluza </script> <!-- żółta\u2028" } };
  const json = JSON.stringify(page).replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028");
  const [whole, bare] = writePack(folder, [
    prerendered(`<body><script type="application/json" id="page-data">${json}</script></body>`),
    prerendered("<body></body>"),
  ]);
  const hot = openHotPages(folder);
  const data = async () => JSON.parse(textOf(await hot.read(whole!, "data"))!) as unknown;
  assert.deepEqual(await data(), page);
  assert.equal(await hot.read(bare!, "data"), null, "a page that carries none has none");
  await rm(join(folder, whole!.pack));
  assert.deepEqual(await data(), page);
  assert.equal(await hot.read(whole!, "html"), null, "nobody asked for it");
});

test("a page is sent smaller than it was printed, and smaller still when it is asked for often", async () => {
  const folder = await testFolder();
  const text = Array.from({ length: 2000 }, (_, nth) => `<li>${(nth * 7919) % 1000} zł</li>`).join("");
  const [place] = writePack(folder, [prerendered(text)]);
  const hot = openHotPages(folder);
  const first = (await hot.read(place!, "html"))!;
  assert.ok(first.length < prerendered(text).length);
  for (let asked = 1; asked < 20; asked += 1) assert.equal((await hot.read(place!, "html"))!.length, first.length);
  let smaller = first;
  while (smaller.length === first.length) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    smaller = (await hot.read(place!, "html"))!;
  }
  assert.ok(smaller.length < first.length);
  assert.equal(textOf(smaller), text);
});

test("a page too large for a connection's first packets is made smaller as soon as a second reader asks", async () => {
  const folder = await testFolder();
  const text = Array.from({ length: 8000 }, (_, nth) => `<li>${(nth * nth * 7919) % 99_991} zł</li>`).join("");
  const [place] = writePack(folder, [prerendered(text)]);
  const hot = openHotPages(folder);
  const first = (await hot.read(place!, "html"))!;
  assert.ok(first.length > 14_600);
  await hot.read(place!, "html");
  let smaller = first;
  // Fewer times than make any page smaller.
  for (let asked = 2; asked < 19 && smaller.length === first.length; asked += 1) {
    await new Promise((resolve) => setTimeout(resolve, Math.min(50 * 2 ** asked, 15_000)));
    smaller = (await hot.read(place!, "html"))!;
  }
  assert.ok(smaller.length < first.length);
  assert.equal(textOf(smaller), text);
});

test("of pages that are loaded at the same moment all but the last are sent as they were printed: nobody waits for another's", async () => {
  const folder = await testFolder();
  const pages = ["bluza", "czapka", "deska", "buty"].map((name) => prerendered(name.repeat(2000)));
  const places = writePack(folder, pages);
  const hot = openHotPages(folder);
  const sent = await Promise.all(places.map((place) => hot.read(place, "html")));
  assert.deepEqual(sent.map(textOf), pages.map(textOf));
  assert.ok(sent.filter((bytes, at) => !bytes!.equals(pages[at]!)).length <= 1);
});

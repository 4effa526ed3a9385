import assert from "node:assert/strict";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { testFolder } from "../../test/builders/app.ts";
import { type PagePart, pageParts, writePack } from "../generator/page-pack.ts";
import { openHotPages } from "./hot-pages.ts";

/** Pages of ten bytes a part. */
const pages = (...letters: string[]) => letters.map((letter) => Object.fromEntries(pageParts.map((part) => [part, Buffer.alloc(10, letter)])) as Record<PagePart, Buffer>);

async function goneFolder(letters: string[], most: number) {
  const folder = await testFolder();
  const places = writePack(folder, pages(...letters));
  const hot = openHotPages(folder, most);
  return { hot, places, remove: async () => Promise.all((await readdir(folder)).map((file) => rm(join(folder, file)))) };
}

test("a page asked for again comes from memory, part by part", async () => {
  const { hot, places, remove } = await goneFolder(["a", "b"], 1000);
  assert.equal(String(await hot.read(places[0]!, "html")), "a".repeat(10));
  await remove();
  assert.equal(String(await hot.read(places[0]!, "html")), "a".repeat(10));
  assert.equal(await hot.read(places[0]!, "data"), null);
  assert.equal(await hot.read(places[1]!, "html"), null);
});

test("the memory is bounded: what was not asked for the longest makes room", async () => {
  const letters = ["a", "b", "c", "d", "e", "f", "g", "h", "i"];
  const { hot, places, remove } = await goneFolder(letters, 80);
  for (const place of places.slice(0, 8)) await hot.read(place, "html");
  await hot.read(places[0]!, "html");
  await hot.read(places[8]!, "html");
  await remove();
  const kept = await Promise.all(places.map((place) => hot.read(place, "html")));
  assert.deepEqual(letters.filter((_, at) => kept[at] !== null), ["a", "c", "d", "e", "f", "g", "h", "i"]);
});

test("one that would fill the memory by itself is not kept", async () => {
  const { hot, places, remove } = await goneFolder(["a"], 79);
  assert.equal((await hot.read(places[0]!, "html"))?.length, 10);
  await remove();
  assert.equal(await hot.read(places[0]!, "html"), null);
});

test("a page asked for often becomes smaller and says the same", async () => {
  const folder = await testFolder();
  const text = Array.from({ length: 2000 }, (_, nth) => `<li>${(nth * 7919) % 1000} zł</li>`).join("");
  const printed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } });
  const [place] = writePack(folder, [{ html: printed, data: printed }]);
  const hot = openHotPages(folder);
  for (let asked = 0; asked < 20; asked += 1) assert.equal((await hot.read(place!, "html"))!.length, printed.length);
  let smaller = printed;
  while (smaller.length === printed.length) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    smaller = (await hot.read(place!, "html"))! as typeof printed;
  }
  assert.ok(smaller.length < printed.length);
  assert.equal(String(brotliDecompressSync(smaller)), text);
  assert.equal((await hot.read(place!, "data"))!.length, printed.length, "the other part was not asked for");
});

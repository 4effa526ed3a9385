import assert from "node:assert/strict";
import { readdir, truncate } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { testFolder } from "../../test/builders/app.ts";
import { type PagePart, pageParts, type PagePlace, readPagePart, writePack } from "./page-pack.ts";

const partsOf = (word: string) => Object.fromEntries(pageParts.map((part) => [part, Buffer.from(`${part} ${word}`)])) as Record<PagePart, Buffer>;
const wordIn = async (folder: string, place: PagePlace, part: PagePart) => (await readPagePart(folder, place, part))?.toString();

test("every part of every page of a pack is read by itself; a pack is one file", async () => {
  const folder = await testFolder();
  const words = ["", "żółć", "dłuższe słowo"];
  const places = writePack(folder, words.map(partsOf));
  for (const [at, word] of words.entries()) for (const part of pageParts) assert.equal(await wordIn(folder, places[at]!, part), `${part} ${word}`);
  assert.deepEqual(await readdir(folder), [places[0]!.pack]);
});

test("a part that is not there, or not whole, is no part", async () => {
  const folder = await testFolder();
  const [place] = writePack(folder, [partsOf("bluza")]);
  assert.equal(await wordIn(folder, { ...place!, pack: "none.pages" }, "html"), undefined);
  await truncate(join(folder, place!.pack), 15);
  assert.equal(await wordIn(folder, place!, "html"), "html bluza");
  assert.equal(await wordIn(folder, place!, "data"), undefined);
});

test("a pack whose page cannot be made is not left behind", async () => {
  const folder = await testFolder();
  function* breaking() {
    yield partsOf("bluza");
    throw new Error("The product screen is broken");
  }
  assert.throws(() => writePack(folder, breaking()), /broken/);
  assert.deepEqual(await readdir(folder), []);
});

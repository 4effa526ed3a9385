import assert from "node:assert/strict";
import { readdir, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { testFolder } from "../../../test/builders/app.ts";
import { type PagePlace, readPage, writePack } from "./page-pack.ts";

const wordIn = async (folder: string, place: PagePlace) => (await readPage(folder, place))?.toString();

test("every page of a pack is read by itself; a pack is one file", async () => {
  const folder = await testFolder();
  const words = ["", "żółć", "dłuższe słowo"];
  const places = writePack(
    folder,
    words.map((word) => Buffer.from(word)),
  );
  for (const [at, word] of words.entries()) assert.equal(await wordIn(folder, places[at]!), word);
  assert.deepEqual(await readdir(folder), [places[0]!.pack]);
});

test("a page of which other bytes are left than were written is no page", async () => {
  const folder = await testFolder();
  const [hoodie, cap] = writePack(
    folder,
    ["bluza", "czapka"].map((word) => Buffer.from(word)),
  );
  await writeFile(join(folder, cap!.pack), Buffer.concat([Buffer.from("bluza"), Buffer.alloc(6)]));
  assert.deepEqual([await wordIn(folder, hoodie!), await wordIn(folder, cap!)], ["bluza", undefined]);
});

test("a page that is not there, or not whole, is no page", async () => {
  const folder = await testFolder();
  const [hoodie, cap] = writePack(
    folder,
    ["bluza", "czapka"].map((word) => Buffer.from(word)),
  );
  assert.equal(await wordIn(folder, { ...hoodie!, pack: "none.pages" }), undefined);
  await truncate(join(folder, hoodie!.pack), 9);
  assert.equal(await wordIn(folder, hoodie!), "bluza");
  assert.equal(await wordIn(folder, cap!), undefined);
});

test("a pack whose page cannot be made is not left behind", async () => {
  const folder = await testFolder();
  function* breaking() {
    yield Buffer.from("bluza");
    throw new Error("The product screen is broken");
  }
  assert.throws(() => writePack(folder, breaking()), /broken/);
  assert.deepEqual(await readdir(folder), []);
});

import assert from "node:assert/strict";
import { readdir, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { testFolder } from "../../test/builders/app.ts";
import { type PagePart, pageParts, readPagePart, writePageFile } from "./page-file.ts";

const partsOf = (word: string) => Object.fromEntries(pageParts.map((part) => [part, Buffer.from(`${part} ${word}`)])) as Record<PagePart, Buffer>;
const wordIn = async (file: string, part: PagePart) => (await readPagePart(file, part))?.toString();

test("every part of a page's file is read by itself; the file is replaced whole", async () => {
  const folder = await testFolder();
  const file = join(folder, "p.page");
  for (const word of ["", "żółć", "dłuższe słowo"]) {
    writePageFile(file, partsOf(word));
    for (const part of pageParts) assert.equal(await wordIn(file, part), `${part} ${word}`);
  }
  assert.deepEqual(await readdir(folder), ["p.page"]);
});

test("a part that is not there, or not whole, is no part", async () => {
  const folder = await testFolder();
  const file = join(folder, "p.page");
  assert.equal(await wordIn(file, "html"), undefined);
  writePageFile(file, partsOf("bluza"));
  await truncate(file, 40);
  assert.equal(await wordIn(file, "smallData"), undefined);
  await writeFile(file, "");
  assert.equal(await wordIn(file, "html"), undefined);
});

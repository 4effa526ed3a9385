import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test, type TestContext } from "node:test";
import sharp from "sharp";
import { imageSizes } from "../contract/paths.ts";
import { openPictureFiles, type PictureFiles } from "./picture-files.ts";

test("every picture of a page that is asked for at once is answered", async (t) => {
  const pictures = await storeWith(t, "bluza.png");
  const answers = await Promise.all(
    imageSizes.map((size) => pictures.derivative({ file: "bluza.png", size, format: "webp" })),
  );
  assert.deepEqual(
    answers.map((path) => path?.endsWith(".webp")),
    imageSizes.map(() => true),
  );
  const again = await pictures.derivative({ file: "bluza.png", size: imageSizes[0], format: "webp" });
  assert.equal(again, answers[0]);
});

test("the same picture asked for by many is made once, and the store closes when all are answered", async (t) => {
  const pictures = await storeWith(t, "buty.png");
  const many = Array.from({ length: 30 }, () =>
    pictures.derivative({ file: "buty.png", size: "320x400", format: "avif" }),
  );
  await pictures.close();
  assert.equal(new Set(await Promise.all(many)).size, 1);
});

/** A store with one small picture in it. */
async function storeWith(t: TestContext, file: string): Promise<PictureFiles> {
  const folder = await mkdtemp(join(tmpdir(), "bruk-pictures-"));
  const pictures = await openPictureFiles(folder);
  t.after(async () => {
    await pictures.close();
    await rm(folder, { recursive: true, force: true });
  });
  const source = join(folder, file);
  await sharp({ create: { width: 60, height: 75, channels: 3, background: "#d8ff3c" } })
    .png()
    .toFile(source);
  await pictures.keep(source, file);
  return pictures;
}

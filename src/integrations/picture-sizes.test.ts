import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test, type TestContext } from "node:test";
import sharp from "sharp";
import type { ImageSize } from "../contract/paths.ts";
import { openPictureFiles, type PictureFiles } from "./picture-files.ts";

async function storeWith(t: TestContext, background: string): Promise<PictureFiles> {
  const folder = await mkdtemp(join(tmpdir(), "bruk-test-"));
  const pictures = await openPictureFiles(folder);
  t.after(async () => {
    await pictures.close();
    await rm(folder, { recursive: true, force: true });
  });
  const source = join(folder, "source.png");
  await sharp({ create: { width: 600, height: 750, channels: 4, background } })
    .png()
    .toFile(source);
  await pictures.keep(source, "a.png");
  return pictures;
}

test("'1on1' is a square crop, without a mode the picture fits inside, and nothing is made larger than it is", async (t) => {
  const pictures = await storeWith(t, "#d8ff3c");
  const sizes: [size: ImageSize, width: number, height: number][] = [
    ["100x100,1on1", 100, 100],
    ["320x400", 320, 400],
    ["585x600", 480, 600],
    ["1200x1500", 600, 750],
  ];
  for (const [size, wide, high] of sizes) {
    const { width, height } = await sharp(
      (await pictures.derivative({ file: "a.png", size, format: "webp" }))!,
    ).metadata();
    assert.deepEqual([width, height], [wide, high], size);
  }
});

test("a JPEG has the transparent parts on concrete", async (t) => {
  const pictures = await storeWith(t, "#00000000");
  const made = await pictures.derivative({ file: "a.png", size: "160x200", format: "jpeg" });
  const { data } = await sharp(made!).raw().toBuffer({ resolveWithObject: true });
  assert.ok(Math.abs(data[0]! - 0xec) < 4 && Math.abs(data[2]! - 0xe7) < 4);
});

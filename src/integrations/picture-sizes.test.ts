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

test("the preview of a link is 1200 × 630, the picture whole in its middle and the shop's paving around it", async (t) => {
  const pictures = await storeWith(t, "#ff0000");
  const made = await pictures.derivative({ file: "a.png", size: "1200x630,paved", format: "jpeg" });
  const { data, info } = await sharp(made!).raw().toBuffer({ resolveWithObject: true });
  assert.deepEqual([info.width, info.height], [1200, 630]);
  const redAt = (x: number) => {
    const [red = 0, green = 0] = data.subarray((315 * info.width + x) * info.channels);
    return red > 200 && green < 60;
  };
  // A picture of 4:5 is 504 wide where it is 630 high.
  assert.deepEqual([340, 360, 600, 840, 860].map(redAt), [false, true, true, true, false]);
});

test("a picture as wide as the preview of a link fills it", async (t) => {
  const pictures = await storeWith(t, "#ff0000");
  const wide = await sharp({ create: { width: 1440, height: 668, channels: 3, background: "#0000ff" } })
    .png()
    .toBuffer();
  const folder = await mkdtemp(join(tmpdir(), "bruk-test-"));
  t.after(() => rm(folder, { recursive: true, force: true }));
  await sharp(wide).toFile(join(folder, "wide.png"));
  await pictures.keep(join(folder, "wide.png"), "wide.png");
  const made = await pictures.derivative({ file: "wide.png", size: "1200x630,paved", format: "png" });
  const { data, info } = await sharp(made!).raw().toBuffer({ resolveWithObject: true });
  assert.deepEqual([info.width, info.height, data[2]], [1200, 630, 255]);
});

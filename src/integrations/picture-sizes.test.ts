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

test("a picture with a focus is cropped about it to every size's own ratio, the way it is seen", async (t) => {
  const pictures = await storeWith(t, "#ffffff");
  // Four stripes from left to right; the camera was held on its side, so that they lie in the file from top to bottom.
  const stripes = ["#ff0000", "#00ff00", "#0000ff", "#000000"];
  const lying = await sharp({ create: { width: 400, height: 800, channels: 3, background: "#ffffff" } })
    .composite(
      stripes.map((background, index) => ({
        input: { create: { width: 400, height: 200, channels: 3 as const, background } },
        left: 0,
        top: index * 200,
      })),
    )
    .withMetadata({ orientation: 8 })
    .jpeg({ quality: 100 })
    .toBuffer();
  await pictures.keep(lying, "stripes.jpg");
  const middleOf = async (size: ImageSize, x: number) => {
    const made = await pictures.derivative({ file: "stripes.jpg", size, format: "png", focus: { x, y: 50 } });
    const { data, info } = await sharp(made!).raw().toBuffer({ resolveWithObject: true });
    const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
    return { size: `${info.width}x${info.height}`, colour: [...data.subarray(at, at + 3)].map((part) => part > 127) };
  };
  const [red, blue] = [
    [true, false, false],
    [false, false, true],
  ];
  assert.deepEqual(await middleOf("160x200", 63), { size: "160x200", colour: blue });
  assert.deepEqual(await middleOf("160x200", 13), { size: "160x200", colour: red });
  assert.deepEqual(await middleOf("100x100,1on1", 63), { size: "100x100", colour: blue });
  assert.deepEqual(await middleOf("1200x630,paved", 63), { size: "1200x630", colour: blue });
  assert.deepEqual(await middleOf("1200x1500", 63), { size: "320x400", colour: blue }, "never larger than it is");
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

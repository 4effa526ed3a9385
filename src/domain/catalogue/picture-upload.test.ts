import assert from "node:assert/strict";
import { test } from "node:test";
import sharp from "sharp";
import { pictureSizeOf, pictureTypeOf } from "./picture-upload.ts";

const drawn = (alpha = 1) =>
  sharp({ create: { width: 321, height: 123, channels: 4, background: { r: 9, g: 99, b: 199, alpha } } });

test("what a picture is and how large is known by its first bytes", async () => {
  const files: [string, Buffer][] = [
    ["jpeg", await drawn().jpeg().toBuffer()],
    [
      "jpeg",
      await drawn()
        .jpeg({ progressive: true })
        .withExif({ IFD0: { Artist: "Kasia" } })
        .toBuffer(),
    ],
    ["png", await drawn().png().toBuffer()],
    ["webp", await drawn().webp().toBuffer()],
    ["webp", await drawn().webp({ lossless: true }).toBuffer()],
    ["webp", await drawn(0.5).webp().toBuffer()],
    ["avif", await drawn().avif({ effort: 0 }).toBuffer()],
  ];
  for (const [type, bytes] of files) {
    assert.equal(pictureTypeOf(bytes), type);
    assert.deepEqual(pictureSizeOf(bytes), { width: 321, height: 123 }, type);
    // Whatever they end at, nothing goes wrong.
    for (const end of [0, 3, 12, 20, 40]) pictureSizeOf(bytes.subarray(0, end));
  }
});

test("a picture of an iPhone is told from what can be shown, and what is none from both", () => {
  const box = (brands: string) => {
    const length = 8 + brands.length;
    return new Uint8Array([0, 0, 0, length, ...new TextEncoder().encode(`ftyp${brands}`)]);
  };
  assert.equal(pictureTypeOf(box("heic\0\0\0\0mif1heic")), "heic");
  assert.equal(pictureTypeOf(box("mif1\0\0\0\0mif1heic")), "heic");
  assert.equal(pictureTypeOf(box("mif1\0\0\0\0mif1avif")), "avif");
  assert.equal(pictureTypeOf(box("isom\0\0\0\0isommp42")), null);
  for (const text of ["", "GIF89a", "<svg xmlns=", "%PDF-1.7", "RIFF\0\0\0\0WAVEfmt "])
    assert.equal(pictureTypeOf(new TextEncoder().encode(text)), null, text);
  assert.equal(pictureSizeOf(new Uint8Array()), null);
});

import sharp, { type Sharp } from "sharp";
import type { IconName } from "../domain/appearance/appearance.ts";
import { markUpload } from "../domain/appearance/mark-upload.ts";
import { pictureTypeOf } from "../domain/catalogue/picture-upload.ts";
import { plainSvg } from "./plain-svg.ts";

/** A mark as it is stored, with what is made of it for browsers and phones. */
export interface ShopMark {
  kind: "svg" | "webp";
  width: number;
  height: number;
  /** No part of it is transparent. */
  opaque: boolean;
  content: Buffer;
  icons: Readonly<Record<IconName, Buffer>>;
}

/** Why a file is no mark of a shop: no picture at all, one of a phone, one too large to decode, one too long for any head of a page. */
export type NoMark = "PICTURE_UNREADABLE" | "PICTURE_HEIC" | "PICTURE_PIXELS" | "MARK_SHAPE";

/**
 * Returns a shop's mark that somebody has sent as it is stored: a drawing without anything that acts or comes from
 * elsewhere, a picture decoded and written anew, without what its camera has put into it; with the icons made of it.
 */
export async function shopMark(given: Buffer): Promise<ShopMark | NoMark> {
  const type = pictureTypeOf(given);
  if (type === "heic") return "PICTURE_HEIC";
  try {
    if (type === null) {
      const svg = plainSvg(given);
      return svg === null ? "PICTURE_UNREADABLE" : await marked("svg", Buffer.from(svg));
    }
    const { width, height } = await sharp(given, { limitInputPixels: false }).metadata();
    if (width * height > markUpload.pixels) return "PICTURE_PIXELS";
    const written = sharp(given, { limitInputPixels: markUpload.pixels, failOn: "truncated" })
      .timeout({ seconds: 20 })
      .rotate()
      .resize(1600, 800, { fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .webp({ quality: 92, alphaQuality: 100 });
    return await marked("webp", await written.toBuffer());
  } catch {
    return "PICTURE_UNREADABLE";
  }
}

async function marked(kind: ShopMark["kind"], content: Buffer): Promise<ShopMark | NoMark> {
  const { width, height } = await sharp(content, { limitInputPixels: markUpload.pixels }).metadata();
  const ratio = width / height;
  if (!(ratio <= markUpload.longest && ratio >= 1 / markUpload.longest)) return "MARK_SHAPE";
  const large = await sharp(content, {
    limitInputPixels: markUpload.pixels,
    // A drawing is as sharp as it is asked for.
    ...(kind === "svg" && { density: Math.max(1, Math.min(2400, (72 * 512) / Math.max(width, height))) }),
  })
    .timeout({ seconds: 20 })
    .resize(512, 512, { fit: "inside" })
    .ensureAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { opaque, light } = seen(large.data);
  if (opaque === null) return "PICTURE_UNREADABLE";
  const drawn = () => sharp(large.data, { raw: large.info });
  return {
    kind,
    width,
    height,
    opaque,
    content,
    icons: await iconsOf(drawn, light ? dark : paper),
  };
}

/** Grounds of the icons: what is light itself stands on the dark one. */
const paper = "#f6f6f3";
const dark = "#111111";

/** How much of the mark there is to be seen: whether all of its ground is filled (null: nothing is), and whether what is there is light. */
function seen(pixels: Buffer): { opaque: boolean | null; light: boolean } {
  let covered = 0;
  let full = 0;
  let light = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3]! / 255;
    covered += alpha;
    if (alpha > 0.98) full += 1;
    light += (alpha * (0.2126 * pixels[at]! + 0.7152 * pixels[at + 1]! + 0.0722 * pixels[at + 2]!)) / 255;
  }
  if (covered < 1) return { opaque: null, light: false };
  return { opaque: full >= pixels.length / 4 - 4, light: light / covered > 0.75 };
}

async function iconsOf(drawn: () => Sharp, ground: string): Promise<ShopMark["icons"]> {
  const png = async (size: number, share: number) => {
    const inner = Math.round(size * share);
    const mark = await drawn().resize(inner, inner, { fit: "inside" }).png().toBuffer();
    return sharp({ create: { width: size, height: size, channels: 3, background: ground } })
      .composite([{ input: mark, gravity: "centre" }])
      .png({ compressionLevel: 9 })
      .toBuffer();
  };
  return {
    "icon.ico": icoOf(await png(32, 0.94), 32),
    "180.png": await png(180, 0.8),
    "192.png": await png(192, 0.84),
    "512.png": await png(512, 0.84),
    // Systems cut it to a circle: what matters stays within four fifths, and its corners too.
    "maskable.png": await png(512, 0.56),
  };
}

/** A PNG as the only picture of an ICO: six bytes that say so, sixteen of where it is. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** A mark as papers and emails show it: a PNG on the white they are read on, with the size it is to be seen in. */
export interface LetterheadMark {
  png: Buffer;
  width: number;
  height: number;
}

/** The room a mark has at the head of a paper and of an email, and how much finer it is drawn than it is seen. */
const letterhead = { width: 200, height: 40, fine: 3 } as const;

/** Returns a stored mark for papers and emails; the same mark gives the same bytes. */
export async function letterheadMark({ kind, content }: Pick<ShopMark, "kind" | "content">): Promise<LetterheadMark> {
  const { width, height } = await sharp(content, { limitInputPixels: markUpload.pixels }).metadata();
  const scale = Math.min(letterhead.width / width, letterhead.height / height);
  const [seenWidth, seenHeight] = [width, height].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ];
  const png = await sharp(content, {
    limitInputPixels: markUpload.pixels,
    ...(kind === "svg" && { density: Math.max(1, Math.min(2400, 72 * scale * letterhead.fine)) }),
  })
    .timeout({ seconds: 20 })
    .resize(seenWidth * letterhead.fine, seenHeight * letterhead.fine, { fit: "fill" })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .png({ compressionLevel: 9 })
    .toBuffer();
  return { png, width: seenWidth, height: seenHeight };
}

import { createHash } from "node:crypto";
import sharp, { type Sharp } from "sharp";
import type { Box } from "../domain/catalogue/picture.ts";
import { pictureTypeOf, pictureUpload } from "../domain/catalogue/picture-upload.ts";

/** A picture of goods as it is stored. */
export interface GoodsPicture {
  content: Buffer;
  extension: "jpg" | "webp";
  width: number;
  height: number;
  sha256: string;
}

/** Why a file is no picture of goods: none at all, one of a phone that browsers cannot show, one that is too large to decode. */
export type NoPicture = "PICTURE_UNREADABLE" | "PICTURE_HEIC" | "PICTURE_PIXELS";

/**
 * Returns a picture that somebody has sent as it is stored: decoded and written anew, upright, in sRGB, at most
 * `pictureUpload.longest` pixels long, without anything its camera or anybody else has put into the file beside the
 * picture. Its name and the type it was sent as say nothing.
 */
export async function goodsPicture(given: Buffer): Promise<GoodsPicture | NoPicture> {
  const type = pictureTypeOf(given);
  if (type === "heic") return "PICTURE_HEIC";
  if (type === null) return "PICTURE_UNREADABLE";
  try {
    // Of a bomb no more is read than its head.
    const { width, height } = await sharp(given, { limitInputPixels: false }).metadata();
    if (width * height > pictureUpload.pixels) return "PICTURE_PIXELS";
    const { longest } = pictureUpload;
    return await written(opened(given).rotate().resize(longest, longest, { fit: "inside", withoutEnlargement: true }));
  } catch {
    return "PICTURE_UNREADABLE";
  }
}

/** Returns a part of a stored picture as a picture of its own; the box is in thousandths of its sides as it is seen. */
export async function cutPicture(stored: Buffer, box: Box): Promise<GoodsPicture> {
  const { width, height } = (await sharp(stored).metadata()).autoOrient;
  const left = Math.min(width - 1, Math.round((box.left * width) / 1000));
  const top = Math.min(height - 1, Math.round((box.top * height) / 1000));
  const part = {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round((box.width * width) / 1000))),
    height: Math.max(1, Math.min(height - top, Math.round((box.height * height) / 1000))),
  };
  return written(opened(stored).rotate().extract(part));
}

/** Cameras write files that are whole and not quite right: what ends too early is refused, nothing else. */
function opened(given: Buffer): Sharp {
  return sharp(given, { limitInputPixels: pictureUpload.pixels, failOn: "truncated" }).timeout({ seconds: 30 });
}

/** JPEG; what is transparent as WebP. */
async function written(picture: Sharp): Promise<GoodsPicture> {
  const { data, info } = await picture.toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
  const raw = sharp(data, { raw: info });
  const isOpaque = info.channels < 4 || (await raw.stats()).isOpaque;
  const content = await (
    isOpaque
      ? raw.removeAlpha().jpeg({ quality: 90, mozjpeg: true, chromaSubsampling: "4:4:4" })
      : raw.webp({ quality: 92, alphaQuality: 100 })
  ).toBuffer();
  return {
    content,
    extension: isOpaque ? "jpg" : "webp",
    width: info.width,
    height: info.height,
    sha256: createHash("sha256").update(content).digest("hex"),
  };
}

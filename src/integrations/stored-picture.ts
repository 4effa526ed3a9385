import sharp from "sharp";

/** The longer side, in pixels: enough to read a label or see a torn seam by. */
const longest = 1600;
/** A larger picture is not decoded. */
const mostPixels = 60_000_000;

/** Returns a picture as the shop keeps it of a packed box or a complaint: JPEG, upright, without what its camera wrote into it (where it was taken). Null: it is no picture. */
export async function storedPicture(given: Buffer): Promise<Buffer | null> {
  return sharp(given, { limitInputPixels: mostPixels })
    .rotate()
    .timeout({ seconds: 20 })
    .resize(longest, longest, { fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .jpeg({ quality: 72, mozjpeg: true })
    .toBuffer()
    .catch(() => null);
}

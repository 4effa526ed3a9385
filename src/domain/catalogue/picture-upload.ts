/** What a picture of goods may be that somebody sends: said before it is chosen, looked at before it is sent and once it is there. */
export const pictureUpload = {
  bytes: 25_000_000,
  /** Of a phone's largest, 48 megapixels, and what its sides are rounded to. */
  pixels: 60_000_000,
  /** As browsers are told what can be chosen; an iPhone makes a JPEG of a HEIC by it. */
  types: ["image/jpeg", "image/png", "image/webp", "image/avif"],
  /** Of the longer side, as it is stored: more than any page shows. */
  longest: 3000,
  /** Below this the enlarged picture of goods is blurred. */
  wide: 1200,
} as const;

/** What a picture is by how it begins; `heic` is no picture for browsers. */
export type PictureType = "jpeg" | "png" | "webp" | "avif" | "heic";

/** How many bytes of a file tell what it is. */
const tellingBytes = 64;

/** Returns what a file is by its first bytes, whatever it is called; null: no picture that the shop takes. */
export function pictureTypeOf(head: Uint8Array): PictureType | null {
  const text = String.fromCharCode(...head.subarray(0, tellingBytes));
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "webp";
  if (text.slice(4, 8) !== "ftyp") return null;
  // Its brands (ISO 14496-12, 4.3): the first, four bytes of version, and those it can be read as.
  const brands = text.slice(8, Math.max(12, head[3] ?? 0)).match(/.{4}/gs) ?? [];
  if (brands.some((brand) => brand === "avif")) return "avif";
  return brands.some((brand) => ["heic", "heix", "heim", "heis", "hevc", "mif1"].includes(brand)) ? "heic" : null;
}

/** How many bytes of a file tell how large its picture is: what a camera writes before that is shorter. */
export const measuredBytes = 512 * 1024;

/** Returns how large a picture is by its first bytes, without decoding it; null: they do not say. */
export function pictureSizeOf(head: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  try {
    const type = pictureTypeOf(head);
    if (type === "png") return { width: view.getUint32(16), height: view.getUint32(20) };
    if (type === "jpeg") return sizeOfJpeg(view);
    if (type === "webp") return sizeOfWebp(view);
    return type === "avif" ? sizeOfAvif(view) : null;
  } catch {
    // They end before they say it.
    return null;
  }
}

/** In the frame header (ITU T.81, B.2.2), after segments that are as long as they say. */
function sizeOfJpeg(view: DataView): { width: number; height: number } | null {
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
  }
  return null;
}

/** In its first chunk, of which there are three kinds (RFC 9649). */
function sizeOfWebp(view: DataView): { width: number; height: number } | null {
  const kind = String.fromCharCode(view.getUint8(15));
  if (kind === "X") {
    const three = (at: number) => 1 + view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
    return { width: three(24), height: three(27) };
  }
  if (kind === "L") {
    const bits = view.getUint32(21, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

/** In the property `ispe` (ISO 23008-12, 6.5.3) of the largest of its images. */
function sizeOfAvif(view: DataView): { width: number; height: number } | null {
  let found: { width: number; height: number } | null = null;
  for (let at = 0; at + 16 <= view.byteLength; at += 1) {
    if (view.getUint32(at) !== 0x69737065) continue;
    const one = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (found === null || one.width * one.height > found.width * found.height) found = one;
  }
  return found;
}

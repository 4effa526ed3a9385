import { measuredBytes, pictureSizeOf, pictureTypeOf, pictureUpload } from "../../domain/catalogue/picture-upload.ts";

/** Why a file is not sent at all. */
export type NotSent = "HEAVY" | "PICTURE_UNREADABLE" | "PICTURE_HEIC" | "PICTURE_PIXELS";

/** Looks at a file before it is sent, by its first bytes, without decoding it. Returns why it is no picture the shop takes; null: it may be one. */
export async function whyNotSent(file: Blob): Promise<NotSent | null> {
  const head = new Uint8Array(await file.slice(0, measuredBytes).arrayBuffer());
  const type = pictureTypeOf(head);
  if (type === null) return "PICTURE_UNREADABLE";
  if (type === "heic") return "PICTURE_HEIC";
  if (file.size > pictureUpload.bytes) return "HEAVY";
  const size = pictureSizeOf(head);
  return size !== null && size.width * size.height > pictureUpload.pixels ? "PICTURE_PIXELS" : null;
}

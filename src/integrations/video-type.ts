/** What a shop takes as a video or as what is said in one. */
export type VideoType = "mp4" | "webm" | "vtt";

/** Captions of an hour are a tenth of this. */
const mostCaptions = 1_000_000;

/** Returns what bytes are, by how they begin; null: neither MP4, WebM nor WebVTT in UTF-8. */
export function videoTypeOf(bytes: Buffer): VideoType | null {
  if (bytes.toString("latin1", 4, 8) === "ftyp") return bytes.toString("latin1", 8, 12) === "qt  " ? null : "mp4";
  if (bytes.toString("hex", 0, 4) === "1a45dfa3") return bytes.subarray(0, 64).includes("webm") ? "webm" : null;
  return isCaptions(bytes) ? "vtt" : null;
}

function isCaptions(bytes: Buffer): boolean {
  if (bytes.length > mostCaptions) return false;
  try {
    return /^WEBVTT(?=[ \t\r\n]|$)/.test(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}

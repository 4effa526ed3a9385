/** A stretch of a page. Most of a page stands on thousands of others too: such a stretch is an object, so that whoever writes them knows it again. */
export type HtmlChunk = string | Repeated;

export interface Repeated {
  readonly text: string;
}

/** Returns the text that these pieces make. */
export function textOf(pieces: readonly HtmlChunk[]): string {
  return pieces.map((piece) => (typeof piece === "string" ? piece : piece.text)).join("");
}

const encoder = new TextEncoder();
const encoded = new WeakMap<Repeated, Uint8Array>();
let room = new Uint8Array(1 << 20);

/** Returns the bytes of the same, which hold until the next call: what comes again is encoded once, and no page asks for memory of its own. */
export function bytesOf(chunks: readonly HtmlChunk[]): Uint8Array {
  const most = chunks.reduce((sum, chunk) => sum + (typeof chunk === "string" ? chunk : chunk.text).length * 3, 0);
  if (room.length < most) room = new Uint8Array(most);
  let end = 0;
  for (const chunk of chunks) {
    if (typeof chunk === "string") end += encoder.encodeInto(chunk, room.subarray(end)).written;
    else {
      const bytes = encoded.get(chunk) ?? encoder.encode(chunk.text);
      encoded.set(chunk, bytes);
      room.set(bytes, end);
      end += bytes.length;
    }
  }
  return room.subarray(0, end);
}

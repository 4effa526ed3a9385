/** A stretch of a page. Most of a page stands on thousands of others too: such a stretch is an object, so that whoever writes them knows it again. */
export type HtmlChunk = string | Repeated;

export interface Repeated {
  readonly text: string;
}

/** Returns the text that these pieces make. */
export function textOf(pieces: readonly HtmlChunk[]): string {
  return pieces.map((piece) => (typeof piece === "string" ? piece : piece.text)).join("");
}

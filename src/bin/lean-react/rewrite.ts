/** A stretch of a text and what stands there instead. */
export interface Change {
  start: number;
  end: number;
  text: string;
}

/** Returns the text with its changes made. Of changes inside one another only the outermost counts. */
export function rewrite(source: string, changes: readonly Change[]): string {
  let written = "";
  let at = 0;
  for (const { start, end, text } of changes.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at) continue;
    written += source.slice(at, start) + text;
    at = end;
  }
  return written + source.slice(at);
}

export interface ByteRange {
  /** The first and the last byte, counted from 0. */
  start: number;
  end: number;
}

/** Returns the part of so many bytes that a `range` header asks for; null: all of it, for none or for one that says several parts or anything else; "none": there is no such part. */
export function byteRangeOf(header: string | undefined, size: number): ByteRange | "none" | null {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return null;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(size - 1, Number(to));
  if (from !== "" && to !== "" && Number(to) < Number(from)) return null;
  return start > end ? "none" : { start, end };
}

/** How many addresses one call, or one file, may lead elsewhere. */
export const mostRedirects = 2000;

/** Why an address cannot lead to another: it is none; it is a page of the shop; it leads elsewhere already; it would lead to itself, or to one that leads on; there is nothing where it leads. */
export const redirectTroubles = [
  "fromWrong",
  "toWrong",
  "fromLiving",
  "fromKnown",
  "loop",
  "toLeadsOn",
  "toGone",
] as const;
export type RedirectTrouble = (typeof redirectTroubles)[number];

/** Returns the path of what somebody typed or pasted, with a slash in front and as a person reads it: an address with its host, a path with or without a slash; null: it is no path of a shop. What stands behind `?` and `#` is left away. */
export function pathTyped(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^https?:\/\/[^/]+/i, "")
    .split(/[?#]/, 1)[0]!;
  const path = readable(`/${bare.replace(/^\/+/, "")}`);
  if (path === null || path === "/" || path.length > 500) return null;
  return /[\s\\<>"\p{Cc}\p{Cf}]/u.test(path) || path.split("/").includes("..") ? null : path;
}

/** Returns a path as paths are told apart: without case and the last slash, and without the one in front. */
export function spellingOf(path: string): string {
  return path.replace(/^\//, "").replace(/\/+$/, "").toLowerCase();
}

function readable(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

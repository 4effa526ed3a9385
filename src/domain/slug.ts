/** Returns a name as part of a path: lower-case ASCII letters and digits joined by hyphens. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[łøđßæœ]/g, (letter) => letters[letter]!)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/&[a-z]+;|&#\d+;/g, " ")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 120)
    .replace(/-+$/, "");
}

const letters: Record<string, string> = { ł: "l", ø: "o", đ: "d", ß: "ss", æ: "ae", œ: "oe" };

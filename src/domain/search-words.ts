/** Answers the words of a search query: lower case, without diacritics, at most eight, LIKE's own signs left out. */
export function searchWords(query: string): string[] {
  return query
    .slice(0, 200)
    .toLowerCase()
    .replaceAll("ł", "l")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .split(/[^\p{L}\p{N}.]+/u)
    .filter((word) => word !== "" && word !== ".")
    .slice(0, 8);
}

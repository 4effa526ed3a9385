/** Signs that are shown on each side of what differs. */
const around = 30;

/** Returns two texts as far as one has to see them to see how they differ: `…bluza z bawełny, cie…` and what became of it. */
export function aroundDifference(before: string, after: string): [before: string, after: string] {
  const [was, is] = [[...before], [...after]];
  const shorter = Math.min(was.length, is.length);
  let start = 0;
  while (start < shorter && was[start] === is[start]) start += 1;
  let end = 0;
  while (end < shorter - start && was[was.length - 1 - end] === is[is.length - 1 - end]) end += 1;
  const from = start > around + 1 ? start - around : 0;
  const left = end > around + 1 ? end - around : 0;
  const cut = (signs: string[]) => {
    const text = signs.slice(from, signs.length - left).join("");
    return `${from > 0 ? "…" : ""}${text}${left > 0 ? "…" : ""}`;
  };
  return [cut(was), cut(is)];
}

import type { QueryWord } from "./search-words.ts";

/** What shoppers call a size, in all its usual forms and short ones, folded. */
const names = new Set(
  [
    "rozmiar rozmiaru rozmiarowi rozmiarem rozmiarze rozmiary rozmiarow rozmiarom rozmiarami rozmiarach rozm roz r numer numerze nr",
    "size sizes sized sz eu eur",
    "velikost velikosti velikostem velikostech velikostmi vel cislo c",
  ].flatMap((line) => line.split(" ")),
);

/** What looks like a size, whether or not the shop has it: 43, 8.25, 4XL. */
const sizeLike = /^(?:\d.*|x*[sml]|\dx[sl])$/;

/**
 * Returns the words that only say that the next one is a size: 'rozmiar' of 'bluza rozmiar M', 'r' of 'buty r. 43'. `isSize` knows
 * the shop's own. At the end one in full says that a size is still to come.
 */
export function sizeWordsAmong(asked: readonly QueryWord[], isSize: (at: number) => boolean): Set<QueryWord> {
  return new Set(
    asked.filter(({ word }, at) => {
      const next = asked[at + 1];
      if (!names.has(word) || isSize(at)) return false;
      return next === undefined ? at > 0 && word.length >= 4 : isSize(at + 1) || sizeLike.test(next.word);
    }),
  );
}

const inFull: Readonly<Record<string, string>> = { small: "s", medium: "m", large: "l" };

/** Returns the other ways to write a size: 2xl is xxl, and the other way round; large is l, and extra large xl. */
export function writtenOtherwise(size: string): string[] {
  const [, extra, full] = /^(extra |x )?(small|medium|large)$/.exec(size) ?? [];
  if (full !== undefined) return [(extra === undefined ? "" : "x") + inFull[full]!];
  const [, count, letter] = /^(\d)x([sl])$/.exec(size) ?? [];
  if (count !== undefined) return ["x".repeat(Number(count)) + letter];
  const [, signs, last] = /^(x{2,})([sl])$/.exec(size) ?? [];
  return signs === undefined ? [] : [`${signs.length}x${last}`];
}

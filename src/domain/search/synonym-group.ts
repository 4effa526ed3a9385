import type { LanCode } from "../language.ts";
import { type GroupTrouble, groupTrouble, mostOfGroup, tidyWords, wordsOfPhrase } from "./group-trouble.ts";
import { folded } from "./search-words.ts";
import { sameWord } from "./stems.ts";
import { synonyms } from "./synonyms.ts";

/** Words, or short phrases, that mean the same in this shop; one way: only the first of them is asked for, the others are found. */
export interface SynonymGroup {
  words: readonly string[];
  oneWay: boolean;
}

/** The groups that come with the shop, each named by its first word. */
export const ownGroups: readonly SynonymGroup[] = synonyms.map((words) => ({ words, oneWay: false }));

/** Returns the groups that come with the shop and may say something of these words, but for those whose names are given as switched off. */
export function ownGroupsFor(words: readonly string[], off: readonly string[]): readonly SynonymGroup[] {
  const groups = new Set(words.flatMap((word) => (ownByStart.get(startOf(word)) ?? []).map(({ group }) => group)));
  return [...groups].filter(({ words: [name = ""] }) => !off.includes(name));
}

/** Returns what a group's words are asked by: a phrase by its words, and where it is written with a hyphen also as one. */
function waysToAsk(phrase: string): string[][] {
  const words = wordsOfPhrase(phrase);
  return phrase.includes("-") ? [words, [folded(phrase)]] : [words];
}

/** Returns the first letters by which the groups are looked up that a word of a query may belong to. */
export function startsOf({ words, oneWay }: SynonymGroup): string[] {
  const asked = (oneWay ? words.slice(0, 1) : words).flatMap(waysToAsk);
  return [...new Set(asked.flatMap(([first = ""]) => [startOf(first)]))].filter((start) => start !== "");
}

const ownByStart = Map.groupBy(
  ownGroups.flatMap((group) => startsOf(group).map((start) => ({ start, group }))),
  ({ start }) => start,
);

/** Returns the letters all forms of a word begin with. */
export function startOf(word: string): string {
  return word.slice(0, 3);
}

/**
 * Returns what means the same as a word of a query: of each group one of whose words it is, or of whose phrases it is a part
 * that stands there whole, all the others, folded; phrases with their words apart. `asked` are all words of the query.
 */
export function synonymsAmong(word: string, asked: readonly string[], groups: readonly SynonymGroup[]): string[] {
  const found = groups.flatMap(({ words, oneWay }) => {
    const told = (oneWay ? words.slice(0, 1) : words).filter((phrase) =>
      waysToAsk(phrase).some((way) => isPartOf(word, way, asked)),
    );
    return told.length === 0 ? [] : words.filter((phrase) => !told.includes(phrase)).flatMap(waysToAsk);
  });
  // A word of one letter or two begins too many others to be looked up.
  const lookedFor = found.filter((way) => way.length === 1 || way.every((one) => one.length >= 3));
  return [...new Set(lookedFor.map((way) => way.join(" ")))].filter((other) => !sameWord(other, word));
}

function isPartOf(word: string, way: readonly string[], asked: readonly string[]): boolean {
  const [only, second] = way;
  if (only === undefined) return false;
  if (second === undefined) return word.length >= 3 && sameWord(only, word);
  const at = asked.findIndex((_, from) => way.every((one, index) => sameWord(one, asked[from + index] ?? "")));
  return at >= 0 && asked.slice(at, at + way.length).includes(word);
}

/** A group as its label writes it down: in which language, and what. */
export interface SpelledGroup extends SynonymGroup {
  lanCode: LanCode;
}

/** Returns a group as one line, `pl: bluza = kangurka`, one way `pl: hoodie > bluza z kapturem = kangurka`. */
export function lineOf({ lanCode, words: [first = "", ...others], oneWay }: SpelledGroup): string {
  return `${lanCode}: ${oneWay ? `${first} > ${others.join(" = ")}` : [first, ...others].join(" = ")}`;
}

/** Returns the group that such a line says, or what is wrong with it. */
export function groupOfLine(line: string): SpelledGroup | string {
  const [, lanCode, said = ""] = /^\s*(pl|en|cz)\s*:(.*)$/.exec(line) ?? [];
  if (lanCode === undefined) return "begin with pl:, en: or cz:";
  const [first = "", ...after] = said.split(">");
  if (after.length > 1) return "write '>' once";
  const one = (text: string) => text.split("=").map((word) => word.trim().replace(/\s+/g, " "));
  if (after.length === 1 && first.includes("=")) return "name one word before '>'";
  return checkedGroup({
    lanCode: lanCode as LanCode,
    words: [...one(first), ...after.flatMap(one)],
    oneWay: after.length === 1,
  });
}

/** Returns a group whose words a search can look for, or what is wrong with it. */
export function checkedGroup(group: SpelledGroup): SpelledGroup | string {
  const trouble = groupTrouble(group.words);
  return trouble === null ? { ...group, words: tidyWords(group.words) } : inEnglish[trouble.kind](trouble.word);
}

const inEnglish: Readonly<Record<GroupTrouble["kind"], (word: string) => string>> = {
  few: () => "name two words or more that mean the same",
  many: () => `name at most ${mostOfGroup.words} words`,
  none: (word) => `'${word}' is no word`,
  long: (word) => `'${word}' is longer than ${mostOfGroup.phrase} words or ${mostOfGroup.letters} letters`,
  short: (word) => `'${word}' is shorter than three letters`,
  twice: (word) => `no word may stand there twice, as '${word}' does`,
};

/** Case endings of Polish (and, as it happens, most Czech) nouns and adjectives, without diacritics, longest first. */
const endings =
  /(?:iego|iemu|iami|iach|[kg]imi|ego|emu|ami|ach|ymi|iom|owi|iej|iem|[kg]ich|ych|[kg]im|ow|om|em|ie|ia|io|iu|ym|ej|mi|a|e|i|y|o|u)$/;

/** Letters that stay when an ending that names them goes: 'dlugich' is dlug, not dlu. */
const kept = /^[kg]/;

/** What a stem ends in before a softening ending, and what it ends in elsewhere: kurtce, kurtka. */
const softened: readonly [RegExp, string][] = [
  [/([^aeiouy])ce$/, "$1k"],
  [/rze$/, "r"],
  [/dzie$/, "d"],
  [/cie$/, "t"],
];

/** No stem is shorter: what is left of a word must still say something. */
const shortest = 3;

/**
 * Returns the stems a folded word may be a form of: two words are forms of one when they share one. A small
 * stemmer by suffixes for Polish, with the English plural beside it. Forms that end in a consonant may
 * be whole already ('denim') or not ('butow'), so they answer both: bluza, bluzy, bluze → bluz;
 * koszulek → koszulek, koszulk; shoes → shoes, sho (of shoe).
 */
export function stems(word: string): readonly string[] {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  if (remembered.size >= mostRemembered) remembered.clear();
  const found = stemsOf(word);
  remembered.set(word, found);
  return found;
}

/** A search asks for the stems of hundreds of the shop's words, the same ones as the next: to work them out anew was most of its time. */
const remembered = new Map<string, readonly string[]>();
const mostRemembered = 20_000;

function stemsOf(word: string): string[] {
  if (/\d/.test(word) || word.length <= shortest) return [word];
  const found = new Set<string>();
  add(found, word);
  for (const [soft, hard] of softened) if (soft.test(word)) add(found, word.replace(soft, hard));
  if (/[^s]s$/.test(word)) add(found, word.slice(0, -1));
  return [...found];
}

/**
 * Returns the stems of the words this one may be made of: zimowy → zim, of zima; bawelniany → bawelna;
 * konopny → konopie. Words that share one are akin, not the same.
 */
export function roots(word: string): string[] {
  const made = stems(word).flatMap((stem) => {
    const [, noun] = /^(...+)(?:ow|ov|ian)$/.exec(stem) ?? /^(....+[^aeiouy])n$/.exec(stem) ?? [];
    return noun === undefined ? [stem] : [stem, noun];
  });
  return [...new Set(made)];
}

function add(found: Set<string>, word: string): void {
  const base = word.replace(endings, (ending) => (kept.test(ending) ? ending.slice(0, 1) : ""));
  const cut = base.length >= shortest ? base : word;
  for (const stem of /[^aeiouy]$/.test(word) ? [word, cut] : [cut]) {
    found.add(stem);
    // The e that comes and goes: koszulek, koszulka; sweter, swetry.
    const short = stem.replace(/([^aeiouy])e([^aeiouy])$/, "$1$2");
    if (short.length > shortest) found.add(short);
  }
}

/** Returns whether two folded words are forms of one word: bluzę and bluzami are, bluza and bluzka are not. */
export function sameWord(one: string, other: string): boolean {
  return formOf(one)(other);
}

/** The same for one word and many others. */
export function formOf(word: string): (other: string) => boolean {
  return formOfAny([word]);
}

/** Returns what tells whether a word is a form of one of these. */
export function formOfAny(words: readonly string[]): (other: string) => boolean {
  if (words.length === 0) return () => false;
  const known = new Set(words.flatMap(stems));
  const begins = beginningLike(words);
  return (other) => begins(other) && (words.includes(other) || stems(other).some((stem) => known.has(stem)));
}

/** Returns what tells whether a word begins with the two letters that all forms of one of these share: far less than its stems. */
export function beginningLike(words: readonly string[]): (other: string) => boolean {
  const starts = new Set(words.map((word) => word.slice(0, 2)));
  return (other) => starts.has(other.slice(0, 2));
}

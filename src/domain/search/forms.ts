import type { LanCode } from "../language.ts";
import { folded } from "./search-words.ts";
import { sameWord } from "./stems.ts";
import { shades } from "./synonyms.ts";

/** A word as it is spelled, and folded. */
export interface SpelledWord {
  word: string;
  spelled: string;
}

const adjectives: Readonly<Record<LanCode, readonly { made: RegExp; endings: readonly string[] }[]>> = {
  pl: [
    { made: /^(.+[kg])(?:i|a|ie)$/, endings: ["i", "a", "ie", "iego", "iej", "iemu", "ą", "im", "ich", "imi"] },
    { made: /^(.+)[yae]$/, endings: ["y", "a", "e", "ego", "ej", "emu", "ą", "ym", "ych", "ymi"] },
  ],
  en: [],
  cz: [{ made: /^(.+)[ýáé]$/, endings: ["á", "ý", "é", "ého", "ému", "ém", "ou", "ým", "ých", "ými"] }],
};

/** What ends like this is an adjective, whatever the shop sells: dresowy, konopny, miejski, zimní. */
const adjectival: Readonly<Record<LanCode, RegExp>> = {
  pl: /(?:ow|ian|aln|czn|sk|ck)[yia]$|(?:sk|ck)ie$|(?:ow|ian|aln|czn)e$/,
  en: /^$/,
  cz: /(?:ov|sk|ck|n)[ýáé]$/,
};

const colours = Object.entries(shades).flat(2).map(folded);

/** Returns a word and, of an adjective, its forms in a language, though the shop has only one of them: czarny, czarna, czarnego. */
export function formsOf({ word, spelled }: SpelledWord, lanCode: LanCode): SpelledWord[] {
  const own = [{ word, spelled }];
  if (!adjectival[lanCode].test(spelled) && !colours.some((colour) => colour === word || sameWord(colour, word)))
    return own;
  for (const { made, endings } of adjectives[lanCode]) {
    const [, stem] = made.exec(spelled) ?? [];
    if (stem !== undefined)
      return [...own, ...endings.map((ending) => ({ word: folded(stem + ending), spelled: stem + ending }))];
  }
  return own;
}

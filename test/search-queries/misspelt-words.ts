import type { LanCode } from "../../src/domain/language.ts";

/**
 * A hundred misspelt words per language. Public lists of misspellings (codespell's, Wikipedia's) hold next to no word of
 * clothing, so the demo shop's own words are misspelt here by the classes that the literature counts: Damerau 1964 (a letter left out, one too
 * many, another one, two exchanged), Yannakoudakis and Fawthrop 1983 (doubled and single letters, vowels, hardly ever the first letter),
 * Deorowicz and Ciura 2005 (neighbours on the keyboard, letters that sound alike), for Polish and Czech what school books list. Which
 * class and which place a word gets follows from its place in the list: the hundred are always the same.
 */
export function misspeltWords(lanCode: LanCode): { right: string; typed: string }[] {
  const right = words[lanCode].split(" ");
  const known = new Set(right);
  const kinds = [...slipsOfTheFinger, ...alike[lanCode].map(soundingAlike)];
  return right.flatMap((word, index) => {
    const typed = new Set<string>();
    for (let tried = 0; typed.size < 2 && tried < kinds.length * 2; tried += 1) {
      const made = kinds[(index + tried * 5) % kinds.length]!(word, index + tried);
      if (made !== null && made !== word && !known.has(made)) typed.add(made);
    }
    return [...typed].map((one) => ({ right: word, typed: one }));
  });
}

/** Fifty words of the demo shop in each language, as its names and categories have them. */
const words: Record<LanCode, string> = {
  pl: "bluza bluzy koszulka koszulki kurtka kurtki spodnie jeansy bojówki szorty czapka czapki kapelusz skarpety rękawiczki sneakersy trampki trapery sztyblety klapki plecak plecaki nerka torba saszetka deska snowboard wiązania butelka bidon olejek balsam młynek bletki zapalniczka słoik koszula flanelowa sztruksowa wiatrówka anorak pikowana przeciwdeszczowa rozpinana kapturem treningowa konopne dresowe zimowe termiczna",
  en: "hoodie hoodies sweatshirts shirt shirts jacket jackets windbreaker puffer trousers jeans cargo sweatpants shorts beanie beanies bucket socks gloves footwear sneakers plimsolls boots slides backpack backpacks pouch wheels trucks helmet exercise bottle insulated balm beard grinder lighter papers flannel corduroy overshirt anorak crewneck quilted reversible chelsea training snowboard goggles bindings",
  cz: "mikina mikiny tričko trička košile bunda bundy větrovka kalhoty džíny kapsáče tepláky kraťasy čepice kšiltovka kšiltovky klobouk klobouky ponožky rukavice tenisky plátěnky pantofle batoh batohy ledvinka taška deska kolečka trucky helma podložka termoláhev láhev balzám drtička papírky zapalovač manšestrová flanelová svrchní anorak prošívaná kapucí zimní pracovní tréninkové konopné snowboard vázání",
};

type Slip = (word: string, nth: number) => string | null;

/** Keys that lie beside each other on the keyboards of all three. */
const beside: Readonly<Record<string, string>> = Object.fromEntries(
  "as sd dr ef fg gh hj io jk kl lk mn nm op po re st tr ui vb wq zx bv cv"
    .split(" ")
    .map((pair) => [pair[0]!, pair[1]!]),
);

const slipsOfTheFinger: readonly Slip[] = [
  (word, nth) => at(word, nth, (letters, offset) => letters.toSpliced(offset, 1)),
  (word, nth) =>
    at(word, nth, (letters, offset) =>
      offset + 1 < letters.length ? letters.toSpliced(offset, 2, letters[offset + 1]!, letters[offset]!) : letters,
    ),
  (word, nth) => at(word, nth, (letters, offset) => letters.toSpliced(offset, 0, letters[offset]!)),
  (word, nth) =>
    at(word, nth, (letters, offset) => letters.toSpliced(offset, 1, beside[letters[offset]!] ?? letters[offset]!)),
  (word) => word.replace(/(.)\1/, "$1"),
  (word) => word.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l"),
];

/** What sounds alike, written one way and the other. */
const alike: Record<LanCode, readonly (readonly [string, string])[]> = {
  pl: [
    ["ó", "u"],
    ["u", "ó"],
    ["rz", "ż"],
    ["ch", "h"],
    ["ą", "on"],
    ["ę", "en"],
    ["ks", "x"],
    ["w", "f"],
    ["i", "y"],
    ["s", "z"],
  ],
  en: [
    ["a", "e"],
    ["e", "a"],
    ["ie", "ei"],
    ["ck", "k"],
    ["ou", "u"],
    ["oo", "u"],
    ["ea", "ee"],
    ["s", "z"],
    ["er", "or"],
    ["i", "y"],
  ],
  cz: [
    ["i", "y"],
    ["y", "i"],
    ["í", "ý"],
    ["ě", "je"],
    ["s", "z"],
    ["z", "s"],
    ["ou", "u"],
    ["á", "a"],
    ["v", "f"],
    ["č", "c"],
  ],
};

/** A sound within a word: the first letter is hardly ever wrong. */
function soundingAlike([right, wrong]: readonly [string, string]): Slip {
  return (word) => {
    const place = word.indexOf(right, 1);
    return place < 0 ? null : word.slice(0, place) + wrong + word.slice(place + right.length);
  };
}

/** Changes a word at a place within it, which its number chooses. */
function at(word: string, nth: number, change: (letters: string[], place: number) => string[]): string {
  const letters = [...word];
  return change(letters, 1 + ((nth * 3) % (letters.length - 1))).join("");
}

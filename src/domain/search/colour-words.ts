import type { ColourFamily } from "../catalogue/colour-families.ts";

/** The endings of an adjective, folded, after a stem that takes them: czarn-y, niebiesk-i, cern-y; an English colour has none. */
const endings = {
  pl: ["y", "a", "e", "ego", "ej", "emu", "ych", "ym", "ymi"],
  plSoft: ["i", "a", "ie", "iego", "iej", "iemu", "ich", "im", "imi"],
  cz: ["y", "a", "e", "i", "eho", "emu", "em", "ou", "ych", "ym", "ymi"],
  en: [""],
} as const;

/** Plain colours by their stems in the three languages, folded: shades, like 'granatowy', say more than a family does and stay words. */
const stems: readonly [family: ColourFamily, stem: string, endings: keyof typeof endings][] = [
  ["black", "czarn", "pl"],
  ["black", "cern", "cz"],
  ["black", "black", "en"],
  ["grey", "szar", "pl"],
  ["grey", "sed", "cz"],
  ["grey", "grey", "en"],
  ["grey", "gray", "en"],
  ["white", "bial", "pl"],
  ["white", "bil", "cz"],
  ["white", "white", "en"],
  ["beige", "bezow", "pl"],
  ["beige", "bezov", "cz"],
  ["beige", "beige", "en"],
  ["brown", "brazow", "pl"],
  ["brown", "hned", "cz"],
  ["brown", "brown", "en"],
  ["red", "czerwon", "pl"],
  ["red", "cerven", "cz"],
  ["red", "red", "en"],
  ["pink", "rozow", "pl"],
  ["pink", "ruzov", "cz"],
  ["pink", "pink", "en"],
  ["orange", "pomaranczow", "pl"],
  ["orange", "oranzov", "cz"],
  ["orange", "orange", "en"],
  ["yellow", "zolt", "pl"],
  ["yellow", "zlut", "cz"],
  ["yellow", "yellow", "en"],
  ["green", "zielon", "pl"],
  ["green", "zelen", "cz"],
  ["green", "green", "en"],
  ["blue", "niebiesk", "plSoft"],
  ["blue", "modr", "cz"],
  ["blue", "blue", "en"],
  ["violet", "fioletow", "pl"],
  ["violet", "fialov", "cz"],
  ["violet", "purple", "en"],
  ["violet", "violet", "en"],
];

/** A word of a query that is a plain colour. */
export interface ColourWord {
  family: ColourFamily;
  /** All its forms, folded: what is called so has one of them. */
  forms: string[];
}

const byForm = new Map(
  stems.flatMap(([family, stem, kind]) => {
    const forms = endings[kind].map((ending) => stem + ending);
    return forms.map((form): [string, ColourWord] => [form, { family, forms }]);
  }),
);

/** Returns the colour a folded word is a form of; null: none, or only a shade. */
export function colourOf(word: string): ColourWord | null {
  return byForm.get(word) ?? null;
}

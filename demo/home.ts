import { firstFront, type FrontContents } from "../src/domain/content/front.ts";

const { hero, ...home } = firstFront("home");

/** The demo's home page: its winter campaign over the rows every shop begins with. */
export const demoHome: FrontContents["home"] = {
  ...home,
  hero: {
    ...hero,
    first: { pl: "Grunt", en: "Solid", cz: "Základ" },
    second: { pl: "to bruk", en: "ground", cz: "je Bruk" },
    text: {
      pl: "Gruba bawełna, odblaskowy nadruk i podeszwa, która zna każdą płytę na osiedlu.",
      en: "Heavy cotton, reflective print and soles that know every slab on the estate.",
      cz: "Silná bavlna, reflexní potisk a podrážka, která zná každou dlaždici na sídlišti.",
    },
    season: {
      words: { pl: "Zimowa kolekcja.", en: "The winter collection.", cz: "Zimní kolekce." },
      from: null,
      until: null,
    },
  },
};

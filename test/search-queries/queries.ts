/**
 * What shoppers of the demo shop type on a phone, and what they rightly expect among the first five
 * results. Written from the catalogue alone, so that it asks for what a person wants and not for what
 * a search can do.
 */
export const searchQueries: readonly SearchQuery[] = [
  { kind: "case ending", query: "bluzę", every: { category: "Odziez/bluzy" } },
  { kind: "case ending", query: "koszulek", every: { category: "Odziez/koszulki" } },
  { kind: "case ending", query: "butów", every: { category: "buty" } },
  { kind: "case ending", query: "czapką", every: { category: "Odziez/czapki" } },
  { kind: "case ending", query: "kurtkę przeciwdeszczową", every: { category: "Odziez/kurtki/przeciwdeszczowe" } },
  { kind: "case ending", query: "plecaka", every: { category: "torby/plecaki" } },
  { kind: "case ending", query: "spodni dresowych", every: { category: "Odziez/spodnie/dresowe" } },
  { kind: "case ending", query: "rękawiczek", expects: ["rekawiczki-przystanek-*"] },
  { kind: "case ending", query: "kółek", expects: ["kolka-rondo-*", "kolka-wedrowiec-*"] },
  // 'Buty na deskę' hold the very word, and still who wants a deck must find one.
  { kind: "case ending", query: "deskę", expects: ["deska-*", "snowboard-*", "cruiser-*"] },

  { kind: "plural", query: "bluzy z kapturem", every: { category: "Odziez/bluzy/z-kapturem" } },
  { kind: "plural", query: "koszule flanelowe", expects: ["koszula-golebnik-*"] },
  { kind: "plural", query: "kurtki zimowe", expects: ["kurtka-pikowana-*", "anorak-nawiew-*"] },
  { kind: "plural", query: "nerki", expects: ["nerka-bilet-*", "nerka-rewir-*"] },
  { kind: "plural", query: "czapki zimowe", expects: ["czapka-komin-*", "czapka-doker-*", "czapka-szron-*"] },
  { kind: "plural", query: "młynki", every: { category: "akcesoria-dla-palacych/mlynki" } },
  { kind: "plural", query: "skarpetki", every: { category: "Odziez/dodatki/skarpety" } },
  { kind: "plural", query: "zapalniczki", every: { category: "akcesoria-dla-palacych/zapalniczki" } },

  { kind: "typo", query: "bluzza", every: { category: "Odziez/bluzy" } },
  { kind: "typo", query: "koszlka", every: { category: "Odziez/koszulki" } },
  { kind: "typo", query: "sneakresy", expects: ["sneakersy-*"] },
  { kind: "typo", query: "plecsk", every: { category: "torby/plecaki" } },
  { kind: "typo", query: "trmapki", expects: ["trampki-*"] },
  { kind: "typo", query: "czpka", every: { category: "Odziez/czapki" } },
  { kind: "typo", query: "snowbord", expects: ["snowboard-*"] },
  { kind: "typo", query: "szotry", expects: ["szorty-*"] },
  { kind: "typo", query: "jensy", expects: ["jeansy-*"] },
  { kind: "typo", query: "zygzac", expects: ["bluza-z-kapturem-zygzak-*", "deska-zygzak-*"] },

  { kind: "no diacritics", query: "rekawice", expects: ["rekawice-orczyk-*", "rekawice-sopel-*"] },
  { kind: "no diacritics", query: "wiazania", every: { category: "zima/snowboard/wiazania" } },
  { kind: "no diacritics", query: "wiatrowka", expects: ["wiatrowka-*"] },
  { kind: "no diacritics", query: "bojowki", every: { category: "Odziez/spodnie/bojowki" } },
  { kind: "no diacritics", query: "mlynek", every: { category: "akcesoria-dla-palacych/mlynki" } },
  { kind: "no diacritics", query: "olejek kadziel", expects: ["olejek-kadziel-bezzapachowy"] },
  { kind: "no diacritics", query: "bluza wlokno", expects: ["bluza-rozpinana-wlokno-*"] },
  {
    kind: "no diacritics",
    query: "koszulka z dlugim rekawem",
    every: { category: "Odziez/koszulki/z-dlugim-rekawem" },
  },

  { kind: "brand", query: "fuga", every: { brand: "Fuga" } },
  { kind: "brand", query: "linia 7", every: { brand: "Linia 7" } },
  { kind: "brand", query: "drążek", every: { brand: "Drążek" } },
  { kind: "brand", query: "osiedle bluza", every: { brand: "Osiedle", category: "Odziez/bluzy" } },
  // A hoodie of another brand is called Krawężnik and may stand among them.
  { kind: "brand", query: "krawez", expects: ["sneakersy-*", "sztyblety-sien-*", "buty-roztop-*"] },
  {
    kind: "brand",
    query: "deskorolka ślizg",
    expects: ["deska-mlecz-*", "deska-kierunek-centrum-*", "cruiser-zachod-*"],
  },

  { kind: "colour", query: "czarna bluza", every: { category: "Odziez/bluzy", colour: "czarny asfalt" } },
  {
    kind: "colour",
    query: "zielonych spodni",
    expects: [
      "spodnie-dresowe-niedziela-butelkowa-zielen",
      "bojowki-magazyn-oliwkowe",
      "bojowki-tragarz-szalwiowe",
      "szorty-krotka-przerwa-oliwkowe",
      "szorty-bagaznik-oliwkowe",
    ],
  },
  { kind: "colour", query: "białe buty", expects: ["sneakersy-boisko-biel-i-czerwien"] },
  {
    kind: "colour",
    query: "czerwona kurtka",
    expects: ["kurtka-pikowana-kaloryfer-czerwona", "wiatrowka-zakret-czerwona"],
  },
  { kind: "colour", query: "granatowe spodnie", expects: ["jeansy-splot-granatowe", "bojowki-objazd-granatowe"] },

  { kind: "size", query: "bluza xl", every: { category: "Odziez/bluzy", size: "XL" } },
  { kind: "size", query: "buty 43", every: { category: "buty", size: "43" } },
  { kind: "size", query: "jeansy 32", every: { category: "Odziez/spodnie/jeansy", size: "32" } },
  { kind: "size", query: "kurtka 3xl", expects: ["anorak-skrot-bordowa", "wiatrowka-zakret-*"] },

  { kind: "sku", query: "BIDON-HYDRANT-CZERWONA-UNI", expects: ["bidon-hydrant-czerwona"] },
  { kind: "sku", query: "sneakersy-pobocze-asfalt-43", expects: ["sneakersy-pobocze-asfalt"] },

  { kind: "plain", query: "gogle", every: { category: "zima/gogle" } },
  { kind: "plain", query: "longsleeve", expects: ["longsleeve-*"] },

  { kind: "several words", query: "bluza rozpinana norm", expects: ["bluza-rozpinana-skwer-*"] },
  { kind: "several words", query: "kurtka pikowana czarna", expects: ["kurtka-pikowana-koldra-asfalt"] },
  { kind: "several words", query: "zimowe buty", expects: ["buty-roztop-*"] },

  { kind: "prefix", query: "snea", expects: ["sneakersy-*"] },
  {
    kind: "prefix",
    query: "przeciwdeszcz",
    expects: ["kurtka-mzawka-*", "kurtka-oberwanie-chmury-*", "kapelusz-kapusniaczek-*"],
  },
];

export type SearchQuery = {
  readonly query: string;
  readonly kind:
    | "plain"
    | "plural"
    | "case ending"
    | "no diacritics"
    | "typo"
    | "brand"
    | "size"
    | "colour"
    | "sku"
    | "several words"
    | "prefix";
} & (
  | {
      /** Handles, one of which is among the first five; `*` at the end stands for any colour or print. */
      readonly expects: readonly string[];
    }
  | {
      /** What all of the first five are; where fewer products fit, they come first. */
      readonly every: Trait;
    }
);

export interface Trait {
  /** Key of a category they stand in or below. */
  readonly category?: string;
  readonly brand?: string;
  readonly colour?: string;
  /** A size that is left. */
  readonly size?: string;
}

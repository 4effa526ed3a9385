import type { Dictionary } from "../../translations.ts";

/** Polish: fibres, as in this language's edition of the regulation, and the parts of goods that are made of them. */
export const composition = {
  FIBRE_COTTON: "bawełna",
  FIBRE_WOOL: "wełna",
  FIBRE_ALPACA: "alpaka",
  FIBRE_CASHMERE: "kaszmir",
  FIBRE_MOHAIR: "moher",
  FIBRE_SILK: "jedwab",
  FIBRE_LINEN: "len",
  FIBRE_HEMP: "konopie",
  FIBRE_JUTE: "juta",
  FIBRE_VISCOSE: "wiskoza",
  FIBRE_MODAL: "modal",
  FIBRE_LYOCELL: "lyocell",
  FIBRE_ACETATE: "octan",
  FIBRE_ACRYLIC: "akryl",
  FIBRE_POLYESTER: "poliester",
  FIBRE_POLYAMIDE: "poliamid",
  FIBRE_POLYPROPYLENE: "polipropylen",
  FIBRE_POLYETHYLENE: "polietylen",
  FIBRE_ELASTANE: "elastan",
  FIBRE_OTHER: "inne włókna",

  COMPOSITION_WHOLE: "Skład",
  COMPOSITION_OUTER: "Wierzch",
  COMPOSITION_LINING: "Podszewka",
  COMPOSITION_FILLING: "Wypełnienie",
  COMPOSITION_RIBS: "Ściągacze",
} as const satisfies Dictionary;

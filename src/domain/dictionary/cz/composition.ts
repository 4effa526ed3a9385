import type { composition as polish } from "../pl/composition.ts";

/** Czech: fibres, as in this language's edition of the regulation, and the parts of goods that are made of them. */
export const composition = {
  FIBRE_COTTON: "bavlna",
  FIBRE_WOOL: "vlna",
  FIBRE_ALPACA: "alpaka",
  FIBRE_CASHMERE: "kašmír",
  FIBRE_MOHAIR: "mohér",
  FIBRE_SILK: "hedvábí",
  FIBRE_LINEN: "len",
  FIBRE_HEMP: "konopí",
  FIBRE_JUTE: "juta",
  FIBRE_VISCOSE: "viskóza",
  FIBRE_MODAL: "modal",
  FIBRE_LYOCELL: "lyocell",
  FIBRE_ACETATE: "acetát",
  FIBRE_ACRYLIC: "akryl",
  FIBRE_POLYESTER: "polyester",
  FIBRE_POLYAMIDE: "polyamid",
  FIBRE_POLYPROPYLENE: "polypropylen",
  FIBRE_POLYETHYLENE: "polyethylen",
  FIBRE_ELASTANE: "elastan",
  FIBRE_OTHER: "jiná vlákna",

  COMPOSITION_WHOLE: "Složení",
  COMPOSITION_OUTER: "Svrchní materiál",
  COMPOSITION_LINING: "Podšívka",
  COMPOSITION_FILLING: "Výplň",
  COMPOSITION_RIBS: "Náplety",
} as const satisfies Record<keyof typeof polish, string>;

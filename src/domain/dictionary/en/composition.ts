import type { composition as polish } from "../pl/composition.ts";

/** English: fibres, as in this language's edition of the regulation, and the parts of goods that are made of them. */
export const composition = {
  FIBRE_COTTON: "cotton",
  FIBRE_WOOL: "wool",
  FIBRE_ALPACA: "alpaca",
  FIBRE_CASHMERE: "cashmere",
  FIBRE_MOHAIR: "mohair",
  FIBRE_SILK: "silk",
  FIBRE_LINEN: "linen",
  FIBRE_HEMP: "hemp",
  FIBRE_JUTE: "jute",
  FIBRE_VISCOSE: "viscose",
  FIBRE_MODAL: "modal",
  FIBRE_LYOCELL: "lyocell",
  FIBRE_ACETATE: "acetate",
  FIBRE_ACRYLIC: "acrylic",
  FIBRE_POLYESTER: "polyester",
  FIBRE_POLYAMIDE: "polyamide",
  FIBRE_POLYPROPYLENE: "polypropylene",
  FIBRE_POLYETHYLENE: "polyethylene",
  FIBRE_ELASTANE: "elastane",
  FIBRE_OTHER: "other fibres",

  COMPOSITION_WHOLE: "Composition",
  COMPOSITION_OUTER: "Outer",
  COMPOSITION_LINING: "Lining",
  COMPOSITION_FILLING: "Filling",
  COMPOSITION_RIBS: "Ribs",
} as const satisfies Record<keyof typeof polish, string>;

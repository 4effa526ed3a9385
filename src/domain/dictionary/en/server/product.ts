import type { product as polish } from "../../pl/server/product.ts";

/** English: what is said of every product: what it is made of, who answers for it. */
export const product = {
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

  ASSURANCE_CERTIFICATE: "Certificate",
  ASSURANCE_GUARANTEE: "Producer’s guarantee",

  SAFETY_PRODUCER: "Manufacturer",
  SAFETY_RESPONSIBLE: "Responsible person in the EU",

  ATTRIBUTE_SIZE: "Size",
  ATTRIBUTE_COLOUR: "Colour",
  ATTRIBUTE_MATERIAL: "Material",
  ATTRIBUTE_STYLE: "Style",
  ATTRIBUTE_LENGTH: "Length",
  ATTRIBUTE_WIDTH: "Width",
  ATTRIBUTE_VARIANT: "Variant",

  PRODUCT_WEIGHT: "Weight",

  GUARANTEE_YEARS_ONE: "@count\u00a0year, free of charge, for the whole product",
  GUARANTEE_YEARS_FEW: "@count\u00a0years, free of charge, for the whole product",
  GUARANTEE_YEARS_MANY: "@count\u00a0years, free of charge, for the whole product",

  PICTURE_MODEL: "Worn by a model",
  PICTURE_DETAIL: "A detail",
  PICTURE_BACK: "The back",

  REVIEW_AUTHOR_ERASED: "A customer",
} as const satisfies Record<keyof typeof polish, string>;

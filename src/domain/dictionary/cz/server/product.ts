import type { product as polish } from "../../pl/server/product.ts";

/** Czech: what is said of every product: what it is made of, who answers for it. */
export const product = {
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

  ASSURANCE_CERTIFICATE: "Certifikát",
  ASSURANCE_GUARANTEE: "Záruka výrobce",

  SAFETY_PRODUCER: "Výrobce",
  SAFETY_RESPONSIBLE: "Odpovědná osoba v EU",

  ATTRIBUTE_SIZE: "Velikost",
  ATTRIBUTE_COLOUR: "Barva",
  ATTRIBUTE_MATERIAL: "Materiál",
  ATTRIBUTE_STYLE: "Střih",
  ATTRIBUTE_LENGTH: "Délka",
  ATTRIBUTE_WIDTH: "Šířka",
  ATTRIBUTE_VARIANT: "Varianta",

  PRODUCT_WEIGHT: "Hmotnost",

  GUARANTEE_YEARS_ONE: "@count\u00a0rok, bezplatná, na celý výrobek",
  GUARANTEE_YEARS_FEW: "@count\u00a0roky, bezplatná, na celý výrobek",
  GUARANTEE_YEARS_MANY: "@count\u00a0let, bezplatná, na celý výrobek",

  PICTURE_MODEL: "Na modelu",
  PICTURE_DETAIL: "Detail",
  PICTURE_BACK: "Zadní strana",

  REVIEW_AUTHOR_ERASED: "Zákazník",
} as const satisfies Record<keyof typeof polish, string>;

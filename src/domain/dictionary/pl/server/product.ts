import type { Dictionary } from "../../../translations.ts";

/** Polish: what is said of every product: what it is made of, who answers for it. */
export const product = {
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

  ASSURANCE_CERTIFICATE: "Certyfikat",
  ASSURANCE_GUARANTEE: "Gwarancja producenta",

  SAFETY_PRODUCER: "Producent",
  SAFETY_RESPONSIBLE: "Osoba odpowiedzialna w UE",

  ATTRIBUTE_SIZE: "Rozmiar",
  ATTRIBUTE_COLOUR: "Kolor",
  ATTRIBUTE_MATERIAL: "Materiał",
  ATTRIBUTE_STYLE: "Fason",
  ATTRIBUTE_LENGTH: "Długość",
  ATTRIBUTE_WIDTH: "Szerokość",
  ATTRIBUTE_VARIANT: "Wariant",

  PRODUCT_WEIGHT: "Waga",

  GUARANTEE_YEARS_ONE: "@count\u00a0rok, bezpłatna, na cały produkt",
  GUARANTEE_YEARS_FEW: "@count\u00a0lata, bezpłatna, na cały produkt",
  GUARANTEE_YEARS_MANY: "@count\u00a0lat, bezpłatna, na cały produkt",

  PICTURE_MODEL: "Na modelu",
  PICTURE_DETAIL: "Zbliżenie",
  PICTURE_BACK: "Tył",

  REVIEW_AUTHOR_ERASED: "Klient",
} as const satisfies Dictionary;

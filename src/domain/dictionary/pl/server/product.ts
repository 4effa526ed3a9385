import type { Dictionary } from "../../../translations.ts";
import { composition } from "../composition.ts";

/** Polish: what is said of every product: what it is made of, who answers for it. */
export const product = {
  ...composition,

  ASSURANCE_CERTIFICATE: "Certyfikat",
  ASSURANCE_GUARANTEE: "Gwarancja producenta",

  PRODUCT_SOON: "Start: @time",
  PRODUCT_PAUSED: "Sprzedaż chwilowo wstrzymana",

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
  PRODUCT_GTIN: "Kod kreskowy (GTIN)",

  GUARANTEE_YEARS_ONE: "@count\u00a0rok, bezpłatna, na cały produkt",
  GUARANTEE_YEARS_FEW: "@count\u00a0lata, bezpłatna, na cały produkt",
  GUARANTEE_YEARS_MANY: "@count\u00a0lat, bezpłatna, na cały produkt",

  PRODUCT_RETURNS_HOW: "bez podania przyczyny",
  PRODUCT_RETURNS_TEXT: "Przymierz w domu. Co nie pasuje, odeślij nienoszone, z metką.",
  WITHDRAWAL_EXCEPTION: "Odstąpienie od umowy",
  WITHDRAWAL_EXCEPTION_MEASURE: "Robione na Twoje zamówienie: bez prawa odstąpienia od umowy",
  WITHDRAWAL_EXCEPTION_PERISHABLE: "Szybko się psuje: bez prawa odstąpienia od umowy",
  WITHDRAWAL_EXCEPTION_HYGIENE: "Zapieczętowane dla higieny: po otwarciu bez prawa odstąpienia od umowy",
  WITHDRAWAL_EXCEPTION_RECORDING: "Zapieczętowane nagranie lub program: po otwarciu bez prawa odstąpienia od umowy",

  PICTURE_MODEL: "Na modelu",
  PICTURE_DETAIL: "Zbliżenie",
  PICTURE_BACK: "Tył",

  REVIEW_AUTHOR_ERASED: "Klient",
} as const satisfies Dictionary;

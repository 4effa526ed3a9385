import type { Dictionary } from "../../../translations.ts";

/** Polish: names of the information pages, and what they say of the seller and of the guarantee. */
export const informationPages = {
  PAGE_NAME_INFORMATION: "Informacje",
  PAGE_NAME_TERMS: "Regulamin",
  PAGE_NAME_ABOUT: "O firmie",
  PAGE_NAME_RETURNS: "Zwroty, reklamacje, wymiany",
  PAGE_NAME_SHIPPING: "Dostawa i płatności",
  PAGE_NAME_PRIVACY: "Polityka prywatności",

  SELLER_KRS: "rejestr przedsiębiorców KRS",
  SELLER_CEIDG: "wpis w CEIDG",
  SELLER_NONE: "sprzedaż w ramach działalności nierejestrowanej",
  SELLER_CAPITAL: "kapitał zakładowy",
  SELLER_BDO: "numer rejestrowy BDO",

  GUARANTEE_NOTICE:
    "Urzędowe zawiadomienie o gwarancji prawnej zgodności towaru z umową w Unii Europejskiej: co najmniej dwa lata, na każdy towar, bez opłat.",
} as const satisfies Dictionary;

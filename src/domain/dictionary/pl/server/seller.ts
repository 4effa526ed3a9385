import type { Dictionary } from "../../../translations.ts";

/** Polish: what the information pages say of the seller and of the guarantee. */
export const seller = {
  SELLER_KRS: "rejestr przedsiębiorców KRS",
  SELLER_CEIDG: "wpis w CEIDG",
  SELLER_NONE: "sprzedaż w ramach działalności nierejestrowanej",
  SELLER_CAPITAL: "kapitał zakładowy",
  SELLER_BDO: "numer rejestrowy BDO",

  GUARANTEE_NOTICE:
    "Urzędowe zawiadomienie o gwarancji prawnej zgodności towaru z umową w Unii Europejskiej: co najmniej dwa lata, na każdy towar, bez opłat.",

  TRANSFER_ACCOUNT_LATER: "numer rachunku jest w potwierdzeniu zamówienia",
} as const satisfies Dictionary;

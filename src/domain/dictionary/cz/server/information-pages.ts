import type { informationPages as polish } from "../../pl/server/information-pages.ts";

/** Czech: names of the information pages, and what they say of the seller and of the guarantee. */
export const informationPages = {
  PAGE_NAME_INFORMATION: "Informace",
  PAGE_NAME_TERMS: "Obchodní podmínky",
  PAGE_NAME_ABOUT: "O firmě",
  PAGE_NAME_RETURNS: "Vrácení, reklamace, výměny",
  PAGE_NAME_SHIPPING: "Doprava a platby",
  PAGE_NAME_PRIVACY: "Ochrana osobních údajů",

  SELLER_KRS: "zápis v polském rejstříku podnikatelů KRS",
  SELLER_CEIDG: "zápis v polském registru živnostníků CEIDG",
  SELLER_NONE: "prodej v rámci neregistrované činnosti podle polského práva",
  SELLER_CAPITAL: "základní kapitál",
  SELLER_BDO: "registrační číslo BDO",

  GUARANTEE_NOTICE:
    "Úřední oznámení o zákonné záruce souladu zboží v Evropské unii: nejméně dva roky, na veškeré zboží, bezplatně.",
} as const satisfies Record<keyof typeof polish, string>;

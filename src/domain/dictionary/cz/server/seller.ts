import type { seller as polish } from "../../pl/server/seller.ts";

/** Czech: what the information pages say of the seller and of the guarantee. */
export const seller = {
  SELLER_KRS: "zápis v polském rejstříku podnikatelů KRS",
  SELLER_CEIDG: "zápis v polském registru živnostníků CEIDG",
  SELLER_NONE: "prodej v rámci neregistrované činnosti podle polského práva",
  SELLER_CAPITAL: "základní kapitál",
  SELLER_BDO: "registrační číslo BDO",

  GUARANTEE_NOTICE:
    "Úřední oznámení o zákonné záruce souladu zboží v Evropské unii: nejméně dva roky, na veškeré zboží, bezplatně.",

  TRANSFER_ACCOUNT_LATER: "číslo účtu je v potvrzení objednávky",
} as const satisfies Record<keyof typeof polish, string>;

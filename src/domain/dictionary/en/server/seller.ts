import type { seller as polish } from "../../pl/server/seller.ts";

/** English: what the information pages say of the seller and of the guarantee. */
export const seller = {
  SELLER_KRS: "entered in the company register KRS under",
  SELLER_CEIDG: "entered in CEIDG, the Polish register of sole traders",
  SELLER_NONE: "selling as unregistered activity under Polish law",
  SELLER_CAPITAL: "share capital",
  SELLER_BDO: "BDO register number",

  GUARANTEE_NOTICE:
    "Official notice of the legal guarantee of conformity in the European Union: at least two years, for all goods, free of charge.",

  TRANSFER_ACCOUNT_LATER: "the account number is in the order confirmation",
} as const satisfies Record<keyof typeof polish, string>;

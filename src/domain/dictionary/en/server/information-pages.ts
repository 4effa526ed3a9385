import type { informationPages as polish } from "../../pl/server/information-pages.ts";

/** English: names of the information pages, and what they say of the seller and of the guarantee. */
export const informationPages = {
  PAGE_NAME_INFORMATION: "Information",
  PAGE_NAME_TERMS: "Terms",
  PAGE_NAME_ABOUT: "About the company",
  PAGE_NAME_RETURNS: "Returns, complaints, exchanges",
  PAGE_NAME_SHIPPING: "Shipping and payments",
  PAGE_NAME_PRIVACY: "Privacy policy",

  SELLER_KRS: "entered in the company register KRS under",
  SELLER_CEIDG: "entered in CEIDG, the Polish register of sole traders",
  SELLER_NONE: "selling as unregistered activity under Polish law",
  SELLER_CAPITAL: "share capital",
  SELLER_BDO: "BDO register number",

  GUARANTEE_NOTICE:
    "Official notice of the legal guarantee of conformity in the European Union: at least two years, for all goods, free of charge.",
} as const satisfies Record<keyof typeof polish, string>;

import type { information as polish } from "../pl/information.ts";

/** Czech: information pages and the tables in them. */
export const information = {
  CONTENT_TOC: "Na této stránce",
  CONTENT_DRAFT: "Koncept. Nikdo ho zatím nepotvrdil, takže ho zákazníci nevidí.",
  CONTENT_CHANGED: "Poslední změna:",
  DELIVERY_METHOD: "Způsob",
  DELIVERY_TIME: "Doba",
  DELIVERY_PRICE: "Cena",
  DELIVERY_CASH: "Dobírka",
  DELIVERY_FREE: "Zdarma od",
  DELIVERY_DAYS_ONE: "@count pracovní den",
  DELIVERY_DAYS_FEW: "@count pracovní dny",
  DELIVERY_DAYS_MANY: "@count pracovních dnů",
  DELIVERY_UPTO: "do @count kg",
  DELIVERY_PAYMENTS: "Platba:",
  POINTS_POINTS: "Body",
  POINTS_WORTH: "Sleva",
  POINTS_LEFT: "Zůstane na účtu",
} as const satisfies Record<keyof typeof polish, string>;

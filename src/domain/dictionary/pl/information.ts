import type { Dictionary } from "../../translations.ts";

/** Polish: information pages and the tables in them. */
export const information = {
  CONTENT_TOC: "Na tej stronie",
  CONTENT_DRAFT: "Szkic. Nikt go jeszcze nie potwierdził, więc klienci go nie widzą.",
  CONTENT_CHANGED: "Ostatnia zmiana:",
  DELIVERY_METHOD: "Sposób",
  DELIVERY_TIME: "Czas",
  DELIVERY_PRICE: "Cena",
  DELIVERY_CASH: "Pobranie",
  DELIVERY_FREE: "Gratis od",
  DELIVERY_DAYS_ONE: "@count dzień roboczy",
  DELIVERY_DAYS_FEW: "@count dni robocze",
  DELIVERY_DAYS_MANY: "@count dni roboczych",
  DELIVERY_UPTO: "do @count kg",
  DELIVERY_PAYMENTS: "Płatność:",
  POINTS_POINTS: "Punkty",
  POINTS_WORTH: "Rabat",
  POINTS_LEFT: "Zostaje na koncie",
} as const satisfies Dictionary;

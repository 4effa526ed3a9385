import type { Dictionary } from "../../translations.ts";

/** Polish: to whom, where and whereto a product is not sold. */
export const limits = {
  PRODUCT_ADULT_ONLY: "Tylko dla pełnoletnich",
  PRODUCT_NOTONLINE_TITLE: "Tylko w naszym sklepie",
  PRODUCT_NOTONLINE_TEXT: "Tej rzeczy nie sprzedajemy przez internet. Zapytaj o nią na miejscu: @address.",
  PRODUCT_NOTSENT: "Nie wysyłamy do: @countries",
} as const satisfies Dictionary;

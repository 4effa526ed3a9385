import type { Dictionary } from "../../translations.ts";

/** Polish: what is asked of the buyers of goods for adults. */
export const age = {
  AGE_TITLE: "Masz ukończone 18 lat?",
  AGE_TEXT: "Dalej są rzeczy tylko dla pełnoletnich. Potwierdź swój wiek, żeby je zobaczyć.",
  AGE_YES: "Mam ukończone 18 lat",
  AGE_LEAVE: "Wychodzę",
  AGE_KEPT: "Zapamiętamy to w tej przeglądarce na 30 dni.",
  ORDER_AGE: "Oświadczam, że mam ukończone 18 lat. W koszyku jest produkt tylko dla pełnoletnich.",
  ORDER_AGE_MISSING: "Zaznacz oświadczenie o wieku albo usuń z koszyka produkty tylko dla pełnoletnich.",
  ORDER_LINE_NOTONLINE: "Tylko w sklepie stacjonarnym. Usuń tę pozycję, aby złożyć zamówienie.",
  ORDER_LINE_NOTSENT: "Tego produktu nie wyślemy do wybranego kraju: @country.",
} as const satisfies Dictionary;

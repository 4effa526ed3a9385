import type { Dictionary } from "../../../translations.ts";

/** Polish: the question about Ceneo's questionnaire. Other words want another version in `domain/order/opinion.ts`. */
export const opinion = {
  ORDER_OPINION:
    "Chcę dostać od Ceneo ankietę o tym zamówieniu. Zgadzam się, żeby sklep przekazał w tym celu spółce Ceneo.pl mój e-mail, numer zamówienia oraz zamówione towary z cenami. To nieobowiązkowe.",
} as const satisfies Dictionary;

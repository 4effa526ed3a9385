import type { opinion as polish } from "../../pl/server/opinion.ts";

/** English: the question about Ceneo's questionnaire. */
export const opinion = {
  ORDER_OPINION:
    "I want Ceneo’s questionnaire about this order. I agree that the shop passes on my e-mail, the order’s number and the goods I ordered with their prices to the company Ceneo.pl for it. This is optional.",
} as const satisfies Record<keyof typeof polish, string>;

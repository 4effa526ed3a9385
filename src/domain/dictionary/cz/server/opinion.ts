import type { opinion as polish } from "../../pl/server/opinion.ts";

/** Czech: the question about Ceneo's questionnaire. */
export const opinion = {
  ORDER_OPINION:
    "Chci od Cenea dotazník k této objednávce. Souhlasím, aby obchod k tomu předal společnosti Ceneo.pl můj e-mail, číslo objednávky a objednané zboží s cenami. Je to nepovinné.",
} as const satisfies Record<keyof typeof polish, string>;

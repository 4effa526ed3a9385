import type { reviews as polish } from "../pl/reviews.ts";

/** Czech: what buyers say, on the product page. */
export const reviews = {
  REVIEWS: "Hodnocení",
  REVIEWS_STARS: "@stars z 5 hvězdiček",
  REVIEWS_WITH_STARS: "Počet hvězdiček @stars: @count",
  REVIEWS_NONE: "Zatím nikdo nenapsal, jak se to nosí. Kupte si to a povězte to jako první.",
  REVIEWS_VERIFIED: "Ověřený nákup",
  REVIEWS_SAMPLE: "Ukázkové hodnocení",
  REVIEWS_WRITE: "Napsat hodnocení",
  REVIEWS_MORE: "Zobrazit další hodnocení",
  REVIEWS_MORE_ERROR: "Hodnocení se nepodařilo načíst. Zkuste to znovu.",
  REVIEWS_CHECKED:
    "Odkud hodnocení pocházejí? Píšou je jen lidé, kteří si tento produkt u nás koupili a dostali ho: přes odkaz v e-mailu po doručení nebo po přihlášení. Každé si před zveřejněním přečteme. Zveřejňujeme i kritická; odmítáme jen vulgární, reklamní a mimo téma a důvod si zapisujeme.",
  REVIEWS_CHECKED_SAMPLES: "Hodnocení s označením „ukázkové“ jsme napsali sami, abychom obchod předvedli.",
  PRODUCT_ASK: "Zeptat se na produkt",
} as const satisfies Record<keyof typeof polish, string>;

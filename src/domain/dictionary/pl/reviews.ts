import type { Dictionary } from "../../translations.ts";

/** Polish: what buyers say, on the product page. */
export const reviews = {
  REVIEWS: "Opinie",
  REVIEWS_STARS: "@stars na 5 gwiazdek",
  REVIEWS_WITH_STARS: "Z liczbą gwiazdek @stars: @count",
  REVIEWS_NONE: "Jeszcze nikt nie napisał, jak się to nosi. Kup i powiedz pierwszy.",
  REVIEWS_VERIFIED: "Zakup potwierdzony",
  REVIEWS_SAMPLE: "Opinia pokazowa",
  REVIEWS_WRITE: "Napisz opinię",
  REVIEWS_MORE: "Pokaż więcej opinii",
  REVIEWS_MORE_ERROR: "Nie udało się wczytać opinii. Spróbuj ponownie.",
  REVIEWS_CHECKED:
    "Skąd te opinie? Piszą je tylko osoby, które kupiły ten produkt u nas i go dostały: z linku w e-mailu po dostawie albo po zalogowaniu. Każdą czytamy przed publikacją. Publikujemy także krytyczne; odrzucamy tylko wulgarne, reklamowe i nie na temat, a powód zapisujemy.",
  REVIEWS_CHECKED_SAMPLES: "Opinie z dopiskiem „pokazowa” napisaliśmy sami, żeby pokazać sklep.",
  PRODUCT_ASK: "Zapytaj o ten produkt",
} as const satisfies Dictionary;

import type { Dictionary } from "../../translations.ts";

/** Polish: the page that stands in for another without a connection. */
export const offline = {
  OFFLINE_TITLE: "Brak połączenia",
  OFFLINE_TEXT:
    "Tej strony nie ma w pamięci przeglądarki. Wczytamy ją, gdy tylko wróci internet; koszyk i obejrzane już strony działają dalej.",
  OFFLINE_SEARCH_TITLE: "Szukanie czeka",
  OFFLINE_SEARCH_TEXT:
    "Bez połączenia z internetem nie da się szukać. Wyniki pokażemy, gdy tylko wróci; koszyk i obejrzane już strony działają dalej.",
  OFFLINE_RETRY: "Spróbuj ponownie",
  OFFLINE_SEEN: "Ostatnio oglądane",
} as const satisfies Dictionary;

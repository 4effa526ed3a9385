import type { offline as polish } from "../pl/offline.ts";

/** Czech: the page that stands in for another without a connection. */
export const offline = {
  OFFLINE_TITLE: "Bez připojení",
  OFFLINE_TEXT:
    "Tato stránka není v paměti prohlížeče. Načteme ji, jakmile se internet vrátí; košík a už navštívené stránky fungují dál.",
  OFFLINE_SEARCH_TITLE: "Hledání čeká",
  OFFLINE_SEARCH_TEXT:
    "Bez připojení k internetu hledat nejde. Výsledky ukážeme, jakmile se vrátí; košík a už navštívené stránky fungují dál.",
  OFFLINE_RETRY: "Zkusit znovu",
  OFFLINE_SEEN: "Naposledy prohlížené",
} as const satisfies Record<keyof typeof polish, string>;

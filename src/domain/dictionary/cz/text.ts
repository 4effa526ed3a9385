import type { text as polish } from "../pl/text.ts";

/** Czech: comparison, information pages, not found. */
export const text = {
  COMPARE_TITLE: "Porovnání",
  COMPARE_EMPTY: "Zatím není co porovnávat. Otevřete produkt a přidejte ho šipkami vedle tlačítka košíku.",
  COMPARE_BESTSELLERS: "Co kupují ostatní",
  COMPARE_PRODUCT: "Produkt",
  COMPARE_PRICE: "Cena",
  COMPARE_BRAND: "Značka",
  COMPARE_SIZES: "Skladem",
  NOTFOUND_TITLE: "Slepá ulička",
  NOTFOUND_TEXT: "Tato stránka neexistuje, nebo se přestěhovala. Zkuste hledat, nebo začněte u novinek.",
  NOTFOUND_ALT: "404 vyskládané z dlažebních kostek",
  NOTFOUND_NEW: "Prohlédnout novinky",
  NOTFOUND_SUGGESTIONS: "Když už jste tady",
  NOTFOUND_SEARCH: "Hledat v obchodě",
  CONTENT_RELATED: "Další stránky",
} as const satisfies Record<keyof typeof polish, string>;

import type { productWindows as polish } from "../pl/product-windows.ts";

/** Czech: what a product page brings when it is asked for: zoom, size table, quick view, sharing, what was seen before. */
export const productWindows = {
  ZOOM_IN: "Přiblížit",
  ZOOM_OUT: "Oddálit",
  ZOOM_OF: "Fotka @count z @total",
  SIZETABLE_HOW: "Jak měřit",
  SIZETABLE_WAIT: "Načítám tabulku…",
  SIZETABLE_FAILED: "Tabulku se nepodařilo načíst. Zkontrolujte připojení a zkuste to znovu.",
  SIZEADVICE_ASK: "Vaše míra: @measure",
  SIZEADVICE_ONE: "Vaše velikost: @size",
  SIZEADVICE_BETWEEN: "Mezi @smaller a @larger: menší padne těsněji, větší volně.",
  SIZEADVICE_BELOW: "To je méně než naše nejmenší velikost.",
  SIZEADVICE_ABOVE: "To je více než naše největší velikost.",
  SIZEADVICE_FORGET: "Zapomenout",
  SIZEADVICE_KEPT: "Míra zůstává v tomto zařízení a poslouží i u jiných tabulek. Nikam ji neposíláme.",
  QUICKVIEW_WHOLE: "Zobrazit celou stránku produktu",
  PRODUCT_LINK_COPIED: "Odkaz na produkt jsme zkopírovali.",
  PRODUCT_LINK_FAILED: "Odkaz se nepodařilo zkopírovat. Zkopírujte ho z adresního řádku.",
  HISTORY_TITLE: "Naposledy prohlížené",
  HISTORY_FORGET: "Vymazat tento seznam",
  PRODUCT_PICTURE_PREVIOUS: "Předchozí fotka",
  PRODUCT_PICTURE_NEXT: "Další fotka",
} as const satisfies Record<keyof typeof polish, string>;

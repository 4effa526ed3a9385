import type { pages as polish } from "../pl/pages.ts";

/** Czech: the screens of the shop window. */
export const pages: Record<keyof typeof polish, string> = {
  LISTING1_NOPRODUCTS: "Nebyly nalezeny žádné produkty.",
  PRODUCT_ADDEDTOCART: "Produkt byl přidán do košíku.",
  PRODUCT_ADD_ERROR1: "Množství produktu se nepodařilo změnit. Celkové požadované množství překračuje naše skladové zásoby.",
  PRODUCT_ADD_ERROR2: "Do košíku se víc různých produktů nevejde. Některý odeberte, nebo nejdřív dokončete tuto objednávku.",
  PRODUCT_PROMOTIONQTY: "Zásoby produktu jsou vyčerpány, akce vyhlížejte příští týden.",
  WISHLIST_ADD_OK: "Produkt jsme přidali na váš seznam přání.",
  WISHLIST_ADD_ERROR1: "Produkt už na vašem seznamu přání je.",
  MESSAGE_OK: "Zpráva byla odeslána.",
  MESSAGE_ERROR: "Při odesílání e-mailu došlo k chybě.",
  CONTACT_MAILHASBEENSENT: "Zpráva byla odeslána.",
};

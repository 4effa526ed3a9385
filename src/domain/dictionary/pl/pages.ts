import type { Dictionary } from "../../translations.ts";

/** Polish: the screens of the shop window. */
export const pages = {
  LISTING1_NOPRODUCTS: "Nie znaleziono produktów.",
  PRODUCT_ADDEDTOCART: "Produkt dodany do koszyka.",
  PRODUCT_ADD_ERROR1: "Nie można zmienić ilości produktu. Łączna ilość, którą chcesz kupić, przekracza nasz stan magazynowy.",
  PRODUCT_ADD_ERROR2: "W koszyku nie zmieści się więcej różnych produktów. Usuń któryś albo złóż najpierw to zamówienie.",
  PRODUCT_PROMOTIONQTY: "Zapas produktu został wyczerpany, poluj na promocje w przyszłym tygodniu.",
  WISHLIST_ADD_OK: "Dodaliśmy produkt do Twojej listy życzeń.",
  WISHLIST_ADD_ERROR1: "Produkt jest już na Twojej liście życzeń.",
  MESSAGE_OK: "Wiadomość została wysłana.",
  MESSAGE_ERROR: "Błąd podczas wysyłania e-maila.",
  CONTACT_MAILHASBEENSENT: "Wiadomość została wysłana.",
} satisfies Dictionary;

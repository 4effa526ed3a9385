import type { Dictionary } from "../../translations.ts";

/** Polish: the wishlist's window. */
export const wishlist = {
  WISHLIST_SIZE: "Rozmiar: @productName",
  WISHLIST_CHOOSE: "Wybierz rozmiar",
  WISHLIST_REMOVE: "Usuń z ulubionych: @productName",
  WISHLIST_TO_CART: "Do koszyka: @productName",
  WISHLIST_REMOVED: "Usunięto z ulubionych: @productName",
  WISHLIST_GONE: "Nie ma już w sprzedaży",
  WISHLIST_WAS: "Gdy tu trafiło, kosztowało @price.",
  WISHLIST_TELL: "Powiadom, gdy wróci",
  WISHLIST_EMPTY: "Jeszcze nic tu nie ma. Kliknij serce przy produkcie, a poczeka na Ciebie tutaj.",
} as const satisfies Dictionary;

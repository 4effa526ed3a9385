import type { wishlist as polish } from "../pl/wishlist.ts";

/** Czech: the wishlist's window. */
export const wishlist = {
  WISHLIST_SIZE: "Velikost: @productName",
  WISHLIST_CHOOSE: "Vyberte velikost",
  WISHLIST_REMOVE: "Odebrat z oblíbených: @productName",
  WISHLIST_TO_CART: "Do košíku: @productName",
  WISHLIST_REMOVED: "Odebráno z oblíbených: @productName",
  WISHLIST_GONE: "Už se neprodává",
  WISHLIST_WAS: "V době uložení to stálo @price.",
  WISHLIST_TELL: "Dát vědět, až se vrátí",
  WISHLIST_EMPTY: "Zatím tu nic není. Klikněte na srdce u produktu a bude tu na vás čekat.",
} as const satisfies Record<keyof typeof polish, string>;

import type { wishlist as polish } from "../pl/wishlist.ts";

/** English: the wishlist's window. */
export const wishlist = {
  WISHLIST_SIZE: "Size: @productName",
  WISHLIST_CHOOSE: "Choose a size",
  WISHLIST_REMOVE: "Remove from the wishlist: @productName",
  WISHLIST_TO_CART: "Add to cart: @productName",
  WISHLIST_REMOVED: "Removed from the wishlist: @productName",
  WISHLIST_GONE: "No longer on sale",
  WISHLIST_WAS: "When you put it here it cost @price.",
  WISHLIST_TELL: "Tell me when it is back",
  WISHLIST_EMPTY: "Nothing here yet. Tap the heart on a product and it will wait for you here.",
} as const satisfies Record<keyof typeof polish, string>;

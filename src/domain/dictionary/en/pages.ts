import type { pages as polish } from "../pl/pages.ts";

/** English: the screens of the shop window. */
export const pages: Record<keyof typeof polish, string> = {
  LISTING1_NOPRODUCTS: "No products found.",
  PRODUCT_ADDEDTOCART: "Product added to cart.",
  PRODUCT_ADD_ERROR1: "Could not update the quantity for the product. The total quantity you want exceeds our stock.",
  PRODUCT_ADD_ERROR2: "The cart cannot hold more different products. Remove one, or place this order first.",
  PRODUCT_PROMOTIONQTY: "Product stock has been exhausted, hunt for promotions next week.",
  WISHLIST_ADD_OK: "We added the product to your wishlist.",
  WISHLIST_ADD_ERROR1: "Product is already on your wishlist.",
  MESSAGE_OK: "Message has been sent.",
  MESSAGE_ERROR: "Error sending the e-mail.",
  CONTACT_MAILHASBEENSENT: "Message has been sent.",
};

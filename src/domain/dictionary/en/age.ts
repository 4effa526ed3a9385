import type { age as polish } from "../pl/age.ts";

/** English: what is asked of the buyers of goods for adults. */
export const age = {
  AGE_TITLE: "Are you 18 or over?",
  AGE_TEXT: "What follows is for adults only. Confirm your age to see it.",
  AGE_YES: "I am 18 or over",
  AGE_LEAVE: "Leave",
  AGE_KEPT: "We will remember this in this browser for 30 days.",
  ORDER_AGE: "I declare that I am 18 or over. The cart holds a product for adults only.",
  ORDER_AGE_MISSING: "Tick the declaration of your age, or remove the products for adults from the cart.",
  ORDER_LINE_NOTONLINE: "Sold in our shop on the street only. Remove this line to place the order.",
  ORDER_LINE_NOTSENT: "We may not send this product to the chosen country: @country.",
} as const satisfies Record<keyof typeof polish, string>;

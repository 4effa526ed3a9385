import type { filters as polish } from "../pl/filters.ts";

/** English: the open filters of a listing. */
export const filters = {
  FILTERS_CLOSE: "Close filters",
  FILTERS_CLEAR: "Clear",
  FILTERS_SHOW: "Show @products",
  FILTERS_APPLY: "Show products",
  FILTERS_OFFER: "Availability and prices",
  FILTERS_SIZE: "Size",
  FILTERS_SIZE_HINT: "Only those you can buy now.",
  FILTERS_COLOUR: "Colour",
  FILTERS_BRAND: "Brand",
  FILTERS_PRICE: "Price",
  FILTERS_PRICE_FROM: "From (PLN)",
  FILTERS_PRICE_TO: "To (PLN)",
  FILTERS_PRICE_THERE: "From @lowest to @highest.",
  FILTERS_PRICE_PLN: "Enter amounts in Polish złoty (PLN).",
  FILTERS_PRICE_WRONG: "Enter an amount in PLN, for example 99.90.",
} as const satisfies Record<keyof typeof polish, string>;

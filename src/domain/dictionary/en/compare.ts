import type { compare as polish } from "../pl/compare.ts";

/** English: the table of compared products. */
export const compare = {
  COMPARE_ONLY_DIFFERENCES: "Show only differences",
  COMPARE_DIFFERS: "differs",
  COMPARE_SAME: "These products differ in nothing that we compare.",
  COMPARE_COLOUR: "Colour",
  COMPARE_WEIGHT: "Weight",
  COMPARE_BADGES: "Labels",
  COMPARE_BUY: "Buy",
  COMPARE_REMOVE_NAMED: "Remove from comparison: @productName",
  COMPARE_REMOVE_ALL: "Clear the comparison",
  COMPARE_GONE: "This product is no longer on sale.",
  COMPARE_WAIT: "Checking prices and sizes…",
  COMPARE_FAILED: "The current prices could not be checked. Check your connection and try again.",
  COMPARE_AGAIN: "Try again",
  COMPARE_ONE: "Add a second product to see the differences.",
  COMPARE_CHOOSE_SIZE: "Choose a size first.",
} as const satisfies Record<keyof typeof polish, string>;

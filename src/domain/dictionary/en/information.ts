import type { information as polish } from "../pl/information.ts";

/** English: information pages and the tables in them. */
export const information = {
  CONTENT_TOC: "On this page",
  CONTENT_DRAFT: "Draft. Nobody has confirmed it yet, so shoppers do not see it.",
  CONTENT_CHANGED: "Last changed:",
  DELIVERY_METHOD: "Method",
  DELIVERY_TIME: "Time",
  DELIVERY_PRICE: "Price",
  DELIVERY_CASH: "Cash on delivery",
  DELIVERY_FREE: "Free from",
  DELIVERY_DAYS_ONE: "@count working day",
  DELIVERY_DAYS_FEW: "@count working days",
  DELIVERY_DAYS_MANY: "@count working days",
  DELIVERY_UPTO: "up to @count kg",
  DELIVERY_PAYMENTS: "Payment:",
  POINTS_POINTS: "Points",
  POINTS_WORTH: "Discount",
  POINTS_LEFT: "Left on your account",
} as const satisfies Record<keyof typeof polish, string>;

/** How the money of an order stands; in the database it is the function `order_money_state`. */
export const moneyStates = [
  "free",
  "awaited",
  "onDelivery",
  "paid",
  // More came than it costs now: it is the buyer's.
  "toGiveBack",
  // Less came than it costs since it was changed.
  "toAskFor",
  "partlyRefunded",
  "refunded",
  "surplus",
  "none",
] as const;
export type MoneyState = (typeof moneyStates)[number];

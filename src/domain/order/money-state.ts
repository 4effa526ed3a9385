/** How the money of an order stands; in the database it is the function `order_money_state`. */
export const moneyStates = [
  "free",
  "awaited",
  "onDelivery",
  "paid",
  "partlyRefunded",
  "refunded",
  "surplus",
  "none",
] as const;
export type MoneyState = (typeof moneyStates)[number];

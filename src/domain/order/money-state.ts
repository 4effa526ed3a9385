/** How the money of an order stands; in the database it is the function `order_money_state`. */
export const moneyStates = [
  "free",
  "awaited",
  "onDelivery",
  "paid",
  // Goods that come back are to pay for it.
  "goodsAwaited",
  // Its money pays for another order, for which its goods were exchanged.
  "exchanged",
  // More came than it costs now: it is the buyer's.
  "toGiveBack",
  // Less came than it costs since it was changed.
  "toAskFor",
  // It is on its way back: asked for, and not yet confirmed or ticked as paid.
  "givingBack",
  "partlyRefunded",
  "refunded",
  "surplus",
  "none",
] as const;
export type MoneyState = (typeof moneyStates)[number];

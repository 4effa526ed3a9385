/** What staff may say of ways of delivery and of when parcels leave. */
export const deliveryLimits = {
  /** Letters of a name. */
  name: 60,
  /** Grosze, of a price and of the sum from which it is free. */
  price: 1_000_000,
  /** Grams. */
  weight: 100_000,
  /** Weights at which a price changes. */
  steps: 12,
  /** Working days on the way. */
  days: 90,
  /** Letters of why a day is off, or a payment or country. */
  because: 80,
  handOver: { least: 1, most: 23 },
} as const;

/** The kinds of a way of delivery, as its code says it (specification, point 9): courier, post, parcel locker, anything else. */
export const methodCodes = ["courier", "pp", "pm", ""] as const;

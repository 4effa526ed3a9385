/** Where texts are said, in the order a shopper comes to them. */
export const textPlaces = [
  "frame",
  "home",
  "listings",
  "product",
  "cart",
  "account",
  "statements",
  "information",
  "heads",
  "refusals",
  "orderEmails",
  "returnEmails",
  "accountEmails",
] as const;
export type TextPlace = (typeof textPlaces)[number];

/** Of those the emails. */
export const emailPlaces: readonly TextPlace[] = ["orderEmails", "returnEmails", "accountEmails"];

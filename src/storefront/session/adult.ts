/** Returns whether the shopper has declared to be of age, here or on an earlier visit (head.ts). */
export function isDeclaredAdult(): boolean {
  return document.documentElement.dataset["adult"] !== undefined;
}

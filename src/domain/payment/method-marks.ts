/** What people look for at a payment or a shipping before they read its name. */
export const methodMarks = [
  "blik",
  "card",
  "visa",
  "mastercard",
  "applepay",
  "googlepay",
  "paypal",
  "paczkomat",
] as const;
export type MethodMark = (typeof methodMarks)[number];

/** Those of them that an online payment provider may offer under its one name. */
export const providerMarks: readonly MethodMark[] = ["blik", "card", "visa", "mastercard", "applepay", "googlepay"];

/** What a provider offers in Poland unless the shop says otherwise (`npm run shop -- config payment_marks`). */
export const usualMarks = "blik,card,applepay,googlepay";

/** Returns the marks that a list names, `blik,card`; null where it names another. */
export function marksNamed(list: string): MethodMark[] | null {
  const named = list
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  const known = named.flatMap((name) => providerMarks.find((mark) => mark === name) ?? []);
  return known.length === named.length ? [...new Set(known)] : null;
}

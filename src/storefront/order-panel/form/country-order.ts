import type { CountryOption } from "../../../domain/order/order-form-fields.ts";

/** Poland and Czechia, where most parcels go. */
const near: readonly string[] = ["PL", "CZ"];

/**
 * Returns the countries as a reader looks for them: Poland, Czechia and the reader's own first, the others by name in
 * the reader's language. `tags`: what the browser says its owner reads, `["de-AT", "de"]`.
 */
export function countriesInOrder(
  options: readonly CountryOption[],
  { tag, tags }: { tag: string; tags: readonly string[] },
): { first: CountryOption[]; rest: CountryOption[] } {
  const own = tags.flatMap((one) => /-([A-Z]{2})$/.exec(one)?.[1] ?? []);
  const firstCodes = [...near, ...own.map((code) => (code === "LU" ? "LX" : code))];
  const first = [...new Set(firstCodes)].flatMap(
    (code) => options.find(({ country_code }) => country_code === code) ?? [],
  );
  const names = new Intl.Collator(tag);
  return {
    first,
    rest: options
      .filter((option) => !first.includes(option))
      .toSorted((a, b) => names.compare(a.displayValue, b.displayValue)),
  };
}

import type { Said } from "../language.ts";

interface Valued {
  variant_id: number;
  /** One value of each option. */
  attribute_values: Said[];
  sold: boolean;
}

/** Returns the values that variants have of one option, each once, in the order in which the variants have them. */
export function optionValues(variants: readonly Pick<Valued, "attribute_values">[], at: number): Said[] {
  const values = variants.flatMap(({ attribute_values: all }) => all[at] ?? []);
  return [...new Map(values.toReversed().map((value) => [value.pl, value])).values()].toReversed();
}

/** Returns whether two values are one: `xl` is `XL`. */
export function sameValue(one: Said, other: Said): boolean {
  return one.pl.toLocaleLowerCase("pl") === other.pl.toLocaleLowerCase("pl");
}

/**
 * Returns the numbers of variants in their order once a value of one option stands before another (null: last): by their
 * values, option by option; what is not sold comes last.
 */
export function placedVariants(
  variants: readonly Valued[],
  { at, value, before }: { at: number; value: Said; before: string | null },
): number[] {
  const sold = variants.filter((variant) => variant.sold);
  const orders = (sold[0]?.attribute_values ?? []).map((_, option) => {
    const known = optionValues(sold, option).map(({ pl }) => pl);
    if (option !== at) return known;
    const others = known.filter((pl) => pl.toLocaleLowerCase("pl") !== value.pl.toLocaleLowerCase("pl"));
    const own = known.filter((pl) => !others.includes(pl));
    const position = before === null ? -1 : others.indexOf(before);
    return others.toSpliced(position === -1 ? others.length : position, 0, ...own);
  });
  const positionOf = ({ attribute_values: values }: Valued) =>
    orders.map((order, option) => order.indexOf(values[option]!.pl));
  const placed = sold
    .map((variant) => ({ variant, position: positionOf(variant) }))
    .sort((a, b) => a.position.map((one, option) => one - b.position[option]!).find((apart) => apart !== 0) ?? 0);
  return [...placed.map(({ variant }) => variant), ...variants.filter((variant) => !variant.sold)].map(
    (variant) => variant.variant_id,
  );
}

/**
 * Returns the values variants have once an option stands at a place, with one value for each of them; those that are not
 * told stay as they are. `options`: how many there are so far.
 */
export function withOption(
  variants: readonly Valued[],
  { options, at, value }: { options: number; at: number; value: Said },
): Map<number, Said[]> {
  const theirs = variants.filter(({ attribute_values: values }) => values.length === options);
  return moved(variants, theirs, (values) => values.toSpliced(at, 0, value));
}

/**
 * Returns the values variants have once an option that stood at a place is gone with the one value that was left of it;
 * those that are not told, like what was sold in another value, stay as they are. `options`: how many there are so far.
 */
export function withoutOption(
  variants: readonly Valued[],
  { options, at, value }: { options: number; at: number; value: Said },
): Map<number, Said[]> {
  const theirs = variants.filter(
    ({ attribute_values: values }) => values.length === options && sameValue(values[at]!, value),
  );
  return moved(variants, theirs, (values) => values.toSpliced(at, 1));
}

/**
 * Returns the values of variants that move to others. What is sold moves first: what is not sold any more stays where its
 * place is taken, and changes places with what comes into its own.
 */
function moved(
  variants: readonly Valued[],
  moving: readonly Valued[],
  to: (values: readonly Said[]) => Said[],
): Map<number, Said[]> {
  const places = new Map<string, Valued>();
  for (const variant of [...moving.filter(({ sold }) => sold), ...moving.filter(({ sold }) => !sold)]) {
    const place = combinationOf(to(variant.attribute_values));
    if (!places.has(place)) places.set(place, variant);
  }
  const movers = new Set([...places.values()]);
  const all = new Map([...movers].map((variant) => [variant.variant_id, to(variant.attribute_values)]));
  for (const variant of variants) {
    const comes = movers.has(variant) ? undefined : places.get(combinationOf(variant.attribute_values));
    if (comes !== undefined) all.set(variant.variant_id, comes.attribute_values);
  }
  return all;
}

/** Returns what a combination of values is known by: what they are called in Polish. */
export function combinationOf(values: readonly Said[]): string {
  return JSON.stringify(values.map(({ pl }) => pl));
}

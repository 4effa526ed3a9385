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

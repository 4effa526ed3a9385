import { variantName } from "../order/cart.ts";
import type { Product, ProductVariant } from "./product.ts";

/** A value for each option of a product, in their order; null where none is chosen yet. */
export type Choice = readonly (string | null)[];

/** One thing a product's variants differ in, like size or colour, as it stands for the present choice. */
export interface Option {
  name: string;
  chosen: string | null;
  values: OptionValue[];
}

export interface OptionValue {
  name: string;
  /** Together with what is chosen of the other options it can be bought, is sold out, or does not exist. */
  state: "available" | "soldOut" | "none";
  /** Nothing of it is left, whatever else is chosen. */
  gone: boolean;
  /** The variant that is chosen with it, where nothing else is open then. */
  a2p: string | null;
}

/** Returns a product's options with their values, each value once, and what can be had for the present choice; none for what is sold as one piece. */
export function optionsOf(product: Product, choice: Choice): Option[] {
  return product.attrs.map(({ attr_name, vals }, at) => ({
    name: attr_name,
    chosen: choice[at] ?? null,
    values: [...new Set(vals.map(({ attrValue_name }) => attrValue_name))].map((name) => {
      const fitting = variantsOf(product, choice.with(at, name));
      const left = fitting.some(isLeft);
      return {
        name,
        state: left ? "available" : fitting.length > 0 ? "soldOut" : "none",
        gone: !variantsOf(product, nothing(product).with(at, name)).some(isLeft),
        a2p: chosenVariant(product, choice.with(at, name)),
      };
    }),
  }));
}

/** Returns the choice of nothing, but of what there is no choice about: the only variant left, and options of a single value. */
export function firstChoice(product: Product): Choice {
  const left = variantsOf(product, nothing(product)).filter(isLeft);
  if (left.length === 1) return choiceOf(product, left[0]!.attr_2_product_id);
  return product.attrs.map(({ vals }) =>
    product.attrs.length > 1 && new Set(vals.map((val) => val.attrValue_name)).size === 1
      ? (vals[0]?.attrValue_name ?? null)
      : null,
  );
}

/** Returns the choice of a variant; null where the product has none of that id. */
export function choiceNamed(product: Product, a2p: string): Choice | null {
  return product.attrs[0]?.vals.some((val) => val.attr_2_product_id === a2p) ? choiceOf(product, a2p) : null;
}

function choiceOf(product: Product, a2p: string): Choice {
  return product.attrs.map(({ vals }) => vals.find((val) => val.attr_2_product_id === a2p)?.attrValue_name ?? null);
}

/**
 * Returns the choice with another value of one option. What is chosen of the others stays as far as something can be
 * bought with it, or at least exists; what does not is open again, so that no value leads into a corner.
 */
export function choose(product: Product, choice: Choice, at: number, value: string): Choice {
  for (const fits of [isLeft, () => true]) {
    let next: Choice = nothing(product).with(at, value);
    if (!variantsOf(product, next).some(fits)) continue;
    for (const [other, kept] of choice.entries()) {
      if (other === at || kept === null) continue;
      const more = next.with(other, kept);
      if (variantsOf(product, more).some(fits)) next = more;
    }
    return next;
  }
  return choice;
}

/** Returns the options that had a value in one choice and are open in the next, with the values they had. */
export function droppedBy(product: Product, before: Choice, next: Choice): { option: string; value: string }[] {
  return product.attrs.flatMap(({ attr_name: option }, at) => {
    const value = before[at] ?? null;
    return value !== null && (next[at] ?? null) === null ? [{ option, value }] : [];
  });
}

/** Returns a choice as ids of variants that have its values: what stays when the values are called otherwise in another language. */
export function idsOf(product: Product, choice: Choice): (string | null)[] {
  return product.attrs.map(
    ({ vals }, at) => vals.find(({ attrValue_name }) => attrValue_name === choice[at])?.attr_2_product_id ?? null,
  );
}

/** Returns the choice of such ids; what is no longer there is open. */
export function choiceOfIds(product: Product, ids: readonly (string | null)[]): Choice {
  return product.attrs.map(
    ({ vals }, at) => vals.find(({ attr_2_product_id }) => attr_2_product_id === ids[at])?.attrValue_name ?? null,
  );
}

/** Returns the variants that have everything that is chosen. */
export function variantsOf(product: Product, choice: Choice): ProductVariant[] {
  const vals = product.attrs[0]?.vals ?? [];
  return vals.filter((_, index) =>
    product.attrs.every(
      (attribute, at) => (choice[at] ?? null) === null || attribute.vals[index]?.attrValue_name === choice[at],
    ),
  );
}

/** Returns the id of the variant chosen, once every option has a value; of two that are called the same, one that is left. */
export function chosenVariant(product: Product, choice: Choice): string | null {
  if (product.attrs.length === 0 || choice.some((value) => value === null)) return null;
  const found = variantsOf(product, choice);
  return (found.find(isLeft) ?? found[0])?.attr_2_product_id ?? null;
}

/** Returns the picture that shows what is chosen, where all that it may still become share one; undefined while nothing is chosen. */
export function pictureOf(product: Product, choice: Choice): string | undefined {
  if (choice.every((value) => value === null)) return undefined;
  const pictures = new Set(variantsOf(product, choice).map(({ picture }) => picture));
  return pictures.size === 1 ? [...pictures][0] : undefined;
}

/**
 * Returns the variants a person means by a text: values in their order parted by `/`, each with its option's name before
 * it or not (`S / czarny`, `Rozmiar=S / Kolor=czarny`), or an id (`20`, `id=20`), whatever their case. Several: they are
 * called the same, or one has the id that another is called by; none: there is none.
 */
export function variantsNamed(product: Product, text: string): ProductVariant[] {
  const wanted = tidy(text);
  return (product.attrs[0]?.vals ?? []).filter(({ attr_2_product_id: id }) =>
    [id, `id=${id}`, writtenVariant(product, id), variantName(product, id), variantInFull(product, id)].some(
      (name) => tidy(name) === wanted,
    ),
  );
}

/** Returns a variant's values as a person writes them: `S / czarny`. */
export function writtenVariant(product: Product, a2p: string): string {
  return choiceOf(product, a2p).join(" / ");
}

/** Returns a variant's values with the names of their options: `Rozmiar=S / Kolor=czarny`. */
export function variantInFull(product: Product, a2p: string): string {
  return choiceOf(product, a2p)
    .map((value, at) => `${product.attrs[at]!.attr_name}=${value}`)
    .join(" / ");
}

function tidy(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .trim()
    .replace(/\s+/g, " ")
    .replace(/ ?([/=]) ?/g, "$1");
}

function nothing(product: Product): Choice {
  return product.attrs.map(() => null);
}

function isLeft({ quantity }: ProductVariant): boolean {
  return quantity > 0;
}

import { badges, type Product, type ProductVariant } from "../../domain/catalogue/product.ts";
import type { Rating } from "../../domain/review/rating.ts";
import type { SellingLimits } from "../../domain/catalogue/selling-limits.ts";
import { count, fields, list, object, oneOf, orNull, text, withDefault, type Read } from "./shapes.ts";

/** A decimal of at most a million PLN, the dearest the catalogue takes. */
const price: Read<string> = (value) =>
  typeof value === "string" && /^(\d{1,6}(\.\d{1,2})?|1000000(\.00?)?)$/.test(value) ? value : undefined;

/**
 * Reads a product kept in local storage or sent by the shop (specification, point 3). The fields of
 * the specification must be there; ours may be missing in what an older version kept.
 */
export const readProduct: Read<Product> = (value) => {
  const product = readAlways(value);
  return product && { ...product, ...readSometimes(value) };
};

/** Reads what stands there only where there is something to say. */
function sometimes<T extends object>(readers: { [Field in keyof T]-?: Read<T[Field]> }): (
  value: unknown,
) => Partial<T> {
  return (value) => {
    const whole = object(value) ?? {};
    const found = Object.entries<Read<unknown>>(readers).map(([name, read]) => [name, read(whole[name])]);
    return Object.fromEntries(found.filter(([, said]) => said !== undefined)) as Partial<T>;
  };
}

const readSometimes = sometimes<Pick<Product, "unit_price" | "weight"> & Omit<SellingLimits, "starts">>({
  weight: count,
  unit_price: fields<NonNullable<Product["unit_price"]>>({ price, unit: text }),
  age_min: oneOf([18]),
  online_sale: (value) => (value === false ? value : undefined),
  blocked_countries: (value) => {
    const blocked = list(text)(value);
    return blocked?.length ? blocked : undefined;
  },
  most_pieces: (value) => count(value) || undefined,
  halted: text,
  exception: text,
});

/** A variant, and what of it is otherwise than its product's. */
function readVariant(value: unknown): ProductVariant | undefined {
  const variant = readChoice(value);
  return variant && { ...variant, ...readOwn(value) };
}

const readOwn = sometimes<Omit<ProductVariant, "attr_2_product_id" | "quantity" | "attrValue_name">>({
  real_price: price,
  catalogue_price: orNull(price),
  lowest_price: orNull(price),
  unit_price: price,
  picture: text,
  weight: count,
});

const readChoice = fields<Pick<ProductVariant, "attr_2_product_id" | "quantity" | "attrValue_name">>({
  attr_2_product_id: text,
  quantity: count,
  attrValue_name: text,
});

const readAlways = fields<Omit<Product, keyof SellingLimits | "unit_price" | "weight" | "other_colours">>({
  product_id: text,
  product_name: text,
  url: text,
  images: list(fields<{ path: string }>({ path: text })),
  real_price: price,
  product_quantity: count,
  categories_all: list(text),
  manufacturer_id: text,
  attrs: list(
    fields<Product["attrs"][number]>({
      attr_name: withDefault(text, ""),
      vals: list(readVariant),
    }),
  ),
  manufacturer_name: withDefault(text, ""),
  catalogue_price: withDefault(orNull(price), null),
  lowest_price: withDefault(orNull(price), null),
  badges: withDefault(list(oneOf(badges)), []),
  rating: withDefault(orNull(fields<Rating>({ average: text, count })), null),
  date: withDefault(text, ""),
});

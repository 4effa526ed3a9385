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
  const whole = object(value) ?? {};
  const unit_price = readUnitPrice(whole["unit_price"]);
  const exception = text(whole["withdrawal_exception"]);
  return (
    product && {
      ...product,
      ...(unit_price && { unit_price }),
      ...(exception !== undefined && { withdrawal_exception: exception }),
      ...limitsIn(whole),
    }
  );
};

/** What limits a product's sale stands there only where it does. */
function limitsIn({
  age_min,
  online_sale,
  blocked_countries,
  most_pieces,
  halted,
}: Record<string, unknown>): SellingLimits {
  const blocked = list(text)(blocked_countries) ?? [];
  return {
    ...(age_min === 18 && { age_min }),
    ...(online_sale === false && { online_sale }),
    ...(blocked.length > 0 && { blocked_countries: blocked }),
    ...(typeof most_pieces === "number" && most_pieces > 0 && { most_pieces }),
    ...(typeof halted === "string" && { halted }),
  };
}

const readUnitPrice = fields<NonNullable<Product["unit_price"]>>({ price, unit: text });

/** A variant, and what of it is otherwise than its product's. */
function readVariant(value: unknown): ProductVariant | undefined {
  const variant = readChoice(value);
  const own = object(value) ?? {};
  const real_price = price(own["real_price"]);
  const catalogue_price = orNull(price)(own["catalogue_price"]);
  const lowest_price = orNull(price)(own["lowest_price"]);
  const unit_price = price(own["unit_price"]);
  const picture = text(own["picture"]);
  return (
    variant && {
      ...variant,
      ...(real_price !== undefined && { real_price }),
      ...(catalogue_price !== undefined && { catalogue_price }),
      ...(lowest_price !== undefined && { lowest_price }),
      ...(unit_price !== undefined && { unit_price }),
      ...(picture !== undefined && { picture }),
    }
  );
}

const readChoice = fields<Pick<ProductVariant, "attr_2_product_id" | "quantity" | "attrValue_name">>({
  attr_2_product_id: text,
  quantity: count,
  attrValue_name: text,
});

type Sometimes = keyof SellingLimits | "unit_price" | "other_colours" | "withdrawal_exception";

const readAlways = fields<Omit<Product, Sometimes>>({
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

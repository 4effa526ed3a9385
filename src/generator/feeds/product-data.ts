import { decimal } from "../../domain/money.ts";
import type { Item, Offer } from "./offers.ts";

/** What readers of Google's product data want differently. */
export interface Dialect {
  inStock: string;
  outOfStock: string;
}

/** Google's names of what is told of an item, in the order of its description. */
export const attributeNames = [
  "id",
  "title",
  "description",
  "link",
  "image_link",
  "additional_image_link",
  "lifestyle_image_link",
  "price",
  "sale_price",
  "condition",
  "brand",
  "item_group_id",
  "color",
  "material",
  "product_type",
  "shipping_weight",
  "unit_pricing_measure",
  "unit_pricing_base_measure",
  "shipping",
  "availability",
  "gtin",
  "mpn",
  "identifier_exists",
  "size",
  "gender",
  "age_group",
] as const;
export type AttributeName = (typeof attributeNames)[number];

/** What is told of one item: a text each, of pictures a text for each; `shipping` as tables have it, `PL:::12.99 PLN`. */
export type ProductData = Partial<Record<AttributeName, string | string[] | null>>;

/** Returns an item by Google's product data specification, no text longer than it takes. */
export function productDataOf(offer: Offer, item: Item, dialect: Dialect): ProductData {
  const [picture, ...more] = item.pictures;
  const money = (amount: number) => `${decimal(amount)} ${offer.currency}`;
  return {
    id: item.id,
    title: cut([offer.name, item.title].filter(Boolean).join(", "), 150),
    description: item.description,
    link: item.url,
    image_link: picture ?? null,
    additional_image_link: more.slice(0, 10),
    lifestyle_image_link: item.worn,
    price: money(item.before ?? item.price),
    sale_price: item.before === null ? null : money(item.price),
    condition: "new",
    brand: cut(offer.brand, 70),
    item_group_id: cut(offer.group, 50),
    color: cut(item.colour ?? offer.colour, 100),
    material: cut(offer.material, 200),
    product_type: cut(offer.category.join(" > "), 750),
    shipping_weight: item.weight === 0 ? null : `${item.weight} g`,
    unit_pricing_measure: offer.measure?.amount ?? null,
    unit_pricing_base_measure: offer.measure?.base ?? null,
    shipping: item.delivery && `${item.delivery.country}:::${money(item.delivery.price)}`,
    availability: item.inStock ? dialect.inStock : dialect.outOfStock,
    gtin: item.gtin,
    mpn: cut(item.sku, 70),
    identifier_exists: item.gtin === null && item.sku === null ? "no" : null,
    size: cut(item.size, 100),
    // Whatever has sizes is worn; the shop sells to grown-ups of any gender.
    gender: item.size === null ? null : "unisex",
    age_group: item.size === null ? null : "adult",
  };
}

/** Cut by whole signs. */
function cut(text: string | null, most: number): string | null {
  return text === null || text.length <= most
    ? text
    : [...text]
        .slice(0, most - 1)
        .join("")
        .slice(0, most - 1)
        .trimEnd() + "…";
}

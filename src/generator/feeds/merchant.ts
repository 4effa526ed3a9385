import type { MerchantOffer } from "../../domain/catalogue/merchant-offer.ts";
import { parseDecimal } from "../../domain/money.ts";
import { type FeedSettings, offerReader } from "./offers.ts";
import { type AttributeName, type Dialect, type ProductData, productDataOf } from "./product-data.ts";

const merchant: Dialect = { inStock: "IN_STOCK", outOfStock: "OUT_OF_STOCK" };

/** Returns what reads a product's offers as Google's feed has them, in the words of its Merchant API: none where it is not advertised. Delivery, categories and currency are those of now, the product that of each reading. */
export async function merchantReader(settings: FeedSettings): Promise<(productId: number) => Promise<MerchantOffer[]>> {
  const read = await offerReader(settings);
  return async (productId) => {
    const offer = await read(productId);
    return (offer?.items ?? []).map((item) => ({
      offerId: item.id,
      attributes: attributesOf(productDataOf(offer!, item, merchant)),
    }));
  };
}

type Told = (value: string) => unknown;

/** '199.99 PLN' → 199.99 złoty in millionths, as a text. */
const money: Told = (value) => {
  const [amount = "", currencyCode] = value.split(" ");
  return { amountMicros: String(parseDecimal(amount) * 10_000), currencyCode };
};
const word: Told = (value) => value;
const upper: Told = (value) => value.toUpperCase();
const list: Told = (value) => [value];
/** '30ml' or '450 g' → 30 and 'ml'. */
const measure: Told = (value) => ({ value: Number(measured(value).amount), unit: measured(value).unit });
/** The same of a whole number that crosses the wire as a text. */
const base: Told = (value) => ({ value: measured(value).amount, unit: measured(value).unit });

/** The API's name of each attribute, and how it takes it. */
const attributes: Readonly<Record<Exclude<AttributeName, "id">, readonly [name: string, told: Told]>> = {
  title: ["title", word],
  description: ["description", word],
  link: ["link", word],
  image_link: ["imageLink", word],
  additional_image_link: ["additionalImageLinks", word],
  lifestyle_image_link: ["lifestyleImageLinks", list],
  price: ["price", money],
  sale_price: ["salePrice", money],
  condition: ["condition", upper],
  brand: ["brand", word],
  item_group_id: ["itemGroupId", word],
  color: ["color", word],
  material: ["material", word],
  product_type: ["productTypes", list],
  shipping_weight: ["shippingWeight", measure],
  unit_pricing_measure: ["unitPricingMeasure", measure],
  unit_pricing_base_measure: ["unitPricingBaseMeasure", base],
  shipping: ["shipping", shippingOf],
  availability: ["availability", word],
  gtin: ["gtins", list],
  mpn: ["mpn", word],
  identifier_exists: ["identifierExists", (value) => value !== "no"],
  size: ["size", word],
  gender: ["gender", upper],
  age_group: ["ageGroup", upper],
};

function attributesOf(data: ProductData): MerchantOffer["attributes"] {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, [called, told]]) => {
      const value = data[name as AttributeName] ?? [];
      if (value.length === 0) return [];
      return [[called, Array.isArray(value) ? value.map(told) : told(value)]];
    }),
  );
}

/** `PL:::12.99 PLN` */
function shippingOf(value: string): unknown {
  const [country, , , price = ""] = value.split(":");
  return [{ country, price: money(price) }];
}

function measured(value: string): { amount: string; unit: string } {
  const [, amount = "", unit = ""] = /^([\d.]+) ?(\D+)$/.exec(value) ?? [];
  return { amount, unit };
}

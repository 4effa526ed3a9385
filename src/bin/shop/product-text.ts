import { pathsInLanguages } from "../../database/catalogue/paths.ts";
import { storeRoomNumbers, type StoreRoomNumbers } from "../../database/catalogue/variant-numbers.ts";
import type { Queryable } from "../../database/queryable.ts";
import { type LanCode, languages } from "../../domain/language.ts";
import type { Product } from "../../domain/catalogue/product.ts";
import { storeRoomWords } from "../../domain/order/order-info.ts";
import { reductionOf } from "../../domain/catalogue/reduction.ts";
import { writtenVariant } from "../../domain/catalogue/variant-choice.ts";
import { pricedAs, priceFrom } from "../../domain/catalogue/variant-price.ts";

/** Returns a product's url in each language. */
async function urlsOf(db: Queryable, { product_id }: Product): Promise<Record<LanCode, string>> {
  return (await pathsInLanguages(db, [{ kind: "product", entity_id: Number(product_id) }])).get(
    `product:${product_id}`,
  )!;
}

/** What a product's text says beside what pages have. */
interface OfProduct {
  urls: Record<LanCode, string>;
  numbers: readonly StoreRoomNumbers[];
}

/** Returns what `productText` says beside what pages have. */
export async function ofProduct(db: Queryable, product: Product): Promise<OfProduct> {
  return { urls: await urlsOf(db, product), numbers: await storeRoomNumbers(db, Number(product.product_id)) };
}

/** Returns a product as the commands show it: its addresses, prices, variants with what the store room knows them by, and stock. */
export function productText(product: Product, { urls, numbers }: OfProduct): string {
  const known = new Map(numbers.map((variant) => [String(variant.variant_id), storeRoomWords(variant, "en")]));
  const vals = product.attrs[0]?.vals ?? [];
  const { from } = priceFrom(product);
  const names = vals.map((val) => writtenVariant(product, val.attr_2_product_id));
  const longest = Math.max(12, ...names.map((name) => name.length));
  const variants = vals.map((val, index) => {
    const priced = pricedAs(product, val.attr_2_product_id);
    const own = priced === product && !from ? "" : `  ${priced.real_price} PLN${reductionText(priced)}`;
    const numbered = known.get(val.attr_2_product_id) ?? "";
    return `  ${val.attr_2_product_id.padStart(8)}  ${names[index]!.padEnd(longest)} ${val.quantity}${own}${numbered === "" ? "" : `  ${numbered}`}`;
  });
  return [
    `${product.product_id}  ${product.product_name} (${product.manufacturer_name})`,
    `  ${languages.map(({ lanCode }) => `/${urls[lanCode]}`).join("  ")}`,
    `  ${from ? "from " : ""}${product.real_price} PLN${reductionText(product)}`,
    `  ${product.product_quantity} in stock${product.badges.length > 0 ? `; ${product.badges.join(", ")}` : ""}${product.most_pieces === undefined ? "" : `; at most ${product.most_pieces} to one shopper`}`,
    ...(vals.length === 0 ? [...known.values()].filter((words) => words !== "").map((words) => `  ${words}`) : []),
    ...(product.attrs.length > 1 ? [`  ${product.attrs.map(({ attr_name }) => attr_name).join(" / ")}:`] : []),
    ...variants,
  ].join("\n");
}

/** Returns how a product's reduction is announced; why it is not, where there is a catalogue price. */
export function reductionText(product: Product): string {
  if (product.catalogue_price === null) return "";
  const reduction = reductionOf(product);
  if (reduction !== null)
    return ` (${reduction.percent} of ${reduction.before}; catalogue price ${product.catalogue_price}, lowest of 30 days ${product.lowest_price})`;
  return ` (catalogue price ${product.catalogue_price}, of which pages say nothing: the lowest price of the 30 days before, ${product.lowest_price}, is not above this one)`;
}

import type { Country } from "../../domain/delivery/delivery.ts";
import type { OrderRefusal } from "../../domain/order/order-refusal.ts";
import type { Product } from "../../domain/catalogue/product.ts";
import { isBlockedIn, isForAdults, isSoldOnline } from "../../domain/catalogue/selling-limits.ts";
import type { OrderCart, OrderLine } from "./order-cart.ts";

/**
 * Returns the first limit the order breaks, or null: a product whose sale has not begun or is paused, one sold in the shop itself only, one that may not
 * be sent into the chosen country, one for adults without the shopper's declaration to be one. What the page
 * and the panel said or hid before counts for nothing.
 */
export function brokenLimit(
  { lines, products }: Pick<OrderCart, "lines" | "products">,
  { country, ageConfirmed }: { country: Country; ageConfirmed: boolean },
): OrderRefusal | null {
  const byId = new Map(products.map((product) => [Number(product.product_id), product]));
  const lineOf = (limits: (product: Product) => boolean): OrderLine | undefined =>
    lines.find((line) => limits(byId.get(line.productId)!));
  const halted = lineOf((product) => product.halted !== undefined);
  if (halted !== undefined)
    return {
      code: "SALE_HALTED",
      about: halted.key,
      fill: { productName: halted.productName, why: byId.get(halted.productId)!.halted! },
      products,
    };
  const offline = lineOf((product) => !isSoldOnline(product));
  if (offline !== undefined)
    return { code: "PRODUCT_NOT_ONLINE", about: offline.key, fill: { productName: offline.productName }, products };
  const blocked = lineOf((product) => isBlockedIn(product, country.country_code));
  if (blocked !== undefined)
    return {
      code: "PRODUCT_COUNTRY_BLOCKED",
      about: blocked.key,
      fill: { productName: blocked.productName, country: country.country_name },
      products,
    };
  const adult = ageConfirmed ? undefined : lineOf(isForAdults);
  return adult === undefined
    ? null
    : { code: "AGE_CONFIRMATION", about: "ageConfirmed", fill: { productName: adult.productName } };
}

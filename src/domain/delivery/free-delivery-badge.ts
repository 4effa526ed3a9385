import { parseDecimal } from "../money.ts";
import type { Badge, Product } from "../catalogue/product.ts";
import { isSoldOnline } from "../catalogue/selling-limits.ts";

type Shipped = Pick<Product, "real_price" | "badges" | "online_sale">;

/**
 * Returns whether one piece of a product alone is brought home free: its price reaches the sum from which the home
 * zone's delivery is free. What a parcel costs is decided by `shippingPrice` in `delivery.ts`; this is the promise on tile and product page. Null: no sum makes it free.
 */
export function shipsFree(
  product: Pick<Shipped, "real_price" | "online_sale">,
  freeShippingFrom: string | null,
): boolean {
  return (
    freeShippingFrom !== null &&
    isSoldOnline(product) &&
    parseDecimal(product.real_price) >= parseDecimal(freeShippingFrom)
  );
}

/**
 * Returns the badges a product is shown with (specification, points 2 and 3). `freeShipping` is reckoned from the price
 * and not taken from the catalogue: of two products of one price both have it or neither, and the checkout keeps its word.
 */
export function shownBadges(product: Shipped, freeShippingFrom: string | null): Badge[] {
  const given = product.badges.filter((badge) => badge !== "freeShipping");
  return shipsFree(product, freeShippingFrom) ? [...given, "freeShipping"] : given;
}

import { limits } from "../limits.ts";
import { parseDecimal } from "../money.ts";
import type { Product } from "../catalogue/product.ts";
import { isPromoted } from "../catalogue/reduction.ts";
import { isSoldOnline } from "../catalogue/selling-limits.ts";
import { pricedAs } from "../catalogue/variant-price.ts";

/** What the shopper means to buy: a product, or one variant of it (specification, point 3). */
export interface CartLine {
  key: string;
  product: Product;
  /** The variant's id, or null. */
  a2p: string | null;
  quantity: number;
}

/** What prices and conditions look at in a line; `real_price` in grosze. */
export interface PricedLine {
  product_id: string;
  real_price: number;
  quantity: number;
  categories_all: readonly string[];
  manufacturer_id: string;
}

export type AddToCart =
  | { kind: "added"; lines: CartLine[]; key: string }
  | {
      kind: "refused";
      code: "PRODUCT_ADD_ERROR1" | "PRODUCT_ADD_ERROR2" | "PRODUCT_PROMOTIONQTY" | "PRODUCT_NOTONLINE_ERROR";
    };

/** Returns the key of a line: the product's id, or both ids joined by `_`. */
export function lineKey(product_id: string, a2p: string | null): string {
  return a2p === null ? product_id : `${product_id}_${a2p}`;
}

/** Returns the variant's value names joined by a space (the specification's a2pString); empty without a variant. */
export function variantName(product: Product, a2p: string | null): string {
  if (a2p === null) return "";
  return product.attrs
    .flatMap((attribute) => attribute.vals.filter((variant) => variant.attr_2_product_id === a2p))
    .map((variant) => variant.attrValue_name)
    .join(" ");
}

/** Returns how many pieces one line may hold: the variant's stock, or the product's, never more than a line's limit, or the product's own; none of what is not sold online. */
export function maxQuantity(product: Product, a2p: string | null): number {
  const variant = product.attrs[0]?.vals.find((candidate) => candidate.attr_2_product_id === a2p);
  if (!isSoldOnline(product)) return 0;
  const stock = a2p === null ? product.product_quantity : (variant?.quantity ?? 0);
  return Math.max(0, Math.min(stock, limits.piecesPerLine, product.most_pieces ?? stock));
}

/**
 * Returns the cart with a product added (specification, point 4): a line that is there grows by one, a new
 * one starts with the requested quantity. Refused when the line's quantity plus the requested one exceeds
 * the maximum (PRODUCT_ADD_ERROR1; PRODUCT_PROMOTIONQTY where a promoted one is all gone), and when a new line
 * would be one too many (PRODUCT_ADD_ERROR2); what is sold in the shop itself only is never added
 * (PRODUCT_NOTONLINE_ERROR).
 */
export function addToCart(
  lines: readonly CartLine[],
  { product, a2p = null, quantity = 1 }: { product: Product; a2p?: string | null; quantity?: number },
): AddToCart {
  if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError(`Not a quantity to add: ${quantity}`);
  if (product.online_sale === false) return { kind: "refused", code: "PRODUCT_NOTONLINE_ERROR" };
  const key = lineKey(product.product_id, a2p);
  const line = lines.find((candidate) => candidate.key === key);

  const most = maxQuantity(product, a2p);
  if ((line?.quantity ?? 0) + quantity > most)
    return {
      kind: "refused",
      code: most === 0 && isPromoted(pricedAs(product, a2p)) ? "PRODUCT_PROMOTIONQTY" : "PRODUCT_ADD_ERROR1",
    };
  if (line === undefined) {
    if (lines.length >= limits.lines) return { kind: "refused", code: "PRODUCT_ADD_ERROR2" };
    return { kind: "added", lines: [...lines, { key, product, a2p, quantity }], key };
  }
  const grown = { ...line, product, quantity: line.quantity + 1 };
  return { kind: "added", lines: lines.map((candidate) => (candidate === line ? grown : candidate)), key };
}

/** Returns the number in the header: all pieces in the cart. */
export function cartQuantity(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** Returns the cart total in grosze: the sum of real_price × quantity (specification, point 9) over what can be sold, each line at its variant's price. */
export function cartTotal(lines: readonly CartLine[]): number {
  return pricedTotal(pricedLines(lines));
}

/**
 * Returns the lines as prices and conditions look at them. One of which nothing is left stays in the cart, struck
 * through, until it is removed: no total, threshold or discount counts it.
 */
export function pricedLines(lines: readonly CartLine[]): PricedLine[] {
  return lines
    .filter(({ product, a2p }) => maxQuantity(product, a2p) > 0)
    .map(({ product, a2p, quantity }) => ({
      product_id: product.product_id,
      real_price: parseDecimal(pricedAs(product, a2p).real_price),
      quantity,
      categories_all: product.categories_all,
      manufacturer_id: product.manufacturer_id,
    }));
}

/** Returns the sum of real_price × quantity, in grosze. */
export function pricedTotal(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, line) => sum + line.real_price * line.quantity, 0);
}

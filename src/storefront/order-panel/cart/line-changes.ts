import { maxQuantity, type CartLine } from "../../../domain/order/cart.ts";
import type { Product } from "../../../domain/catalogue/product.ts";
import { pricedAs } from "../../../domain/catalogue/variant-price.ts";

/** What a line says after the shop told how things stand now. */
export interface LineNote {
  /** The price it had, a decimal string of PLN, when it has another one now. */
  priceWas: string | null;
  /** How many were left, when the quantity had to be lowered to that. */
  left: number | null;
}

/**
 * Returns the cart's lines with the products as they are now, and what to say beside them. `now` holds
 * products by id: null for one that has vanished, nothing for one that is not known. A line may shrink
 * to what is left; one of which nothing is left stays, sold out, until the shopper removes it.
 */
export function withCurrentProducts(
  lines: readonly CartLine[],
  now: ReadonlyMap<string, Product | null>,
): { lines: CartLine[]; notes: Record<string, LineNote> } {
  const notes: Record<string, LineNote> = {};
  const current = lines.map((line) => {
    const found = now.get(line.product.product_id);
    if (found === undefined) return line;
    const product = found ?? soldOut(line.product);
    const most = maxQuantity(product, line.a2p);
    const quantity = most === 0 ? line.quantity : Math.min(line.quantity, most);
    const was = pricedAs(line.product, line.a2p).real_price;
    const priceWas = pricedAs(product, line.a2p).real_price === was ? null : was;
    const left = quantity < line.quantity ? most : null;
    if (priceWas !== null || left !== null) notes[line.key] = { priceWas, left };
    return { ...line, product, quantity };
  });
  return { lines: current, notes };
}

/** Returns whether nothing of a line is left to sell. */
export function isSoldOut(line: CartLine): boolean {
  return maxQuantity(line.product, line.a2p) === 0;
}

function soldOut(product: Product): Product {
  return {
    ...product,
    product_quantity: 0,
    attrs: product.attrs.map((attribute) => ({
      ...attribute,
      vals: attribute.vals.map((variant) => ({ ...variant, quantity: 0 })),
    })),
  };
}

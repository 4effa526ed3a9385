import type { Product } from "../catalogue/product.ts";

/**
 * Returns a product with the pieces that are there now, by variant id; a variant that is not named keeps
 * its number. A product without attributes has one variant that is not sent to the browser: its number
 * is the product's.
 */
export function withStock(product: Product, quantities: Readonly<Record<string, number>>): Product {
  if (product.attrs.length === 0)
    return { ...product, product_quantity: Object.values(quantities)[0] ?? product.product_quantity };
  const attrs = product.attrs.map((attribute) => ({
    ...attribute,
    vals: attribute.vals.map((val) => ({ ...val, quantity: quantities[val.attr_2_product_id] ?? val.quantity })),
  }));
  return { ...product, attrs, product_quantity: attrs[0]!.vals.reduce((sum, val) => sum + val.quantity, 0) };
}

import { variantName, type CartLine } from "../../domain/order/cart.ts";
import { decimal, parseDecimal } from "../../domain/money.ts";
import type { Product } from "../../domain/catalogue/product.ts";
import { pricedAs } from "../../domain/catalogue/variant-price.ts";

/** A product as the tag knows it; prices in PLN, as numbers. */
export interface Item {
  item_id: string;
  item_name: string;
  item_brand: string;
  item_variant?: string;
  price: number;
  quantity?: number;
  index?: number;
}

export function itemOf({ product_id, product_name, manufacturer_name, real_price }: Product): Item {
  return { item_id: product_id, item_name: product_name, item_brand: manufacturer_name, price: Number(real_price) };
}

/** Returns so many pieces of a cart's line. */
export function itemOfLine({ product, a2p }: CartLine, quantity: number): Item {
  const variant = variantName(product, a2p);
  return { ...itemOf(pricedAs(product, a2p)), ...(variant === "" ? {} : { item_variant: variant }), quantity };
}

/** Returns what lines are worth in PLN, reckoned in whole grosze: 3 × 49.99 → 149.97. */
export function valueOf(lines: readonly Pick<CartLine, "product" | "a2p" | "quantity">[]): number {
  return Number(
    decimal(
      lines.reduce(
        (sum, { product, a2p, quantity }) => sum + parseDecimal(pricedAs(product, a2p).real_price) * quantity,
        0,
      ),
    ),
  );
}

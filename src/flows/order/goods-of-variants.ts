import { productsById } from "../../database/catalogue/products.ts";
import { productsOfVariants } from "../../database/order/order-changes.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Product } from "../../domain/catalogue/product.ts";
import { pricedAs } from "../../domain/catalogue/variant-price.ts";
import type { LanCode } from "../../domain/language.ts";
import { parseDecimal } from "../../domain/money.ts";
import { variantName } from "../../domain/order/cart.ts";
import type { ChangeLine } from "../../domain/order/order-change.ts";

/** A variant as it is sold today. */
export interface SoldVariant {
  line: Omit<ChangeLine, "position" | "quantity">;
  product: Product;
  /** Its id as a cart has it; null: the product's only one. */
  a2p: string | null;
}

/** Returns variants as they are sold today, by id, named in a language; what is not sold any more is left out. */
export async function goodsOfVariants(
  db: Queryable,
  variantIds: readonly number[],
  lanCode: LanCode,
): Promise<Map<number, SoldVariant>> {
  const owners = await productsOfVariants(db, variantIds);
  const products = await productsById(db, [...new Set(owners.values())], lanCode);
  const byId = new Map(products.map((product) => [Number(product.product_id), product]));
  return new Map(
    [...owners].flatMap(([variantId, productId]): [number, SoldVariant][] => {
      const product = byId.get(productId);
      if (product === undefined) return [];
      const a2p = product.attrs.length === 0 ? null : String(variantId);
      const line = {
        variantId,
        product_id: product.product_id,
        productName: product.product_name,
        variantName: variantName(product, a2p),
        real_price: parseDecimal(pricedAs(product, a2p).real_price),
        categories_all: product.categories_all,
        manufacturer_id: product.manufacturer_id,
      };
      return [[variantId, { line, product, a2p }]];
    }),
  );
}

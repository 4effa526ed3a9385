import type * as v from "valibot";
import type { phoneOrderRoutes } from "../../contract/operator/phone-orders.ts";
import { productsById } from "../../database/catalogue/products.ts";
import { orderedProducts } from "../../database/order/customer-orders.ts";
import { variantsOfProducts } from "../../database/order/order-changes.ts";
import type { Queryable } from "../../database/queryable.ts";
import { findProducts, rankedProducts } from "../../database/search/search.ts";
import { pricedAs } from "../../domain/catalogue/variant-price.ts";
import type { LanCode } from "../../domain/language.ts";
import { parseDecimal } from "../../domain/money.ts";
import { variantName } from "../../domain/order/cart.ts";

type Goods = v.InferOutput<(typeof phoneOrderRoutes)["goods"]["answer"]>["goods"];

const mostFound = 12;

/** Returns goods by name, SKU or EAN as the shop's own search finds them, with what is left of each variant. */
export async function goodsSaid(db: Queryable, query: string, lanCode: LanCode): Promise<Goods> {
  const { match } = await findProducts(db, query, lanCode);
  if (match === null) return [];
  const { ids } = await rankedProducts(db, match, { page: 1, perPage: mostFound });
  const products = await productsById(db, ids, lanCode);
  const pictures = await orderedProducts(db, ids, lanCode);
  const variants = await variantsOfProducts(db, ids);
  return products.map((product) => ({
    productId: Number(product.product_id),
    name: product.product_name,
    picture: pictures.get(Number(product.product_id))?.image ?? null,
    variants: variants
      .filter(({ product_id }) => String(product_id) === product.product_id)
      .map(({ variant_id, quantity, sku, gtin }) => {
        const a2p = product.attrs.length === 0 ? null : String(variant_id);
        return {
          variantId: variant_id,
          variant: variantName(product, a2p),
          sku,
          ean: gtin,
          stock: quantity,
          price: parseDecimal(pricedAs(product, a2p).real_price),
        };
      }),
  }));
}

import type { Movement, Stocked } from "../../contract/operator/stock.ts";
import type { MovementRow, StockRow } from "../../database/catalogue/stock-movements.ts";
import { stockRows, variantsOnShelf } from "../../database/catalogue/stock-movements.ts";
import { variantsNumbered } from "../../database/catalogue/variant-numbers.ts";
import type { Queryable } from "../../database/queryable.ts";
import { findProducts, rankedProducts } from "../../database/search/search.ts";
import type { LanCode } from "../../domain/language.ts";

const mostProducts = 12;

/** Returns variants by SKU, EAN or shelf, else those of goods that the shop's own search finds by name. */
export async function stockFound(
  db: Queryable,
  query: string,
  lanCode: LanCode,
): Promise<{ exact: boolean; variants: Stocked[] }> {
  const numbered = (await variantsNumbered(db, query)).map(({ variant_id }) => variant_id);
  const variants = numbered.length > 0 ? numbered : await variantsOnShelf(db, query);
  if (variants.length > 0)
    return { exact: true, variants: (await stockRows(db, { products: [], variants }, lanCode)).map(stockSaid) };
  const { match } = await findProducts(db, query, lanCode);
  if (match === null) return { exact: false, variants: [] };
  const { ids } = await rankedProducts(db, match, { page: 1, perPage: mostProducts });
  const products = ids.map(Number);
  return { exact: false, variants: (await stockRows(db, { products, variants: [] }, lanCode)).map(stockSaid) };
}

/** Returns what there is of one variant; null: there is none such that is shown. */
export async function stockOfVariant(db: Queryable, variantId: number, lanCode: LanCode): Promise<Stocked | null> {
  const [row] = await stockRows(db, { products: [], variants: [variantId] }, lanCode);
  return row === undefined ? null : stockSaid(row);
}

function stockSaid({ variant_id, product_id, gtin, quantity, to_pack, moved, ...row }: StockRow): Stocked {
  return {
    ...row,
    variantId: variant_id,
    productId: product_id,
    ean: gtin,
    stock: quantity,
    toPack: to_pack,
    movement: moved,
  };
}

/** Returns a movement as the API says it. */
export function movementSaid(row: MovementRow): Movement {
  const { movement_id, variant_id, stock_after, order_id, delivery_id, takes_back, taken_back, actor_kind, by } = row;
  const { product, variant, sku, change, reason, note } = row;
  return {
    id: movement_id,
    at: row.at.toISOString(),
    variantId: variant_id,
    product,
    variant,
    sku,
    change,
    stockAfter: stock_after,
    reason,
    note,
    by: actor_kind === null ? null : { kind: actor_kind, name: by },
    order: order_id,
    delivery: delivery_id,
    takesBack: takes_back,
    takenBack: taken_back,
  };
}

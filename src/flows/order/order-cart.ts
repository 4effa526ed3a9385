import type { MakeOrder } from "../../contract/order.ts";
import { productsById } from "../../database/catalogue/products.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Taking } from "../../database/order/stock.ts";
import { parcelWeight } from "../../domain/delivery/parcel-weight.ts";
import { lineKey, maxQuantity, variantName } from "../../domain/order/cart.ts";
import type { LanCode } from "../../domain/language.ts";
import { limits } from "../../domain/limits.ts";
import { parseDecimal } from "../../domain/money.ts";
import type { OrderRefusal } from "../../domain/order/order-refusal.ts";
import type { Product } from "../../domain/catalogue/product.ts";
import { isSoldOnline } from "../../domain/catalogue/selling-limits.ts";
import { withStock } from "../../domain/order/stock.ts";
import { pricedAs } from "../../domain/catalogue/variant-price.ts";

/** A line of the order with the shop's own price: grosze. */
export interface OrderLine {
  key: string;
  productId: number;
  product_id: string;
  variantId: number;
  productName: string;
  variantName: string;
  real_price: number;
  quantity: number;
  /** Grams of one piece, as prices of delivery count it. */
  weight: number;
  categories_all: string[];
  manufacturer_id: string;
}

export interface OrderCart {
  kind: "cart";
  lines: OrderLine[];
  products: Product[];
  /** Grosze. */
  total: number;
  /** Grams of what of it is there, as prices of delivery count them. */
  weight: number;
  /** Variants in it of which nothing was left when it was read, each with 0. */
  gone: Map<number, number>;
  /** Makes the refusal that names the first line with too little stock. */
  soldOut(left: Map<number, number>): OrderRefusal;
}

type Refused = { kind: "refused"; refusal: OrderRefusal };

/**
 * Returns the cart from the shop's own data, or refuses: nothing in it, too many lines or pieces,
 * a product or variant that is not sold (any more). Two lines of one variant become one; a product's only variant is
 * meant with its number and without, for an option may have come or gone since it was put there.
 */
export async function cartAsSent(
  db: Queryable,
  sent: MakeOrder["products"],
  lanCode: LanCode,
): Promise<OrderCart | Refused> {
  if (sent.length === 0) return refuse({ code: "EMPTY_CART" });
  if (sent.length > limits.lines) return refuse({ code: "TOO_MANY_LINES", fill: { count: limits.lines } });
  const ids = [...new Set(sent.map((line) => line.productId))].filter((id) => /^\d{1,15}$/.test(id));
  const products = await productsById(db, ids, lanCode);
  const implied = await impliedVariants(
    db,
    products.filter(({ attrs: [first] }) => first === undefined || first.vals.length === 1),
  );
  const byId = new Map(products.map((product) => [product.product_id, product]));
  const lines = new Map<string, OrderLine>();
  const gone = new Map<number, number>();
  for (const asked of sent) {
    const product = byId.get(asked.productId);
    const about = lineKey(asked.productId, asked.a2p);
    if (product === undefined) return refuse({ code: "UNKNOWN_PRODUCT", about, products });
    const only = implied.get(product.product_id);
    const meansOnly = only !== undefined && (asked.a2p === null || asked.a2p === String(only));
    const a2p = !meansOnly ? asked.a2p : product.attrs.length === 0 ? null : String(only);
    if (a2p === null && product.attrs.length > 0) return refuse({ code: "VARIANT_REQUIRED", about, products });
    const known = a2p === null || product.attrs[0]?.vals.some((val) => val.attr_2_product_id === a2p);
    if (!known) return refuse({ code: "UNKNOWN_VARIANT", about, products });
    const variantId = a2p === null ? only : Number(a2p);
    if (variantId === undefined) return refuse({ code: "UNKNOWN_PRODUCT", about, products });
    const same = lineKey(asked.productId, a2p);
    if (maxQuantity(product, a2p) === 0 && isSoldOnline(product)) gone.set(variantId, 0);
    const quantity = (lines.get(same)?.quantity ?? 0) + asked.quantity;
    if (quantity > limits.piecesPerLine)
      return refuse({ code: "QUANTITY_LIMIT", about, fill: { count: limits.piecesPerLine }, products });
    lines.set(same, {
      key: lines.get(same)?.key ?? about,
      productId: Number(product.product_id),
      product_id: product.product_id,
      variantId,
      productName: product.product_name,
      variantName: variantName(product, a2p),
      real_price: parseDecimal(pricedAs(product, a2p).real_price),
      quantity,
      weight: parcelWeight([{ product, a2p, quantity: 1 }]),
      categories_all: product.categories_all,
      manufacturer_id: product.manufacturer_id,
    });
  }
  const all = [...lines.values()];
  for (const { product_id, most_pieces } of products) {
    const own = all.filter((line) => line.productId === Number(product_id));
    if (most_pieces !== undefined && own.reduce((sum, line) => sum + line.quantity, 0) > most_pieces)
      return refuse({ code: "QUANTITY_LIMIT", about: own[0]!.key, fill: { count: most_pieces }, products });
  }
  return {
    kind: "cart",
    lines: all,
    products,
    total: all.reduce((sum, line) => sum + line.real_price * line.quantity, 0),
    weight: all.reduce((sum, line) => (gone.has(line.variantId) ? sum : sum + line.weight * line.quantity), 0),
    gone,
    soldOut: (left) => {
      const line = all.find((candidate) => left.has(candidate.variantId))!;
      const now = products.map((product) => {
        const variant = implied.get(product.product_id);
        return withStock(
          product,
          Object.fromEntries([...left].filter(([id]) => product.attrs.length > 0 || id === variant)),
        );
      });
      return {
        code: "SOLD_OUT",
        about: line.key,
        fill: { productName: line.productName, count: left.get(line.variantId)! },
        products: now,
      };
    },
  };
}

/** Returns the cart at other prices than the shop's where they are said, by the line's key. */
export function cartPricedAs(cart: OrderCart, prices: ReadonlyMap<string, number>): OrderCart {
  const lines = cart.lines.map((line) => ({ ...line, real_price: prices.get(line.key) ?? line.real_price }));
  return { ...cart, lines, total: lines.reduce((sum, line) => sum + line.real_price * line.quantity, 0) };
}

/** A product without attributes is sold as its one variant. */
async function impliedVariants(db: Queryable, products: Product[]): Promise<Map<string, number>> {
  if (products.length === 0) return new Map();
  const { rows } = await db.query<{ product_id: number; variant_id: number }>({
    name: "implied-variants",
    text: "SELECT product_id, variant_id FROM variants WHERE product_id = ANY ($1::bigint[]) AND shown",
    values: [products.map((product) => Number(product.product_id))],
  });
  return new Map(rows.map((row) => [String(row.product_id), row.variant_id]));
}

/** Returns what to take from stock, one entry per variant. */
export function takingsOf(lines: readonly Pick<OrderLine, "variantId" | "quantity">[]): Taking[] {
  const takings = new Map<number, number>();
  for (const line of lines) takings.set(line.variantId, (takings.get(line.variantId) ?? 0) + line.quantity);
  return [...takings].map(([variantId, quantity]) => ({ variantId, quantity }));
}

function refuse(refusal: OrderRefusal): Refused {
  return { kind: "refused", refusal };
}

import type { Cut, PreviewedCut } from "../../contract/operator/price-cuts.ts";
import type { NewCut, PriceCut, PricedVariant } from "../../database/catalogue/price-cuts.ts";
import { type CutRefusal, type Reduction, reducedPrice } from "../../domain/catalogue/price-cut.ts";
import type { PlannedCut } from "../../flows/catalogue/price-cuts.ts";

/** Returns a price for a time as the API says it. */
export function cutSaid({ cut_id, product_id, product_name, variant_id, begins, ends, ...cut }: PriceCut): Cut {
  return {
    id: cut_id,
    productId: product_id,
    product: product_name,
    variantId: variant_id,
    variant: cut.variant_name ?? "",
    picture: cut.picture,
    price: cut.price,
    state: cut.state,
    from: begins?.toISOString() ?? null,
    to: ends?.toISOString() ?? null,
    held: cut.held,
  };
}

/** Returns why a price for a time was not planned; null: it was. */
export function whyRefused({ kind }: PlannedCut): CutRefusal | null {
  return kind === "planned" ? null : kind;
}

interface Asked {
  goods: readonly { productId: number; variantId: number | null }[];
  reduction: Reduction;
  from: string | null;
  to: string | null;
}

/** Goods with what they cost, will cost and have cost, and the price for a time that would be planned for them. */
export interface Reduced {
  said: Omit<PreviewedCut, "refused">;
  cut: NewCut;
}

/**
 * Returns a row for each of the goods: for a product as a whole where all its variants cost the same, else for each
 * variant. What shoppers would be told as the lowest price of 30 days is the highest of what its variants have.
 */
export function reducedGoods({ goods, reduction, from, to }: Asked, variants: readonly PricedVariant[]): Reduced[] {
  return goods.flatMap(({ productId, variantId }) => {
    const own = variants.filter((one) => one.product_id === productId && variantId === (variantId && one.variant_id));
    const isOne = variantId === null && new Set(own.map(({ real_price }) => real_price)).size === 1;
    return (isOne ? own.slice(0, 1) : own).map(({ product, picture, variant, variant_id, real_price, lowest }) => {
      const of = { productId, variantId: isOne ? null : variant_id };
      const price = reducedPrice(real_price, reduction);
      return {
        said: {
          ...of,
          product,
          picture,
          variant: isOne ? "" : variant,
          now: real_price,
          price,
          lowest: isOne ? Math.max(...own.map((one) => one.lowest)) : lowest,
        },
        cut: { ...of, price, from, to },
      };
    });
  });
}

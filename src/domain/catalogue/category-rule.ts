import type { ColourFamily } from "./colour-families.ts";

/** In which order shoppers see the goods of a category, unless they choose one; `hand`: as somebody put them. */
export const goodsOrders = ["newest", "bestsellers", "price-asc", "price-desc", "hand"] as const;
export type GoodsOrder = (typeof goodsOrders)[number];

/** What a rule asks of a product; `brand` is what a brand is known by, a number or a name. */
export type RuleCondition<Brand = number> =
  | { kind: "reduced" }
  | { kind: "inStock" }
  /** Of one of these. */
  | { kind: "brand"; brandIds: Brand[] }
  /** In the shop for fewer days. */
  | { kind: "new"; days: number }
  /** So many grosze, or less. */
  | { kind: "priceTo"; price: number }
  /** One of these is among its colours. */
  | { kind: "colour"; colours: ColourFamily[] };

export const conditionKinds = [
  "reduced",
  "inStock",
  "brand",
  "new",
  "priceTo",
  "colour",
] as const satisfies readonly RuleCondition["kind"][];
export type ConditionKind = (typeof conditionKinds)[number];

/** What a category is filled with by itself: what all of the conditions hold for, or any of them. */
export interface CategoryRule<Brand = number> {
  match: "all" | "any";
  conditions: RuleCondition<Brand>[];
}

/** What fills a category beside what somebody puts into it, and how its goods are ordered. */
export interface CategoryFilling {
  /** Null: what somebody puts into it is all. */
  rule: CategoryRule | null;
  sorted: GoodsOrder;
  /** Products in the order somebody gave them, whichever order holds now; what else there is comes behind them. */
  hand: number[];
}

/** How many conditions a rule has at most, brands one of them names, days, and how many goods are put in order by hand. */
export const ruleLimits = { conditions: 6, brands: 100, days: 3650, price: 100_000_000, hand: 500 } as const;

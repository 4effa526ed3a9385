/** Where a drop is: before its second, on, over. */
export const dropStates = ["planned", "running", "ended"] as const;
export type DropState = (typeof dropStates)[number];

/** Why goods cannot be in a drop, or a drop cannot be so. */
export type DropRefusal =
  /** There are no such goods. */
  | "DROP_GOODS_UNKNOWN"
  /** They can be bought already, and were to be unseen before. */
  | "DROP_GOODS_SHOWN"
  /** Another drop that has not ended has them. */
  | "DROP_GOODS_TAKEN"
  /** Its second has passed. */
  | "DROP_PAST"
  /** Its goods and its second cannot be changed any more. */
  | "DROP_BEGUN"
  /** It has not begun, or is over. */
  | "DROP_NOT_RUNNING";

export const dropLimits = {
  /** Products in one. */
  products: 200,
  /** Pieces one person may have of a product. */
  perPerson: 99,
  /** Letters of its name. */
  name: 120,
} as const;

/** Goods of a drop, and how many one person may have; null: as many as they like. */
export interface DropGoods {
  productId: number;
  perPerson: number | null;
}

/** What is decided of a drop; `at` on Warsaw's clocks, `2026-12-05T20:00:00`. */
export interface DropTerms {
  name: string;
  at: string;
  /** Its goods are seen before. */
  soon: boolean;
  goods: readonly DropGoods[];
}

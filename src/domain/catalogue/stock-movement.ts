/** Why somebody of the label says that there are so many more pieces of a variant, or fewer. */
export const reasonsByHand = ["delivery", "found", "damaged", "correction"] as const;

/** The same, or that they were counted. */
const handReasons = ["count", ...reasonsByHand] as const;
export type HandReason = (typeof handReasons)[number];

/** Reasons by which pieces of orders come and go: those that are sold and not packed still lie on their shelf. */
const orderReasons = ["order", "changed", "exchange", "cancelled", "expired", "return"] as const;
export type OrderReason = (typeof orderReasons)[number];

/** Every reason there is; `import` is a catalogue file. */
export const stockReasons = [...handReasons, "import", ...orderReasons] as const;
export type StockReason = (typeof stockReasons)[number];

/** Pieces one movement has at most, and of them that are typed in the back office; lines a delivery has. */
export const stockLimits = { pieces: 1_000_000, typed: 9999, lines: 500 };

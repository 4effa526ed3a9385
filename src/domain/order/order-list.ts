/** What can stand beside an order's number in the list of orders that staff see. */
export const orderColumns = [
  "placed",
  "buyer",
  "country",
  "state",
  "money",
  "delivery",
  "payment",
  "lines",
  "pieces",
  "tags",
  "total",
] as const;
export type OrderColumn = (typeof orderColumns)[number];

/** What the list begins with. */
export const firstColumns: readonly OrderColumn[] = [
  "placed",
  "buyer",
  "state",
  "money",
  "delivery",
  "pieces",
  "total",
];

/** A view of the list as it is saved. */
export interface SavedView {
  name: string;
  /** What the list's address asks for, as its texts. */
  asked: Readonly<Record<string, string>>;
  /** Null: as whoever looks has chosen theirs. */
  columns: readonly OrderColumn[] | null;
  /** Everybody who reads orders sees it. */
  shared: boolean;
}

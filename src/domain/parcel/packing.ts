import { gtin14 } from "../catalogue/gtin.ts";

/** A line of an order as somebody who packs it has it before them. */
export interface LineToPack {
  position: number;
  variantId: number;
  name: string;
  variant: string;
  sku: string | null;
  ean: string | null;
  /** EANs and SKUs of these goods: as they were sold, and as the shop knows them today. */
  codes: readonly string[];
  shelf: string | null;
  picture: string | null;
  /** Pieces that are in no parcel yet. */
  left: number;
}

/** Pieces that were ticked, by the line's position. */
export type Ticks = Readonly<Record<number, number>>;

/** Returns whether what a scanner read or somebody typed names goods: by an EAN of theirs, however many noughts lead it, or by an SKU in any letters. */
export function isCodeOf(code: string, { codes }: Pick<LineToPack, "codes">): boolean {
  const named = plainCode(code);
  return named !== "" && codes.some((one) => plainCode(one) === named);
}

function plainCode(code: string): string {
  const read = code.trim();
  return /^\d{8,14}$/.test(read) ? gtin14(read) : read.toLowerCase();
}

/** What came of a code while an order is packed: a piece is ticked; there are as many as were ordered already; it is not of this order. */
export type Scanned = { kind: "ticked" | "enough"; position: number } | { kind: "foreign" };

/** Returns what comes of a code. Of two lines of the same goods the first that still wants some is ticked. */
export function scanned(lines: readonly LineToPack[], ticks: Ticks, code: string): Scanned {
  const named = lines.filter((line) => line.left > 0 && isCodeOf(code, line));
  const wanting = named.find((line) => (ticks[line.position] ?? 0) < line.left);
  if (wanting !== undefined) return { kind: "ticked", position: wanting.position };
  return named[0] === undefined ? { kind: "foreign" } : { kind: "enough", position: named[0].position };
}

/** Goods to be fetched for several orders at once. */
export interface ShelfPick extends Omit<LineToPack, "position" | "left"> {
  pieces: number;
  /** Which orders they are for. */
  orders: { number: number; pieces: number }[];
}

/** Returns what is to be fetched for orders, in the order of the shelves as one walks by them: A2 before A10, what has no shelf last. */
export function picksOf(orders: readonly { number: number; lines: readonly LineToPack[] }[]): ShelfPick[] {
  const picks = new Map<number, ShelfPick>();
  for (const { number, lines } of orders)
    for (const { position: _position, left, ...goods } of lines) {
      if (left === 0) continue;
      const pick = picks.get(goods.variantId) ?? { ...goods, pieces: 0, orders: [] };
      pick.pieces += left;
      const own = pick.orders.find((one) => one.number === number);
      if (own === undefined) pick.orders.push({ number, pieces: left });
      else own.pieces += left;
      picks.set(goods.variantId, pick);
    }
  return [...picks.values()].toSorted(
    (a, b) => byShelf(a.shelf, b.shelf) || names.compare(a.name, b.name) || names.compare(a.variant, b.variant),
  );
}

const names = new Intl.Collator("pl", { numeric: true });

function byShelf(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return names.compare(a, b);
}

import type { Packing } from "../../contract/operator/packing.ts";
import type { StoredPacking, PackAct } from "./stored.ts";

export type OrderToPack = Packing["orders"][number];

export const nothingStored: StoredPacking = {
  session: null,
  packing: null,
  acts: [],
  refused: [],
  ticks: {},
  missing: {},
  changed: [],
  taken: {},
  chosen: [],
  round: [],
};

/** Returns the orders that are to be packed as they are here: without what was packed on this device and the shop may not know yet. */
export function ordersHere({ packing, acts }: Pick<StoredPacking, "packing" | "acts">): OrderToPack[] {
  return (packing?.orders ?? [])
    .map((order) => ({ ...order, lines: withoutPacked(order, acts) }))
    .filter(({ lines }) => lines.some(({ left }) => left > 0));
}

function withoutPacked(order: OrderToPack, acts: readonly PackAct[]): OrderToPack["lines"] {
  const own = acts.filter(({ number }) => number === order.number).flatMap(({ lines }) => lines);
  return order.lines.map((line) => {
    const packed = own
      .filter(({ position, variantId }) => position === line.position && variantId === line.variantId)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    return packed === 0 ? line : { ...line, left: Math.max(0, line.left - packed) };
  });
}

/** Returns how it stands once the shop knows of a parcel: it waits no more, and what is in it is packed whatever is read next. */
export function withSent(kept: StoredPacking, { key }: PackAct): StoredPacking {
  const act = kept.acts.find((one) => one.key === key);
  if (act === undefined) return kept;
  const orders = ordersHere({ packing: kept.packing, acts: [act] });
  const packing = kept.packing === null ? null : { ...kept.packing, orders };
  return { ...kept, packing, acts: kept.acts.filter((one) => one !== act) };
}

/**
 * Returns how it stands once what is to be packed was read anew: pieces ticked of an order that is another now, or is to be
 * packed no more, are ticked no more, and of one that is another it is said. What was fetched is forgotten with the last
 * order it was fetched for.
 */
export function withRead(kept: StoredPacking, packing: Packing): StoredPacking {
  const [before, now] = [ordersHere(kept), ordersHere({ packing, acts: kept.acts })];
  const ticked = Object.keys(kept.ticks).map(Number);
  const isSame = (number: number) => {
    const [was, is] = [before, now].map((orders) => orders.find((order) => order.number === number));
    return was !== undefined && is !== undefined && contentOf(was) === contentOf(is);
  };
  // Read for the first time, it is nothing else than it was.
  const gone = kept.packing === null ? [] : ticked.filter((number) => !isSame(number));
  const stays = <Value>(of: Record<number, Value>) =>
    Object.fromEntries(Object.entries(of).filter(([number]) => !gone.includes(Number(number))));
  const waits = (number: number) => now.some((order) => order.number === number);
  const isBegun = (number: number) => Object.values(kept.ticks[number] ?? {}).some((count) => count > 0);
  const chosen = kept.chosen.filter(waits);
  return {
    ...kept,
    packing,
    chosen,
    taken: chosen.length === 0 ? {} : kept.taken,
    ticks: stays(kept.ticks),
    missing: stays(kept.missing),
    changed: [...new Set([...kept.changed, ...gone.filter(isBegun)])].filter(waits),
  };
}

function contentOf({ lines }: OrderToPack): string {
  return JSON.stringify(
    lines.filter(({ left }) => left > 0).map(({ position, variantId, left }) => [position, variantId, left]),
  );
}

/** Returns how many pieces of a line are ticked, and whether that is all of them. */
export function tickedOf(
  { ticks }: Pick<StoredPacking, "ticks">,
  number: number,
  { position, left }: { position: number; left: number },
): { ticked: number; isAll: boolean } {
  const ticked = Math.min(left, ticks[number]?.[position] ?? 0);
  return { ticked, isAll: ticked >= left };
}

/** Returns the lines that still want a tick: neither ticked whole nor said to be missing. */
export function waitingLines(kept: Pick<StoredPacking, "ticks" | "missing">, order: OrderToPack): OrderToPack["lines"] {
  const missing = kept.missing[order.number] ?? [];
  return order.lines.filter(
    (line) => line.left > 0 && !missing.includes(line.position) && !tickedOf(kept, order.number, line).isAll,
  );
}

/** Returns what goes into the parcel: the pieces that are ticked. */
export function piecesTicked(kept: Pick<StoredPacking, "ticks">, order: OrderToPack): PackAct["lines"] {
  return order.lines
    .map((line) => ({
      position: line.position,
      variantId: line.variantId,
      quantity: tickedOf(kept, order.number, line).ticked,
    }))
    .filter(({ quantity }) => quantity > 0);
}

/** Returns the orders among which this one is packed: those of the round it is in, else of the one that begins with it, which are those chosen together or all there are. */
export function roundWith(
  { round, chosen }: Pick<StoredPacking, "round" | "chosen">,
  orders: readonly OrderToPack[],
  number: number,
): number[] {
  if (round.includes(number)) return round;
  const numbers = orders.map((order) => order.number);
  const together = numbers.filter((one) => chosen.includes(one));
  return together.length > 1 && together.includes(number) ? together : numbers;
}

/** Returns the how many-eth of its round is being packed: one more than those that are done. */
export function placeIn(round: readonly number[], orders: readonly OrderToPack[]): number {
  return round.length - waitingOf(round, orders).length + 1;
}

/** Returns which order of the round is packed after this one: the next in the queue that waits, from its beginning again after the last; null: none does. */
export function orderAfter(round: readonly number[], orders: readonly OrderToPack[], number: number): number | null {
  const waiting = waitingOf(round, orders);
  const at = waiting.indexOf(number);
  return [...waiting.slice(at + 1), ...waiting.slice(0, Math.max(at, 0))][0] ?? null;
}

function waitingOf(round: readonly number[], orders: readonly OrderToPack[]): number[] {
  return orders.map(({ number }) => number).filter((number) => round.includes(number));
}

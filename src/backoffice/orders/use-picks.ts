import { useRef, useState } from "react";
import type { OrderState } from "../../domain/order/order-states.ts";

/** An order as it was picked: what is decided on it names this version. */
export interface Picked {
  state: OrderState;
  versions: { state: string };
}

type Numbered = Picked & { number: number };

export interface Picks {
  picked: ReadonlyMap<number, Picked>;
  /** Picks an order, or no more; with `through` all from the last one that was picked to this one. */
  toggle(number: number, through: boolean): void;
  /** Picks these and no others. */
  pick(orders: readonly Numbered[]): void;
}

const none: ReadonlyMap<number, Picked> = new Map();

/** Returns what is picked of a list: of another list nothing is. `rows` are those that are shown; what is picked of them is as they are now. */
export function usePicks(list: string, rows: readonly Numbered[]): Picks {
  const [held, setHeld] = useState({ list, picked: none });
  const last = useRef<number | null>(null);
  const picked = held.list === list ? withNewest(held.picked, rows) : none;
  const hold = (next: ReadonlyMap<number, Picked>) => setHeld({ list, picked: next });
  return {
    picked,
    toggle(number, through) {
      const from = rows.findIndex((row) => row.number === last.current);
      const to = rows.findIndex((row) => row.number === number);
      if (to === -1) return;
      const next = new Map(picked);
      if (through && from !== -1)
        for (const row of rows.slice(Math.min(from, to), Math.max(from, to) + 1)) next.set(row.number, pickOf(row));
      else if (!next.delete(number)) next.set(number, pickOf(rows[to]!));
      last.current = number;
      hold(next);
    },
    pick: (orders) => hold(new Map(orders.map((order) => [order.number, pickOf(order)]))),
  };
}

function pickOf({ state, versions }: Numbered): Picked {
  return { state, versions };
}

function withNewest(picked: ReadonlyMap<number, Picked>, rows: readonly Numbered[]): ReadonlyMap<number, Picked> {
  if (picked.size === 0) return picked;
  const shown = new Map(rows.map((row) => [row.number, row]));
  return new Map([...picked].map(([number, pick]) => [number, shown.has(number) ? pickOf(shown.get(number)!) : pick]));
}

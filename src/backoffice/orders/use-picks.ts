import { useRef, useState } from "react";

/** A row of a list, by the number it is picked by. */
interface Numbered {
  number: number;
}

/** What is picked in this tab, of the list it was picked in last: whoever opens an order, or prints, comes back to it. */
let kept: { list: string; picked: ReadonlyMap<number, unknown> } | null = null;

export interface Picks<Row extends Numbered> {
  /** As they were picked, or as they are shown now: what is decided on them names this version. */
  picked: ReadonlyMap<number, Row>;
  /** Picks a row, or no more; with `through` all from the last one that was picked to this one. */
  toggle(number: number, through: boolean): void;
  /** Picks these and no others. */
  pick(rows: readonly Row[]): void;
}

/** Returns what is picked of a list: of another list nothing is. `rows` are those that are shown; what is picked of them is as they are now. */
export function usePicks<Row extends Numbered>(list: string, rows: readonly Row[]): Picks<Row> {
  const [held, setHeld] = useState<{ list: string; picked: ReadonlyMap<number, Row> }>(() => ({
    list,
    picked: kept?.list === list ? (kept.picked as ReadonlyMap<number, Row>) : new Map(),
  }));
  const last = useRef<number | null>(null);
  const picked = held.list === list ? withNewest(held.picked, rows) : new Map<number, Row>();
  const hold = (next: ReadonlyMap<number, Row>) => {
    kept = { list, picked: next };
    setHeld(kept as typeof held);
  };
  return {
    picked,
    toggle(number, through) {
      const from = rows.findIndex((row) => row.number === last.current);
      const to = rows.findIndex((row) => row.number === number);
      if (to === -1) return;
      const next = new Map(picked);
      if (through && from !== -1)
        for (const row of rows.slice(Math.min(from, to), Math.max(from, to) + 1)) next.set(row.number, row);
      else if (!next.delete(number)) next.set(number, rows[to]!);
      last.current = number;
      hold(next);
    },
    pick: (chosen) => hold(new Map(chosen.map((row) => [row.number, row]))),
  };
}

function withNewest<Row extends Numbered>(
  picked: ReadonlyMap<number, Row>,
  rows: readonly Row[],
): ReadonlyMap<number, Row> {
  if (picked.size === 0) return picked;
  const shown = new Map(rows.map((row) => [row.number, row]));
  return new Map([...picked].map(([number, row]) => [number, shown.get(number) ?? row]));
}

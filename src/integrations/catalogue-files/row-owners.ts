import type { Row } from "./rows.ts";

/** Keeps of which product each row of a file is, also a row that cannot be taken: a product comes whole or not at all. */
export interface RowOwners {
  /** The row is of the product that begins in this one. */
  of(row: number, product: number): void;
  /**
   * The row cannot be taken. Unless it begins a product of its own, its product is one that these texts name, else the
   * one above it, told by the row it begins in, where such a row `fits` it: a product without sizes is not that of a size.
   */
  miss(row: Row, missed: Missed): void;
  /** Returns the first rows of the products that a row is of, by its number; `named`: of those that a text names. */
  all(named: (text: string) => readonly number[]): Map<number, readonly number[]>;
}

interface Missed {
  names?: readonly string[];
  begins: boolean;
  fits: (product: number) => boolean;
}

export function openRowOwners(): RowOwners {
  const owners = new Map<number, number>();
  const missed: (Required<Missed> & { number: number })[] = [];
  return {
    of: (row, product) => void owners.set(row, product),
    miss: ({ number, cells }, { names = cells, begins, fits }) =>
      void missed.push({ number, names: names.map((name) => name.trim()).filter((name) => name !== ""), begins, fits }),
    all(named) {
      const begun = new Map<string, number>();
      for (const { number, names, begins } of missed)
        if (begins) for (const name of names) if (!begun.has(name)) begun.set(name, number);
      const known = [...owners].sort(([a], [b]) => a - b);
      const all = new Map<number, readonly number[]>(known.map(([row, product]) => [row, [product]]));
      let position = 0;
      for (const { number, names, begins, fits } of missed.toSorted((a, b) => a.number - b.number)) {
        while (position < known.length && known[position]![0] < number) position += 1;
        if (begins) continue;
        const found = names.flatMap(named);
        const last = known[position - 1]?.[1];
        const above = last === undefined || names.some((name) => begun.has(name)) || !fits(last) ? [] : [last];
        all.set(number, [...new Set([...(all.get(number) ?? []), ...(found.length > 0 ? found : above)])]);
      }
      return all;
    },
  };
}

import { type RefObject, useEffect, useRef, useState } from "react";
import { type Position, type Range, rangeOf, type Size } from "./grid-moves.ts";

export interface Selection {
  table: RefObject<HTMLTableElement | null>;
  /** The cell the keys are for. */
  active: Position;
  /** What is chosen: from where it began to that cell. */
  range: Range;
  /** Goes to a cell and takes the focus there; `extends`: what is chosen begins where it began. */
  go: (to: Position, how?: { extends?: boolean }) => void;
  /** Chooses from a place to another, without going on. */
  choose: (from: Position, to: Position) => void;
}

/** Returns which cells of a grid are chosen: one by one, never outside of it. */
export function useSelection(size: Size): Selection {
  const table = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState<{ anchor: Position; active: Position }>({
    anchor: { row: 0, column: 0 },
    active: { row: 0, column: 0 },
  });
  const wanted = useRef(false);
  const within = ({ row, column }: Position) => ({
    row: Math.max(0, Math.min(row, size.rows - 1)),
    column: Math.max(0, Math.min(column, size.columns - 1)),
  });
  const active = within(at.active);
  useEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    table.current?.querySelector<HTMLElement>(`[data-row="${active.row}"][data-column="${active.column}"]`)?.focus();
  });
  return {
    table,
    active,
    range: rangeOf(within(at.anchor), active),
    go: (to, { extends: goesOn = false } = {}) => {
      wanted.current = true;
      setAt(({ anchor }) => ({ anchor: goesOn ? anchor : to, active: to }));
    },
    choose: (from, to) => {
      wanted.current = true;
      setAt({ anchor: from, active: to });
    },
  };
}

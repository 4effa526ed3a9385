/** Which pieces of an order its buyer means, who withdraws from it or complains of it. */
import type { WithdrawalException } from "../catalogue/withdrawal-exception.ts";

/** Pieces of a line of an order. */
export interface Pieces {
  position: number;
  quantity: number;
}

/** A line of an order as its buyer chooses from it. */
export interface NamedLine {
  position: number;
  name: string;
  /** Pieces that were not given back. */
  left: number;
  exception: WithdrawalException | null;
}

/** Returns the number in what was written for an order's number; null: there is not just one. */
export function orderNumberIn(text: string): number | null {
  const digits = /^\D*(\d{1,15})\D*$/.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Returns the chosen pieces of lines, of each no more than are left and none that was not asked for. */
export function chosenPieces(lines: readonly NamedLine[], asked: readonly Pieces[]): Pieces[] {
  return lines
    .map(({ position, left }) => ({
      position,
      quantity: Math.min(left, asked.find((pieces) => pieces.position === position)?.quantity ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0);
}

/** Returns pieces as a statement says them, a line each: `2 × Bluza Zygzak M`. */
export function piecesSaid(lines: readonly NamedLine[], pieces: readonly Pieces[]): string {
  return pieces
    .map(
      ({ position, quantity }) => `${quantity} × ${lines.find((line) => line.position === position)?.name ?? position}`,
    )
    .join("\n");
}

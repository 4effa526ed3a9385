import { isCodeOf } from "../../domain/parcel/packing.ts";
import type { OneReturn } from "../../contract/operator/returns.ts";

export type Piece = OneReturn["pieces"][number];
/** In which condition a piece came back, or that it did not. */
export const conditions = ["asNew", "used", "missing"] as const;
export type Condition = (typeof conditions)[number];

/** Returns how many pieces of a line have been looked at. */
export function lookedAt({ asNew, used, missing }: Pick<Piece, Condition>): number {
  return asNew + used + missing;
}

/**
 * Returns a line with one more piece in a condition. More may come than was expected, up to what the order has left. Of a
 * single piece that was looked at the condition changes; null: all are counted.
 */
export function withOneMore(piece: Piece, condition: Condition): Piece | null {
  const most = condition === "missing" ? piece.expected : piece.left;
  if (lookedAt(piece) < most) return restocking({ ...piece, [condition]: piece[condition] + 1 });
  if (most !== 1 || piece[condition] === 1) return null;
  return restocking({ ...afresh(piece), [condition]: 1 });
}

/** Returns a line of which nothing has been looked at. */
export function afresh(piece: Piece): Piece {
  return { ...piece, asNew: 0, used: 0, missing: 0, restocked: 0, kept: 0, why: "" };
}

/** What is as new is sold again, what is used is not, until somebody says otherwise; nothing is kept without a used one. */
function restocking(piece: Piece): Piece {
  return {
    ...piece,
    expected: Math.max(piece.expected, lookedAt(piece)),
    restocked: piece.asNew,
    ...(piece.used === 0 && { kept: 0, why: "" }),
  };
}

/** Returns the line a scanned code is of: one with pieces still to be looked at where there is, else any; null: none has it. */
export function pieceOfCode(pieces: readonly Piece[], code: string): Piece | null {
  const of = pieces.filter((piece) => isCodeOf(code, piece));
  return of.find((piece) => lookedAt(piece) < piece.left) ?? of[0] ?? null;
}

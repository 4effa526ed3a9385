/** Pieces of an order as a form of the shop chooses them: `pieces-{position}` is how many of that line. */
import * as v from "valibot";

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

export const wirePieces = v.pipe(v.array(v.object({ position: count, quantity: count })), v.maxLength(1000));

/** Returns the name of the field in which the pieces of a line are chosen. */
export function piecesField(position: number): string {
  return `pieces-${position}`;
}

/** Returns which pieces a sent form chooses; absent where it asks for none. */
export function piecesIn(fields: Iterable<readonly [string, unknown]>): {
  pieces?: { position: number; quantity: number }[];
} {
  const pieces = [...fields].flatMap(([name, value]) => {
    const position = /^pieces-(\d{1,6})$/.exec(name)?.[1];
    return position === undefined ? [] : [{ position: Number(position), quantity: Number(value) }];
  });
  return pieces.length === 0 ? {} : { pieces };
}

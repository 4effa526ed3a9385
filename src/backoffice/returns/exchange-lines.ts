import type { Piece } from "./pieces.ts";

/** So many pieces of a line for another variant. */
export interface Wanted {
  variantId: number;
  quantity: number;
}

/** Returns what is exchanged for what, as it is sent; what is of no line that is shown is left out. */
export function exchangeLines(
  pieces: readonly Pick<Piece, "position">[],
  wanted: ReadonlyMap<number, Wanted>,
): (Wanted & { position: number })[] {
  return pieces.flatMap(({ position }) => {
    const choice = wanted.get(position);
    return choice === undefined ? [] : [{ position, ...choice }];
  });
}

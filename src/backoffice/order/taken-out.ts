import type { Order } from "../../contract/operator/order.ts";

/** Returns what is to be taken out of a box, in words: `1 × Bluza Zygzak M, 2 × Czapka`. */
export function takenOut(pieces: Order["repack"]): string {
  return pieces.map(({ name, variant, quantity }) => `${quantity} × ${name} ${variant}`.trim()).join(", ");
}

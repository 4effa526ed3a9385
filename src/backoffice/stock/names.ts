import type { Stocked } from "../../contract/operator/stock.ts";

/** Returns what a variant is called: its product, and its values where it has some. */
export function nameOf({ product, variant }: Pick<Stocked, "product" | "variant">): string {
  return `${product} ${variant}`.trim();
}

import { product } from "../product.ts";

/** What product pages begin with. */
export const texts = { ...product };

import { looks } from "../looks.ts";
import { reviews } from "../reviews.ts";

/** What the looks and reviews of a product's page are taken over with. */
export const texts = { ...looks, ...reviews };

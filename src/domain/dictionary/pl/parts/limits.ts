import { limits } from "../limits.ts";

/** What the limits of a product's page are taken over with. */
export const texts = { ...limits };

import { listing } from "../listing.ts";
import { search } from "../search.ts";

/** What listings begin with. */
export const texts = { ...listing, ...search };

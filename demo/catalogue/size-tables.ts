import type { WrittenSizeTable } from "../../src/domain/catalogue/size-table.ts";
import { bottoms } from "./size-tables/bottoms.ts";
import { gear } from "./size-tables/gear.ts";
import { headsAndHands } from "./size-tables/heads-and-hands.ts";
import { shoes } from "./size-tables/shoes.ts";
import { tops } from "./size-tables/tops.ts";

/** The size tables of the demo shop, all measures in centimetres unless a column says otherwise. */
export const sizeTables: WrittenSizeTable[] = [...tops, ...bottoms, ...shoes, ...headsAndHands, ...gear];

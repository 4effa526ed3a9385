import { frame } from "./pl/backoffice/frame.ts";
import { refused } from "./pl/backoffice/refused.ts";
import { people } from "./pl/backoffice/people.ts";
import { orders } from "./pl/backoffice/orders.ts";
import { orderChanges } from "./pl/backoffice/order-changes.ts";
import { today } from "./pl/backoffice/today.ts";
import { orderStates } from "./pl/order-states.ts";
import type { Dictionary } from "../translations.ts";

/** What only the back office says, in Polish. No byte of it goes into a shopper's code. */
export const plBackoffice = {
  ...frame,
  ...refused,
  ...people,
  ...orders,
  ...orderChanges,
  ...today,
  ...orderStates,
} as const satisfies Dictionary;

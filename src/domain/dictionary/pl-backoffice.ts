import { complaints } from "./pl/backoffice/complaints.ts";
import { frame } from "./pl/backoffice/frame.ts";
import { refused } from "./pl/backoffice/refused.ts";
import { people } from "./pl/backoffice/people.ts";
import { orders } from "./pl/backoffice/orders.ts";
import { returns } from "./pl/backoffice/returns.ts";
import { today } from "./pl/backoffice/today.ts";
import { orderStates } from "./pl/order-states.ts";
import type { Dictionary } from "../translations.ts";

/** What only the back office says, in Polish. No byte of it goes into a shopper's code. */
export const plBackoffice = {
  ...frame,
  ...refused,
  ...people,
  ...orders,
  ...returns,
  ...complaints,
  ...today,
  ...orderStates,
} as const satisfies Dictionary;

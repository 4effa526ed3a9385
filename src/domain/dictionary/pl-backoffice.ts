import { complaints } from "./pl/backoffice/complaints.ts";
import { emails } from "./pl/backoffice/emails.ts";
import { matters } from "./pl/backoffice/matters.ts";
import { frame } from "./pl/backoffice/frame.ts";
import { refused } from "./pl/backoffice/refused.ts";
import { packing } from "./pl/backoffice/packing.ts";
import { people } from "./pl/backoffice/people.ts";
import { orders } from "./pl/backoffice/orders.ts";
import { settle } from "./pl/backoffice/settle.ts";
import { keys } from "./pl/backoffice/keys.ts";
import { orderList } from "./pl/backoffice/order-list.ts";
import { orderChanges } from "./pl/backoffice/order-changes.ts";
import { orderHistory } from "./pl/backoffice/order-history.ts";
import { returns } from "./pl/backoffice/returns.ts";
import { exchanges } from "./pl/backoffice/exchanges.ts";
import { goodsAndCustomers } from "./pl/backoffice/goods-and-customers.ts";
import { today } from "./pl/backoffice/today.ts";
import { live } from "./pl/backoffice/live.ts";
import { undo } from "./pl/backoffice/undo.ts";
import { orderStates } from "./pl/order-states.ts";
import type { Dictionary } from "../translations.ts";

/** What only the back office says, in Polish. No byte of it goes into a shopper's code. */
export const plBackoffice = {
  ...frame,
  ...refused,
  ...people,
  ...orders,
  ...settle,
  ...orderList,
  ...keys,
  ...orderChanges,
  ...orderHistory,
  ...returns,
  ...exchanges,
  ...packing,
  ...complaints,
  ...goodsAndCustomers,
  ...today,
  ...undo,
  ...emails,
  ...live,
  ...matters,
  ...orderStates,
} as const satisfies Dictionary;

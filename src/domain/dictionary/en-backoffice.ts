import { complaints } from "./en/backoffice/complaints.ts";
import { emails } from "./en/backoffice/emails.ts";
import { matters } from "./en/backoffice/matters.ts";
import { frame } from "./en/backoffice/frame.ts";
import { refused } from "./en/backoffice/refused.ts";
import { packing } from "./en/backoffice/packing.ts";
import { people } from "./en/backoffice/people.ts";
import { orders } from "./en/backoffice/orders.ts";
import { settle } from "./en/backoffice/settle.ts";
import { keys } from "./en/backoffice/keys.ts";
import { orderList } from "./en/backoffice/order-list.ts";
import { orderChanges } from "./en/backoffice/order-changes.ts";
import { orderHistory } from "./en/backoffice/order-history.ts";
import { returns } from "./en/backoffice/returns.ts";
import { exchanges } from "./en/backoffice/exchanges.ts";
import { goodsAndCustomers } from "./en/backoffice/goods-and-customers.ts";
import { today } from "./en/backoffice/today.ts";
import { live } from "./en/backoffice/live.ts";
import { undo } from "./en/backoffice/undo.ts";
import { orderStates } from "./en/order-states.ts";
import type { BackofficeFirstCode, TranslationOf } from "./text-code.ts";

const texts = {
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
};

/** What only the back office says, in English. */
export const enBackoffice: Readonly<Record<BackofficeFirstCode, string>> = texts satisfies TranslationOf<
  typeof texts,
  BackofficeFirstCode
>;

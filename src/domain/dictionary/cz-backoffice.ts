import { complaints } from "./cz/backoffice/complaints.ts";
import { emails } from "./cz/backoffice/emails.ts";
import { matters } from "./cz/backoffice/matters.ts";
import { frame } from "./cz/backoffice/frame.ts";
import { refused } from "./cz/backoffice/refused.ts";
import { packing } from "./cz/backoffice/packing.ts";
import { people } from "./cz/backoffice/people.ts";
import { orders } from "./cz/backoffice/orders.ts";
import { settle } from "./cz/backoffice/settle.ts";
import { keys } from "./cz/backoffice/keys.ts";
import { orderList } from "./cz/backoffice/order-list.ts";
import { orderChanges } from "./cz/backoffice/order-changes.ts";
import { orderHistory } from "./cz/backoffice/order-history.ts";
import { returns } from "./cz/backoffice/returns.ts";
import { exchanges } from "./cz/backoffice/exchanges.ts";
import { goodsAndCustomers } from "./cz/backoffice/goods-and-customers.ts";
import { today } from "./cz/backoffice/today.ts";
import { live } from "./cz/backoffice/live.ts";
import { undo } from "./cz/backoffice/undo.ts";
import { orderStates } from "./cz/order-states.ts";
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

/** What only the back office says, in Czech. */
export const czBackoffice: Readonly<Record<BackofficeFirstCode, string>> = texts satisfies TranslationOf<
  typeof texts,
  BackofficeFirstCode
>;

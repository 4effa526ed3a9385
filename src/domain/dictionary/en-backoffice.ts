import { complaints } from "./en/backoffice/complaints.ts";
import { emails } from "./en/backoffice/emails.ts";
import { matters } from "./en/backoffice/matters.ts";
import { frame } from "./en/backoffice/frame.ts";
import { refused } from "./en/backoffice/refused.ts";
import { packing } from "./en/backoffice/packing.ts";
import { people } from "./en/backoffice/people.ts";
import { orders } from "./en/backoffice/orders.ts";
import { settle } from "./en/backoffice/settle.ts";
import { logActs } from "./en/backoffice/log-acts.ts";
import { logAndKeys } from "./en/backoffice/log-and-keys.ts";
import { orderList } from "./en/backoffice/order-list.ts";
import { orderChanges } from "./en/backoffice/order-changes.ts";
import { returns } from "./en/backoffice/returns.ts";
import { today } from "./en/backoffice/today.ts";
import { live } from "./en/backoffice/live.ts";
import { undo } from "./en/backoffice/undo.ts";
import { orderStates } from "./en/order-states.ts";
import type { BackofficeTextCode, BackofficeTexts, TranslationOf } from "./text-code.ts";

const texts = {
  ...frame,
  ...refused,
  ...people,
  ...orders,
  ...settle,
  ...orderList,
  ...logActs,
  ...logAndKeys,
  ...orderChanges,
  ...returns,
  ...packing,
  ...complaints,
  ...today,
  ...undo,
  ...emails,
  ...live,
  ...matters,
  ...orderStates,
};

/** What only the back office says, in English. */
export const enBackoffice: BackofficeTexts = texts satisfies TranslationOf<typeof texts, BackofficeTextCode>;

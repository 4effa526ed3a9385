import { complaints } from "./cz/backoffice/complaints.ts";
import { emails } from "./cz/backoffice/emails.ts";
import { matters } from "./cz/backoffice/matters.ts";
import { frame } from "./cz/backoffice/frame.ts";
import { refused } from "./cz/backoffice/refused.ts";
import { packing } from "./cz/backoffice/packing.ts";
import { people } from "./cz/backoffice/people.ts";
import { orders } from "./cz/backoffice/orders.ts";
import { settle } from "./cz/backoffice/settle.ts";
import { logActs } from "./cz/backoffice/log-acts.ts";
import { logAndKeys } from "./cz/backoffice/log-and-keys.ts";
import { orderList } from "./cz/backoffice/order-list.ts";
import { orderChanges } from "./cz/backoffice/order-changes.ts";
import { returns } from "./cz/backoffice/returns.ts";
import { today } from "./cz/backoffice/today.ts";
import { live } from "./cz/backoffice/live.ts";
import { undo } from "./cz/backoffice/undo.ts";
import { orderStates } from "./cz/order-states.ts";
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

/** What only the back office says, in Czech. */
export const czBackoffice: BackofficeTexts = texts satisfies TranslationOf<typeof texts, BackofficeTextCode>;

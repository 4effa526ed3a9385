import { complaints } from "./en/backoffice/complaints.ts";
import { frame } from "./en/backoffice/frame.ts";
import { refused } from "./en/backoffice/refused.ts";
import { people } from "./en/backoffice/people.ts";
import { orders } from "./en/backoffice/orders.ts";
import { returns } from "./en/backoffice/returns.ts";
import { today } from "./en/backoffice/today.ts";
import { orderStates } from "./en/order-states.ts";
import type { BackofficeTextCode, BackofficeTexts, TranslationOf } from "./text-code.ts";

const texts = {
  ...frame,
  ...refused,
  ...people,
  ...orders,
  ...returns,
  ...complaints,
  ...today,
  ...orderStates,
};

/** What only the back office says, in English. */
export const enBackoffice: BackofficeTexts = texts satisfies TranslationOf<typeof texts, BackofficeTextCode>;

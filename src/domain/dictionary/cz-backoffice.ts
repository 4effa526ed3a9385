import { complaints } from "./cz/backoffice/complaints.ts";
import { frame } from "./cz/backoffice/frame.ts";
import { refused } from "./cz/backoffice/refused.ts";
import { people } from "./cz/backoffice/people.ts";
import { orders } from "./cz/backoffice/orders.ts";
import { returns } from "./cz/backoffice/returns.ts";
import { today } from "./cz/backoffice/today.ts";
import { orderStates } from "./cz/order-states.ts";
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

/** What only the back office says, in Czech. */
export const czBackoffice: BackofficeTexts = texts satisfies TranslationOf<typeof texts, BackofficeTextCode>;

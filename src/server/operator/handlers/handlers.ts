import type { Handlers } from "../context.ts";
import { emailHandlers } from "./emails.ts";
import { goodsHandlers } from "./goods-to-watch.ts";
import { jobHandlers } from "./jobs.ts";
import { keyHandlers } from "./keys.ts";
import { logHandlers } from "./log.ts";
import { orderHandlers } from "./orders.ts";
import { outboxHandlers } from "./outbox.ts";
import { passkeyHandlers } from "./passkeys.ts";
import { phoneHandlers } from "./phone.ts";
import { readyTextHandlers } from "./ready-texts.ts";
import { reviewHandlers } from "./reviews.ts";
import { sessionHandlers } from "./session.ts";
import { signInHandlers } from "./sign-in.ts";
import { staffHandlers } from "./staff.ts";
import { todayHandlers } from "./today.ts";
import { withdrawalHandlers } from "./withdrawals.ts";

/** What answers each route of the table. */
export const handlers: Handlers = {
  ...sessionHandlers,
  ...signInHandlers,
  ...passkeyHandlers,
  ...phoneHandlers,
  ...staffHandlers,
  ...orderHandlers,
  ...keyHandlers,
  ...logHandlers,
  ...todayHandlers,
  ...withdrawalHandlers,
  ...emailHandlers,
  ...readyTextHandlers,
  ...outboxHandlers,
  ...reviewHandlers,
  ...jobHandlers,
  ...goodsHandlers,
};

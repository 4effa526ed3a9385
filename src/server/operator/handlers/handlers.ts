import type { Handlers } from "../context.ts";
import { complaintHandlers } from "./complaints.ts";
import { keyHandlers } from "./keys.ts";
import { logHandlers } from "./log.ts";
import { orderHandlers } from "./orders.ts";
import { passkeyHandlers } from "./passkeys.ts";
import { phoneHandlers } from "./phone.ts";
import { returnHandlers } from "./returns.ts";
import { sessionHandlers } from "./session.ts";
import { settlementHandlers } from "./settlements.ts";
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
  ...returnHandlers,
  ...complaintHandlers,
  ...settlementHandlers,
};

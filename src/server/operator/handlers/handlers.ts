import type { Handlers } from "../context.ts";
import { eventHandlers } from "./events.ts";
import { keyHandlers } from "./keys.ts";
import { logHandlers } from "./log.ts";
import { orderHandlers } from "./orders.ts";
import { passkeyHandlers } from "./passkeys.ts";
import { phoneHandlers } from "./phone.ts";
import { sessionHandlers } from "./session.ts";
import { signInHandlers } from "./sign-in.ts";
import { staffHandlers } from "./staff.ts";
import { todayHandlers } from "./today.ts";
import { undoHandlers } from "./undo.ts";
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
  ...undoHandlers,
  ...eventHandlers,
  ...todayHandlers,
  ...withdrawalHandlers,
};

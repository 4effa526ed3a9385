import type { Handlers } from "../context.ts";
import { complaintHandlers } from "./complaints.ts";
import { emailHandlers } from "./emails.ts";
import { eventHandlers } from "./events.ts";
import { goodsHandlers } from "./goods-to-watch.ts";
import { jobHandlers } from "./jobs.ts";
import { keyHandlers } from "./keys.ts";
import { logHandlers } from "./log.ts";
import { orderChangeHandlers } from "./order-changes.ts";
import { orderHandlers } from "./orders.ts";
import { orderViewHandlers } from "./order-views.ts";
import { parcelHandlers } from "./parcels.ts";
import { outboxHandlers } from "./outbox.ts";
import { passkeyHandlers } from "./passkeys.ts";
import { phoneOrderHandlers } from "./phone-orders.ts";
import { phoneHandlers } from "./phone.ts";
import { pickedOrderHandlers } from "./picked-orders.ts";
import { readyTextHandlers } from "./ready-texts.ts";
import { returnHandlers } from "./returns.ts";
import { reviewHandlers } from "./reviews.ts";
import { sessionHandlers } from "./session.ts";
import { refundTransferHandlers } from "./refund-transfers.ts";
import { settlementHandlers } from "./settlements.ts";
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
  ...orderViewHandlers,
  ...pickedOrderHandlers,
  ...parcelHandlers,
  ...keyHandlers,
  ...logHandlers,
  ...undoHandlers,
  ...eventHandlers,
  ...todayHandlers,
  ...withdrawalHandlers,
  ...returnHandlers,
  ...complaintHandlers,
  ...settlementHandlers,
  ...refundTransferHandlers,
  ...emailHandlers,
  ...readyTextHandlers,
  ...orderChangeHandlers,
  ...phoneOrderHandlers,
  ...outboxHandlers,
  ...reviewHandlers,
  ...jobHandlers,
  ...goodsHandlers,
};

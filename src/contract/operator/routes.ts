import { complaintRoutes } from "./complaints.ts";
import { emailRoutes } from "./emails.ts";
import { eventRoutes } from "./events.ts";
import { goodsRoutes } from "./goods-to-watch.ts";
import { jobRoutes } from "./jobs.ts";
import { keyRoutes } from "./keys.ts";
import { logRoutes } from "./log.ts";
import { orderChangeRoutes } from "./order-changes.ts";
import { orderRoutes } from "./orders.ts";
import { orderViewRoutes } from "./order-views.ts";
import { parcelRoutes } from "./parcels.ts";
import { outboxRoutes } from "./outbox.ts";
import { passkeyRoutes } from "./passkeys.ts";
import { phoneOrderRoutes } from "./phone-orders.ts";
import { phoneRoutes } from "./phone.ts";
import { refundTransferRoutes } from "./refund-transfers.ts";
import { returnRoutes } from "./returns.ts";
import { settlementRoutes } from "./settlements.ts";
import { pickedOrderRoutes } from "./picked-orders.ts";
import { readyTextRoutes } from "./ready-texts.ts";
import { reviewRoutes } from "./reviews.ts";
import { sessionRoutes } from "./session.ts";
import { signInRoutes } from "./sign-in.ts";
import { staffRoutes } from "./staff.ts";
import { undoRoutes } from "./undo.ts";
import { todayRoutes } from "./today.ts";
import { withdrawalRoutes } from "./withdrawals.ts";

/** Every route of the operator API, by name: the server is registered from it, the staff's application calls by it. */
export const operatorRoutes = {
  ...sessionRoutes,
  ...signInRoutes,
  ...passkeyRoutes,
  ...phoneRoutes,
  ...staffRoutes,
  ...orderRoutes,
  ...orderViewRoutes,
  ...pickedOrderRoutes,
  ...parcelRoutes,
  ...keyRoutes,
  ...logRoutes,
  ...undoRoutes,
  ...eventRoutes,
  ...todayRoutes,
  ...withdrawalRoutes,
  ...returnRoutes,
  ...complaintRoutes,
  ...settlementRoutes,
  ...refundTransferRoutes,
  ...emailRoutes,
  ...readyTextRoutes,
  ...orderChangeRoutes,
  ...phoneOrderRoutes,
  ...outboxRoutes,
  ...reviewRoutes,
  ...jobRoutes,
  ...goodsRoutes,
};

export type OperatorRoutes = typeof operatorRoutes;
export type RouteName = keyof OperatorRoutes;

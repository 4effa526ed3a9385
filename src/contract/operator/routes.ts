import { emailRoutes } from "./emails.ts";
import { goodsRoutes } from "./goods-to-watch.ts";
import { jobRoutes } from "./jobs.ts";
import { keyRoutes } from "./keys.ts";
import { logRoutes } from "./log.ts";
import { orderRoutes } from "./orders.ts";
import { outboxRoutes } from "./outbox.ts";
import { passkeyRoutes } from "./passkeys.ts";
import { phoneRoutes } from "./phone.ts";
import { readyTextRoutes } from "./ready-texts.ts";
import { reviewRoutes } from "./reviews.ts";
import { sessionRoutes } from "./session.ts";
import { signInRoutes } from "./sign-in.ts";
import { staffRoutes } from "./staff.ts";
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
  ...keyRoutes,
  ...logRoutes,
  ...todayRoutes,
  ...withdrawalRoutes,
  ...emailRoutes,
  ...readyTextRoutes,
  ...outboxRoutes,
  ...reviewRoutes,
  ...jobRoutes,
  ...goodsRoutes,
};

export type OperatorRoutes = typeof operatorRoutes;
export type RouteName = keyof OperatorRoutes;

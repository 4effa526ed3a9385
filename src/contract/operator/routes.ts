import { complaintRoutes } from "./complaints.ts";
import { keyRoutes } from "./keys.ts";
import { logRoutes } from "./log.ts";
import { orderRoutes } from "./orders.ts";
import { passkeyRoutes } from "./passkeys.ts";
import { phoneRoutes } from "./phone.ts";
import { returnRoutes } from "./returns.ts";
import { settlementRoutes } from "./settlements.ts";
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
  ...returnRoutes,
  ...complaintRoutes,
  ...settlementRoutes,
};

export type OperatorRoutes = typeof operatorRoutes;
export type RouteName = keyof OperatorRoutes;

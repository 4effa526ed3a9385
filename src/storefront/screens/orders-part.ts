import type { Screens } from "../app/screens.ts";
import { UserOrderScreen } from "./UserOrderScreen.tsx";
import { UserOrdersScreen } from "./UserOrdersScreen.tsx";

export const screens: Screens = { userOrder: UserOrderScreen, userOrders: UserOrdersScreen };

import { user } from "../../domain/dictionary/pl/user.ts";
import { userOrders } from "../../domain/dictionary/pl/user-orders.ts";
import type { Screens } from "../app/screens.ts";
import { teach } from "../app/text.ts";
import { UserDataScreen } from "./UserDataScreen.tsx";
import { UserOrderScreen } from "./UserOrderScreen.tsx";
import { UserOrdersScreen } from "./UserOrdersScreen.tsx";

teach({ ...user, ...userOrders });

export const screens: Screens = { userData: UserDataScreen, userOrder: UserOrderScreen, userOrders: UserOrdersScreen };

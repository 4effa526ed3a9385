import { user } from "../../domain/dictionary/pl/user.ts";
import { userData } from "../../domain/dictionary/pl/user-data.ts";
import { userOrders } from "../../domain/dictionary/pl/user-orders.ts";
import type { Screens } from "../app/screens.ts";
import { teach } from "../app/text.ts";
import { AccountLinkScreen } from "./AccountLinkScreen.tsx";
import { NewsletterLinkScreen } from "./NewsletterLinkScreen.tsx";
import { UserDataScreen } from "./UserDataScreen.tsx";
import { UserOrderScreen } from "./UserOrderScreen.tsx";
import { UserOrdersScreen } from "./UserOrdersScreen.tsx";

teach({ ...user, ...userData, ...userOrders });

export const screens: Screens = {
  accountLink: AccountLinkScreen,
  newsletterLink: NewsletterLinkScreen,
  userData: UserDataScreen,
  userOrder: UserOrderScreen,
  userOrders: UserOrdersScreen,
};

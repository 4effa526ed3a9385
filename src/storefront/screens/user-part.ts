import type { Screens } from "../app/screens.ts";
import { AccountLinkScreen } from "./AccountLinkScreen.tsx";
import { NewsletterLinkScreen } from "./NewsletterLinkScreen.tsx";
import { UserDataScreen } from "./UserDataScreen.tsx";
import { UserOrderScreen } from "./UserOrderScreen.tsx";
import { UserOrdersScreen } from "./UserOrdersScreen.tsx";

export const screens: Screens = {
  accountLink: AccountLinkScreen,
  newsletterLink: NewsletterLinkScreen,
  userData: UserDataScreen,
  userOrder: UserOrderScreen,
  userOrders: UserOrdersScreen,
};

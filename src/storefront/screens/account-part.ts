import type { Screens } from "../app/screens.ts";
import { AccountLinkScreen } from "./AccountLinkScreen.tsx";
import { NewsletterLinkScreen } from "./NewsletterLinkScreen.tsx";
import { UserDataScreen } from "./UserDataScreen.tsx";

export const screens: Screens = {
  accountLink: AccountLinkScreen,
  newsletterLink: NewsletterLinkScreen,
  userData: UserDataScreen,
};

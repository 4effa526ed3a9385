import type { Screens } from "../app/screens.ts";
import { AccountLinkScreen } from "./AccountLinkScreen.tsx";
import { ComplaintScreen } from "./ComplaintScreen.tsx";
import { NewsletterLinkScreen } from "./NewsletterLinkScreen.tsx";
import { UserDataScreen } from "./UserDataScreen.tsx";
import { WithdrawalScreen } from "./WithdrawalScreen.tsx";

export const screens: Screens = {
  accountLink: AccountLinkScreen,
  complaint: ComplaintScreen,
  newsletterLink: NewsletterLinkScreen,
  userData: UserDataScreen,
  withdrawal: WithdrawalScreen,
};

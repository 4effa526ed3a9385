import { contact } from "../../domain/dictionary/pl/contact.ts";
import { forms } from "../../domain/dictionary/pl/forms.ts";
import { reviewing } from "../../domain/dictionary/pl/reviewing.ts";
import { withdrawal } from "../../domain/dictionary/pl/withdrawal.ts";
import type { Screens } from "../app/screens.ts";
import { teach } from "../app/text.ts";
import { ContactScreen } from "./ContactScreen.tsx";
import { ReviewScreen } from "./ReviewScreen.tsx";
import { StockAlertScreen } from "./StockAlertScreen.tsx";
import { WithdrawalScreen } from "./WithdrawalScreen.tsx";

teach({ ...forms, ...contact, ...reviewing, ...withdrawal });

export const screens: Screens = {
  contact: ContactScreen,
  review: ReviewScreen,
  stockAlert: StockAlertScreen,
  withdrawal: WithdrawalScreen,
};

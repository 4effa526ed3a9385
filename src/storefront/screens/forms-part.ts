import type { Screens } from "../app/screens.ts";
import { ContactScreen } from "./ContactScreen.tsx";
import { ReviewScreen } from "./ReviewScreen.tsx";
import { StockAlertScreen } from "./StockAlertScreen.tsx";

export const screens: Screens = {
  contact: ContactScreen,
  review: ReviewScreen,
  stockAlert: StockAlertScreen,
};

import type { Screens } from "../app/screens.ts";
import { ComplaintScreen } from "./ComplaintScreen.tsx";

export const screens: Screens = {
  complaint: ComplaintScreen,
};

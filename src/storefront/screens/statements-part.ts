import type { Screens } from "../app/screens.ts";
import { ComplaintScreen } from "./ComplaintScreen.tsx";
import { WithdrawalScreen } from "./WithdrawalScreen.tsx";

export const screens: Screens = { complaint: ComplaintScreen, withdrawal: WithdrawalScreen };

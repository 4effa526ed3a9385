import type { Screens } from "../app/screens.ts";
import { LookScreen } from "./LookScreen.tsx";

export const screens: Screens = { look: LookScreen };

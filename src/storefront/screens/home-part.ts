import type { Screens } from "../app/screens.ts";
import { HomeScreen } from "./HomeScreen.tsx";

export const screens: Screens = { home: HomeScreen };

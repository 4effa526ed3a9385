import { home } from "../../domain/dictionary/pl/home.ts";
import type { Screens } from "../app/screens.ts";
import { teach } from "../app/text.ts";
import { HomeScreen } from "./HomeScreen.tsx";

teach(home);

export const screens: Screens = { home: HomeScreen };

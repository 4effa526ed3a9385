import type { Screens } from "../app/screens.ts";
import { CompareScreen } from "./CompareScreen.tsx";
import { ContentScreen } from "./ContentScreen.tsx";
import { NotFoundScreen } from "./NotFoundScreen.tsx";
import { OfflineScreen } from "./OfflineScreen.tsx";

export const screens: Screens = {
  compare: CompareScreen,
  content: ContentScreen,
  notFound: NotFoundScreen,
  offline: OfflineScreen,
};

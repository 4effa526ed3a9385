import { information } from "../../domain/dictionary/pl/information.ts";
import { offline } from "../../domain/dictionary/pl/offline.ts";
import { text } from "../../domain/dictionary/pl/text.ts";
import type { Screens } from "../app/screens.ts";
import { teach } from "../app/text.ts";
import { CompareScreen } from "./CompareScreen.tsx";
import { ContentScreen } from "./ContentScreen.tsx";
import { NotFoundScreen } from "./NotFoundScreen.tsx";
import { OfflineScreen } from "./OfflineScreen.tsx";

teach({ ...text, ...information, ...offline });

export const screens: Screens = {
  compare: CompareScreen,
  content: ContentScreen,
  notFound: NotFoundScreen,
  offline: OfflineScreen,
};

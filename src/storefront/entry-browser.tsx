import { startTransition } from "react";
import type { AnyPage } from "../contract/page-data.ts";
import "./styles.ts";
import { App } from "./app/App.tsx";
import { startAtRest } from "./app/navigation/at-rest.ts";
import { takeHistoryEntry } from "./app/navigation/scroll-position.ts";
import { prepareScreen } from "./app/screens.ts";
import { takeOver } from "./app/navigation/take-over.ts";
import { watchErrors } from "./app/report-error.ts";
import { prepareMenu } from "./layout/CategoryMenuSlot.tsx";
import { startConsent } from "./consent/consent.ts";
import { setConfig, watchWidth } from "./session/display.ts";
import { startSession } from "./session/start.ts";

watchErrors(window);
takeHistoryEntry();
startSession(window);
watchWidth(window);
startConsent(window);
startAtRest();
// Only who uses the keyboard has a focus to lose.
const followKeys = () =>
  void import("./app/keep-focus.ts").then(
    ({ keepFocus }) => keepFocus(window),
    () => undefined,
  );
addEventListener("keydown", followKeys, { once: true, capture: true });

const root = document.getElementById("root");
const data = document.getElementById("page-data")?.textContent;
if (root !== null && data) {
  const page = JSON.parse(data) as AnyPage;
  setConfig(page.layout.config);
  await Promise.all([prepareScreen(page.template), prepareMenu()]);
  // From here on React hears what is pressed (head.ts).
  document.documentElement.dataset["taken"] = "";
  // As a transition it is done in slices: whoever taps meanwhile is answered between two of them.
  startTransition(() => takeOver(root, <App page={page} />));
}

import { startTransition } from "react";
import type { AnyPage } from "../contract/page-data.ts";
import { languageOf } from "../domain/language.ts";
import { App } from "./app/App.tsx";
import { speakLanguage } from "./app/first-texts.ts";
import { startAtRest } from "./app/navigation/at-rest.ts";
import { takeHistoryEntry } from "./app/navigation/scroll-position.ts";
import { prepareScreen } from "./app/screens.ts";
import { takeOver } from "./app/navigation/take-over.ts";
import { watchErrors } from "./app/report-error.ts";
import { prepareMenu } from "./layout/CategoryMenuSlot.tsx";
import { startConsent } from "./consent/consent.ts";
import { takeCurrency } from "./session/currency.ts";
import { setConfig, watchWidth } from "./session/display.ts";
import { startSession } from "./session/start.ts";
import { beginIn } from "./session/store.ts";

/**
 * Takes over the page that the document carries, and begins what goes with every page. Refuses when its code or its texts
 * cannot be had. The entry, which waits for it, is a file apart: a screen's code imports this one.
 */
export async function startPage(): Promise<void> {
  watchErrors(window);
  takeHistoryEntry();
  const page = givenPage();
  if (page !== null) beginIn(languageOf(page.lanId), page.currency);
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
  if (root === null || page === null) return;
  setConfig(page.layout.config);
  takeCurrency(page.currency, window);
  const shellSpoken = speakLanguage(languageOf(page.lanId).lanCode);
  await Promise.all([shellSpoken, prepareScreen(page.template), prepareMenu()]);
  // From here on React hears what is pressed (head.ts).
  document.documentElement.dataset["taken"] = "";
  // As a transition it is done in slices: whoever taps meanwhile is answered between two of them.
  startTransition(() => takeOver(root, <App page={page} />));
}

/** Returns the page that the document carries. */
function givenPage(): AnyPage | null {
  const data = document.getElementById("page-data")?.textContent;
  return data ? (JSON.parse(data) as AnyPage) : null;
}

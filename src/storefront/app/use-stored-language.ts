import { useEffect } from "react";
import { type LanId, languageOf } from "../../domain/language.ts";
import type { AnyPage } from "../../contract/page-data.ts";
import { languageIn } from "../../contract/paths.ts";
import { fetchLanguage } from "../session/language.ts";
import { setMeanwhile } from "../session/start.ts";
import { session, useSession } from "../session/store.ts";
import { isGivenIn } from "./first-texts.ts";
import { renewPage } from "./navigation/navigate.ts";

/**
 * A path without a language is prerendered in Polish; for a shopper who reads another one the page is fetched in it as
 * soon as the program runs. Until the right texts and prices are in, `<html>` has no `data-ready` and
 * its stylesheet keeps the prerendered ones unseen. When the language does not come, the shop is Polish meanwhile.
 * A path that names its language shows it from the start; the whole dictionary follows.
 */
export function useStoredLanguage(page: AnyPage): void {
  const lanId = useSession((state) => state.lanId);
  const lanDefs = useSession((state) => state.lanDefs);
  const missing = lanId !== 1 && lanDefs === null;
  const right = page.lanId === lanId && (!missing || isGivenIn(lanId));

  useEffect(() => {
    if (missing) void fetchLanguage(lanId).then((came) => !came && !isGivenIn(lanId) && polishMeanwhile(lanId));
  }, [missing, lanId]);

  // Kept by an older build, the dictionary may lack what this one says: every such code would read %CODE%.
  const older = lanId !== 1 && lanDefs !== null && lanDefs.build !== page.build;
  useEffect(() => {
    if (older) void fetchLanguage(lanId);
  }, [older, lanId, page.build]);

  useEffect(() => {
    if (page.lanId !== lanId && languageIn(location.pathname).lanId === 1)
      void renewPage().then((renewed) => renewed === "failed" && lanId !== 1 && polishMeanwhile(lanId));
  }, [page.lanId, lanId]);

  useEffect(() => {
    const { dataset, lang } = document.documentElement;
    const { tag } = languageOf(page.lanId);
    // Said again, it would have the browser work out the styles of the whole page again.
    if (lang !== tag) document.documentElement.lang = tag;
    // The store's own values reach the screen one render after hydration; only then is the prerender replaced.
    if (right && session.getState().lanId === lanId) dataset["ready"] = "";
  }, [right, lanId, page.lanId]);
}

/** The shopper's choice stays kept: it is tried again by the next page, and when the network is back. */
function polishMeanwhile(lanId: LanId): void {
  if (session.getState().lanId !== lanId) return;
  setMeanwhile({ lanId: 1, lanCode: "pl" });
  addEventListener("online", () => setMeanwhile({ lanId, lanCode: languageOf(lanId).lanCode }), { once: true });
}

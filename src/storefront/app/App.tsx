import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { AnyPage } from "../../contract/page-data.ts";
import { languageOf } from "../../domain/language.ts";
import { Shell } from "../layout/Shell.tsx";
import { setConfig } from "../session/display.ts";
import { Boundary } from "./Boundary.tsx";
import { fetchInSight } from "./navigation/fetch-in-sight.ts";
import { followLinks } from "./navigation/follow-links.ts";
import { IconSprite } from "./IconSprite.tsx";
import { startTravelling } from "./navigation/navigate.ts";
import { FirstPageContext, LanguageContext, LayoutContext } from "./navigation/page-context.ts";
import { Screen } from "./Screen.tsx";
import { ScreenTrouble } from "./ScreenTrouble.tsx";
import { sayAsOn } from "./text.ts";
import { endTakeOver } from "./navigation/taking-over.ts";
import { useStoredLanguage } from "./use-stored-language.ts";

/** The whole shop window around the page the browser was given; later pages come by page data. */
export function App({ page: first }: { page: AnyPage }) {
  const [page, setPage] = useState(first);
  sayAsOn(page);
  useEffect(() => {
    const show = (next: AnyPage) => flushSync(() => setPage(next));
    const stops = [startTravelling(first, show), followLinks(document), fetchInSight(window)];
    return () => stops.forEach((stop) => stop());
  }, [first]);
  useEffect(() => setConfig(page.layout.config), [page.layout]);
  useStoredLanguage(page);
  useEffect(endTakeOver, []);
  return (
    <LayoutContext value={page.layout}>
      <LanguageContext value={languageOf(page.lanId).lanCode}>
        <FirstPageContext value={first}>
          <IconSprite />
          <Boundary of="Shell" anew={page} instead={<ScreenTrouble />}>
            <Shell>
              <Boundary of={page.template} anew={page} instead={<ScreenTrouble />}>
                <Screen page={page} />
              </Boundary>
            </Shell>
          </Boundary>
        </FirstPageContext>
      </LanguageContext>
    </LayoutContext>
  );
}
